import { hotelView } from './hotel-view';

/** A product with slots, and the calls that a form sends for them. */

/** 10:30 in Madrid on Friday 12 June 2026. */
export const clock = () => new Date('2026-06-12T08:30:00Z');
export const BOOKED = { uuid: '7d4a2c1e-0000-4000-8000-000000000031', max_booking_slot: 2 };

const CALL = `GET /api/v1/public/products/${BOOKED.uuid}/check-availability-property`;
const HOTEL = `hotel_uuid=${hotelView().uuid}`;

export const daysFrom = (from: string, to: string) => `${CALL}?start_date=${from}&end_date=${to}&type=days&${HOTEL}`;
export const timesOn = (date: string) => `${CALL}?date=${date}&type=times&${HOTEL}`;
export const JUNE = daysFrom('2026-06-12', '2026-06-30');

/** Free slots by day. */
export const days = (free: Record<string, number>) => ({
  data: Object.entries(free).map(([service_date, available_timeslots]) => ({ service_date, available_timeslots })),
});

/** The free times of a day, as HH:MM. */
export const times = (...starts: string[]) => ({
  data: starts.map((start) => ({ start_time: `${start}:00`, service_time: start })),
});
