import type { AvailabilityDay, AvailabilityPlaces, AvailabilityTime } from '@/lib/contract/availability';
import { addDays } from '@/lib/domain/booking/calendar-date';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { slotLabel, slotValue } from '@/lib/domain/booking/slot-rules';
import type { Db } from '../database/database';
import type { StoredProduct } from '../stores/catalogue/products';
import { takenSlots } from '../stores/catalogue/slots';
import type { StoredHotel } from '../stores/hotels';
import { freeTimes, offeredTimes } from './slot-plan';

export type BookedProduct = { hotel: StoredHotel; product: StoredProduct; now: Date };

/**
 * Returns a function that gives the free times of a date, after one query for `days`; null: the product cannot be
 * booked.
 */
async function freeTimesReader(
  db: Db,
  { hotel, product, now }: BookedProduct,
  days: { from: string; to: string },
): Promise<((date: string) => readonly string[]) | null> {
  const { slots: plan } = product;
  if (plan === null || !product.product.is_available) return null;
  const taken = await takenSlots(db, hotel.code, { productId: Number(product.product.id), ...days });
  const at = { taken, now: hotelNow(hotel.hotel.ext_data.timezone, now) };
  return (date) => freeTimes(plan, date, at);
}

/** The days between two dates, both included, that have free slots, with the number of these slots. */
export async function availableDays(
  db: Db,
  booked: BookedProduct,
  days: { from: string; to: string },
): Promise<readonly AvailabilityDay[]> {
  const freeTimesOn = await freeTimesReader(db, booked, days);
  if (freeTimesOn === null) return [];
  const listed: AvailabilityDay[] = [];
  for (let date = days.from; date <= days.to; date = addDays(date, 1)) {
    const { length } = freeTimesOn(date);
    if (length > 0) listed.push({ service_date: date, available_timeslots: length });
  }
  return listed;
}

/** The free slots of a day, earliest first. */
export async function availableTimes(
  db: Db,
  booked: BookedProduct,
  date: string,
): Promise<readonly AvailabilityTime[]> {
  const freeTimesOn = await freeTimesReader(db, booked, { from: date, to: date });
  return (freeTimesOn?.(date) ?? []).map((start_time) => ({
    start_time,
    service_time: slotLabel({ start_time, service_time: null }),
  }));
}

/** How full a day is: the places left in its times that can still be booked, and all places in them. */
export async function availablePlaces(
  db: Db,
  { hotel, product, now }: BookedProduct,
  date: string,
): Promise<AvailabilityPlaces> {
  const { slots: plan } = product;
  if (plan === null || !product.product.is_available) return { free: 0, total: 0 };
  const taken = await takenSlots(db, hotel.code, { productId: Number(product.product.id), from: date, to: date });
  const times = offeredTimes(plan, date, hotelNow(hotel.hotel.ext_data.timezone, now));
  const left = times.map((start_time) =>
    Math.max(0, plan.capacity - (taken.get(slotValue(date, { start_time })) ?? 0)),
  );
  return { free: left.reduce((sum, places) => sum + places, 0), total: times.length * plan.capacity };
}
