import { HOLD_SECONDS } from './slot-hold';
import { slotParts } from './slot-rules';

/**
 * What all guests behind one address of the internet can hold of a hotel. A whole hotel has one address, so these numbers
 * are those of a busy hotel and not of a guest. Rule: booking/B38.
 */
export const HOLD_BOUNDS = {
  /** Places at the same time: 60 guests who choose a time in the same five minutes. */
  places: 60,
  /** Days of one product at the same time. */
  days: 7,
  /** The part of the free places of a product's day; one place is always among them. */
  dayShare: 0.5,
  /** Seconds of held places without an order after which holds become shorter; as many are forgotten in an hour. */
  freeSeconds: 60 * HOLD_SECONDS,
  /** The shortest hold: enough to send an order. */
  shortest: 60,
} as const;

const HOUR_SECONDS = 3600;

/** The counted seconds at which a hold is the shortest; more are not counted, so that a few hours are enough to recover. */
const MAX_COUNTED = (HOLD_BOUNDS.freeSeconds * HOLD_SECONDS) / HOLD_BOUNDS.shortest;

/** Seconds after which nothing of a count is left, whatever it was. */
export const HOLD_COUNT_LASTS = (MAX_COUNTED / HOLD_BOUNDS.freeSeconds) * HOUR_SECONDS;

/**
 * The seconds for which an address has held places that no order followed, at a moment. `at`: milliseconds. A hold is
 * counted when it begins; an order takes it away again, and a release what is left of it.
 */
export type HoldCount = { seconds: number; at: number };

/** The count at a later moment, with this many seconds more, or fewer. */
export function countHolds(count: HoldCount, more: number, now: number): HoldCount {
  const elapsed = Math.max(0, now - count.at) / 1000;
  const left = Math.max(0, count.seconds - (elapsed * HOLD_BOUNDS.freeSeconds) / HOUR_SECONDS);
  return { seconds: Math.min(MAX_COUNTED, Math.max(0, left + more)), at: now };
}

/** What an address holds now of a hotel. */
export type AddressHolds = {
  /** Of all products. */
  places: number;
  /** Days of the product with a held place, as dates. */
  days: readonly string[];
  /** Of the product on the day of the wanted slot. */
  placesOfDay: number;
};

/** What an address holds, seen from a product's day. */
export function addressHolds(
  all: readonly { productId: number; slot: string }[],
  { productId, date }: { productId: number; date: string },
): AddressHolds {
  const days = all.filter((hold) => hold.productId === productId).map(({ slot }) => slotParts(slot).date);
  return { places: all.length, days: [...new Set(days)], placesOfDay: days.filter((day) => day === date).length };
}

/**
 * For how many seconds one more place of a product's day is held; 0: it is not held, and the order decides. `freeOfDay`: the
 * places of that day that are not sold. Rule: booking/B38.
 */
export function holdSeconds(wanted: {
  date: string;
  freeOfDay: number;
  held: AddressHolds;
  /** Of this moment. */
  counted: number;
}): number {
  const { date, freeOfDay, held, counted } = wanted;
  const share = Math.max(1, Math.floor(freeOfDay * HOLD_BOUNDS.dayShare));
  const isNewDay = !held.days.includes(date);
  if (held.places >= HOLD_BOUNDS.places || held.placesOfDay >= share) return 0;
  if (isNewDay && held.days.length >= HOLD_BOUNDS.days) return 0;
  if (counted <= HOLD_BOUNDS.freeSeconds) return HOLD_SECONDS;
  return Math.max(HOLD_BOUNDS.shortest, Math.floor((HOLD_SECONDS * HOLD_BOUNDS.freeSeconds) / counted));
}
