import type { AvailabilityDay, AvailabilityTime } from '@/lib/contract/availability';
import { addDays } from '@/lib/domain/booking/calendar-date';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { slotLabel } from '@/lib/domain/booking/slot-rules';
import type { Db } from '../database/database';
import type { StoredHotel } from '../stores/hotels';
import type { StoredProduct } from '../stores/products';
import { takenSlots } from '../stores/slots';
import { freeTimes } from './slot-plan';

/** A product that someone wants to book, now. */
export type BookedProduct = { hotel: StoredHotel; product: StoredProduct; now: Date };

/** A reader of what is free, day by day, after one look at what has been booked; null: nothing can be booked at all. */
async function freeOn(
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

/** The days from one to another, both included, that have a free slot, with the number of free slots. */
export async function availableDays(
  db: Db,
  asked: BookedProduct,
  days: { from: string; to: string },
): Promise<readonly AvailabilityDay[]> {
  const free = await freeOn(db, asked, days);
  if (free === null) return [];
  const listed: AvailabilityDay[] = [];
  for (let date = days.from; date <= days.to; date = addDays(date, 1)) {
    const { length } = free(date);
    if (length > 0) listed.push({ service_date: date, available_timeslots: length });
  }
  return listed;
}

/** The free slots of a day, earliest first. */
export async function availableTimes(db: Db, asked: BookedProduct, date: string): Promise<readonly AvailabilityTime[]> {
  const free = await freeOn(db, asked, { from: date, to: date });
  return (free?.(date) ?? []).map((start_time) => ({
    start_time,
    service_time: slotLabel({ start_time, service_time: null }),
  }));
}
