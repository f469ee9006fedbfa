/** A day of a bookable product. Rule: platform-calls/W11. `service_date`: YYYY-MM-DD in the hotel's local time. */
export type AvailabilityDay = { service_date: string; available_timeslots: number };

/** The places of all times of a day that can still be booked: those left, and all. Rule: platform-calls/W25. */
export type AvailabilityPlaces = { free: number; total: number };

/**
 * A free time of a day. `start_time` is the server's own string and goes into the order unchanged (booking/B6);
 * `service_time` is its label.
 */
export type AvailabilityTime = { start_time: string; service_time: string };

/**
 * Which slots of a product to hold, and which of the device's own holds to release. `holder`: the device's secret code, a
 * uuid (v4). `request_id`: a uuid of this request, with which a later one can `cancel` it although it may not have
 * arrived. Rules: platform-calls/W31, booking/B34.
 */
export type SlotHoldRequest = {
  hotel_uuid: string;
  holder: string;
  hold: readonly string[];
  release: readonly string[];
  request_id?: string;
  cancel?: string;
};

/**
 * `held`: every slot of the product that the holder has now, also from earlier calls. `taken`: the requested slots that
 * are not free. A slot in neither list is not held, because the device holds too many.
 */
export type SlotHolds = { held: readonly { slot: string; seconds_left: number }[]; taken: readonly string[] };
