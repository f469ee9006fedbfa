/** A day of a scheduled product. Source: guest-app 3 "Availability day". `service_date`: YYYY-MM-DD in the hotel's wall time. */
export type AvailabilityDay = { service_date: string; available_timeslots: number };

/**
 * A time of such a day. `start_time` is the server's own text and goes into the order unchanged (reading 10);
 * `service_time` is its label.
 */
export type AvailabilityTime = { start_time: string; service_time: string };
