/** A day of a scheduled product. Rule: platform-calls/W11. `service_date`: YYYY-MM-DD in the hotel's wall time. */
export type AvailabilityDay = { service_date: string; available_timeslots: number };

/**
 * A time of such a day. `start_time` is the server's own text and goes into the order unchanged (booking/B6);
 * `service_time` is its label.
 */
export type AvailabilityTime = { start_time: string; service_time: string };
