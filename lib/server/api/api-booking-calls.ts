import 'server-only';
import type { SlotHoldRequest } from '@/lib/contract/availability';
import { type ApiResponse, refused } from '@/lib/contract/refusals';
import { readSlotHoldRequest } from '@/lib/contract/schema/slot-hold';
import { consumeLimit } from '../limits/rate-limits';
import { platformApi, platformHolds } from '../upstream/platform-api';
import { type Call, type CallContext, withInput } from './api-call';
import { consumeGuestLimit } from './limit-guest';

const isDate = (text: string | null): text is string => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Free days or times of a product, fetched from the platform each time. Rule: booking/B22. */
async function availabilityCall({ hotel, params, query, clientIp }: CallContext): Promise<ApiResponse<unknown>> {
  const product = params.product ?? '';
  const [from, to, date, holder] = ['start_date', 'end_date', 'date', 'holder'].map((key) => query.get(key) ?? null);
  const api = platformApi(clientIp);
  const about = { hotelUuid: hotel.uuid, ...(holder && { holder }) };
  if (query.get('type') === 'days' && isDate(from ?? null) && isDate(to ?? null))
    return api.availableDays(product, { ...about, from: from ?? '', to: to ?? '' });
  if (query.get('type') === 'times' && isDate(date ?? null))
    return api.availableTimes(product, { ...about, date: date ?? '' });
  if (query.get('type') === 'places' && isDate(date ?? null))
    return api.availablePlaces(product, { hotelUuid: hotel.uuid, date: date ?? '' });
  return refused('invalid', { type: 'days with start_date and end_date, or times or places with date' });
}

/** Releasing is never limited, because it only gives back. */
async function holdLimit(context: CallContext, { hold }: SlotHoldRequest): Promise<number | null> {
  if (hold.length === 0) return null;
  const wait = await consumeGuestLimit('holds', context, null);
  return wait ?? consumeLimit('heldSlots', context.hotel.code, context.clientIp, hold.length);
}

const holdCall = (context: CallContext): Promise<ApiResponse<unknown>> =>
  withInput(
    context,
    readSlotHoldRequest(context.body),
    (request) => holdLimit(context, request),
    (request) =>
      platformHolds(context.clientIp).holdSlots(context.params.product ?? '', {
        ...request,
        hotel_uuid: context.hotel.uuid,
      }),
  );

/** The calls about slots. Rules: platform-calls/W11, platform-calls/W25, platform-calls/W31. */
export const API_BOOKING_CALLS: readonly Call[] = [
  {
    id: 'readAvailability',
    hotelIn: { query: 'hotel_uuid' },
    handle: availabilityCall,
  },
  { id: 'holdSlots', hotelIn: { body: 'hotel_uuid' }, handle: holdCall },
];
