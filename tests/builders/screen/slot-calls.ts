import { hotelView } from './hotel-view';

/** 10:30 in Madrid on Friday 12 June 2026. */
export const clock = () => new Date('2026-06-12T08:30:00Z');
/** The booked product. */
export const SLOT_PRODUCT = {
  uuid: '7d4a2c1e-0000-4000-8000-000000000031',
  max_booking_slot: 2,
  slot_minutes: null,
  slot_hold_seconds: null,
};

const CALL = `GET /api/v1/public/products/${SLOT_PRODUCT.uuid}/check-availability-property`;
const HOTEL = `hotel_uuid=${hotelView().uuid}`;

/** The calls that a form sends for free days and times, and the responses to them. */
export const daysCall = (from: string, to: string) => `${CALL}?start_date=${from}&end_date=${to}&type=days&${HOTEL}`;
export const timesCall = (date: string) => `${CALL}?date=${date}&type=times&${HOTEL}`;
export const JUNE_DAYS = daysCall('2026-06-12', '2026-06-30');
/** The fourteen days of the strip. */
export const NEXT_DAYS = daysCall('2026-06-12', '2026-06-25');

/** Free slots by day. */
export const daysResponse = (free: Record<string, number>) => ({
  data: Object.entries(free).map(([service_date, available_timeslots]) => ({ service_date, available_timeslots })),
});

/** The free times of a day, as HH:MM. */
export const timesResponse = (...starts: string[]) => ({
  data: starts.map((start) => ({ start_time: `${start}:00`, service_time: start })),
});
