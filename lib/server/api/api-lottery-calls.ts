import 'server-only';
import type { ApiResponse } from '@/lib/contract/refusals';
import { readNewEntry } from '@/lib/contract/schema/lottery';
import { platformLottery } from '../upstream/platform-api';
import { type Call, type CallContext, NOT_FOUND, withInput } from './api-call';
import { consumeGuestLimit } from './limit-guest';

/** Whether the path names a section as platforms number them (platform-calls/W17). */
const isSectionId = (part: string | undefined): part is string => /^\d{1,15}$/.test(part ?? '');

async function enterCall(context: CallContext): Promise<ApiResponse<unknown>> {
  const { params, hotel, body, clientIp } = context;
  const { section } = params;
  if (!isSectionId(section)) return NOT_FOUND;
  return withInput(
    context,
    readNewEntry(body),
    (entry) => consumeGuestLimit('entries', context, entry.person_uuid),
    (entry) => platformLottery(clientIp).enter(section, { ...entry, hotel_uuid: hotel.uuid }),
  );
}

async function entryCall({ params, hotel, clientIp }: CallContext): Promise<ApiResponse<unknown>> {
  const { section, entry = '' } = params;
  return isSectionId(section)
    ? platformLottery(clientIp).entry(section, { hotelUuid: hotel.uuid, uuid: entry })
    : NOT_FOUND;
}

/** The calls of draws. Rule: platform-calls/W28. */
export const API_LOTTERY_CALLS: readonly Call[] = [
  { id: 'enterLottery', hotelIn: { body: 'hotel_uuid' }, handle: enterCall },
  {
    id: 'readLotteryEntry',
    hotelIn: { query: 'hotel_uuid' },
    handle: entryCall,
  },
];
