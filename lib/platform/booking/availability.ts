import type { AvailabilityDay, AvailabilityPlaces, AvailabilityTime } from '@/lib/contract/availability';
import { addDays } from '@/lib/domain/booking/calendar-date';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { slotLabel, slotValue } from '@/lib/domain/booking/slot-rules';
import { freeTimes, offeredTimes } from '../content/slot-plan';
import type { Db } from '../database/database';
import type { StoredProduct } from '../stores/catalogue/products';
import { heldPlaces } from '../stores/catalogue/slot-holds';
import { soldPlaces } from '../stores/catalogue/slots';
import type { StoredHotel } from '../stores/hotels';

/** `holder`: the code of the device that asks; what it holds itself is free for it. null: it holds nothing. */
export type BookedProduct = { hotel: StoredHotel; product: StoredProduct; now: Date; holder: string | null };

/** The places in each slot that are sold, or held for somebody else. Rule: booking/B28. */
async function takenPlaces(
  db: Db,
  { hotel, product, now, holder }: BookedProduct,
  days: { from: string; to: string },
): Promise<ReadonlyMap<string, number>> {
  const query = { productId: Number(product.product.id), ...days };
  const taken = new Map(await soldPlaces(db, hotel.code, query));
  const held = await heldPlaces(db, hotel.code, { ...query, holder, now: now.toISOString() });
  for (const [slot, places] of held) taken.set(slot, places + (taken.get(slot) ?? 0));
  return taken;
}

type TimesOfDay = { offered: readonly string[]; free: readonly string[] };

/**
 * Returns a function that gives the times of a date, after one reading of `days`; null: the product cannot be booked.
 */
async function timesReader(
  db: Db,
  booked: BookedProduct,
  days: { from: string; to: string },
): Promise<((date: string) => TimesOfDay) | null> {
  const { slots: plan, product } = booked.product;
  if (plan === null || !product.is_available) return null;
  const taken = await takenPlaces(db, booked, days);
  const now = hotelNow(booked.hotel.hotel.ext_data.timezone, booked.now);
  return (date) => ({ offered: offeredTimes(plan, date, now), free: freeTimes(plan, date, { taken, now }) });
}

/**
 * The days between two dates, both included, on which slots can be booked, with the number of the free ones: 0 for a full
 * day. Closed days are missing. Rule: booking/B26.
 */
export async function availableDays(
  db: Db,
  booked: BookedProduct,
  days: { from: string; to: string },
): Promise<readonly AvailabilityDay[]> {
  const timesOn = await timesReader(db, booked, days);
  if (timesOn === null) return [];
  const listed: AvailabilityDay[] = [];
  for (let date = days.from; date <= days.to; date = addDays(date, 1)) {
    const { offered, free } = timesOn(date);
    if (offered.length > 0) listed.push({ service_date: date, available_timeslots: free.length });
  }
  return listed;
}

/** The free slots of a day, earliest first. */
export async function availableTimes(
  db: Db,
  booked: BookedProduct,
  date: string,
): Promise<readonly AvailabilityTime[]> {
  const timesOn = await timesReader(db, booked, { from: date, to: date });
  return (timesOn?.(date).free ?? []).map((start_time) => ({
    start_time,
    service_time: slotLabel({ start_time, service_time: null }),
  }));
}

/** How full a day is: the places left in its times that can still be booked, and all places in them. */
export async function availablePlaces(db: Db, booked: BookedProduct, date: string): Promise<AvailabilityPlaces> {
  const { slots: plan, product } = booked.product;
  if (plan === null || !product.is_available) return { free: 0, total: 0 };
  const taken = await takenPlaces(db, booked, { from: date, to: date });
  const times = offeredTimes(plan, date, hotelNow(booked.hotel.hotel.ext_data.timezone, booked.now));
  const left = times.map((start_time) =>
    Math.max(0, plan.capacity - (taken.get(slotValue(date, { start_time })) ?? 0)),
  );
  return { free: left.reduce((sum, places) => sum + places, 0), total: times.length * plan.capacity };
}
