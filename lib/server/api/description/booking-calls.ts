import { z } from 'zod';
import { availabilityDay, availabilityPlaces, availabilityTime } from '@/lib/contract/schema/availability';
import { slotHoldRequest, slotHolds } from '@/lib/contract/schema/slot-hold';
import { EXAMPLE_UUID, guestCall, hotelKey, uuid } from './guest-call';

const date = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** The calls about slots. */
export const DESCRIBED_BOOKING_CALLS = [
  guestCall({
    id: 'readAvailability',
    summary: 'Reads the free days or times of a product that is booked',
    about:
      'With the type days: the days from start_date to end_date, of which those without free times may be missing. With times: the free times of a date. With places: how full a date is, null where that is not known.',
    params: { product: uuid },
    query: z.object({
      type: z.enum(['days', 'times', 'places']),
      hotel_uuid: hotelKey,
      start_date: date.optional().describe('With days, and needed then'),
      end_date: date.optional().describe('With days, and needed then; at most 62 days'),
      date: date.optional().describe('With times and places, and needed then'),
      holder: z.string().optional().describe('The device’s code: the slots that it holds count as free'),
    }),
    response: z.union([z.array(availabilityDay), z.array(availabilityTime), availabilityPlaces.nullable()]),
  }),
  guestCall({
    id: 'holdSlots',
    summary: 'Holds slots of a product for a device, or releases them',
    about:
      'Only for products with slot_hold_seconds. held has every slot of the product that the device has now, taken those that are not free. request_id names the request, so that a later one can cancel it although it may not have arrived.',
    params: { product: uuid },
    body: slotHoldRequest,
    example: {
      hotel_uuid: EXAMPLE_UUID,
      holder: EXAMPLE_UUID,
      hold: ['2026-05-31 10:00:00'],
      release: [],
    },
    response: slotHolds,
    limits: ['holds', 'heldSlots'],
  }),
];
