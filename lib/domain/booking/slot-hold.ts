import { isRecord, readNumber, readString } from '../json/read-value';

/** Seconds for which a chosen slot is held for a guest. Rule: booking/B28. */
export const HOLD_SECONDS = 300;

/** Seconds before the end of a hold at which its end is announced. Rule: booking/B29. */
export const HOLD_WARNING_SECONDS = 30;

/** Slots that one device can hold at the same time. Rule: booking/B33. */
export const MAX_HELD_SLOTS = 12;

/**
 * A hold as the device keeps it. `endsAt`: milliseconds on the device's clock; 0: it has run out, and its slot is still in
 * the cart.
 */
export type DeviceHold = HeldSlot & { product: string };

const ENDED = 0;

/** Whether a stored value is a hold. */
export const isDeviceHold = (value: unknown): value is DeviceHold =>
  isRecord(value) &&
  readString(value.product) !== null &&
  readString(value.slot) !== null &&
  (readNumber(value.endsAt) ?? -1) >= ENDED;

/** The chosen slots of a line of the cart. `product`: its uuid. */
export type LineSlots = { product: string; slots: readonly string[] };

const isOneOf = ({ product, slots }: LineSlots, hold: DeviceHold): boolean =>
  hold.product === product && slots.includes(hold.slot);

/** The device's holds once these slots are no longer held, which the cart still has. Rule: booking/B31. */
export const withEnded = (all: readonly DeviceHold[], ended: LineSlots): readonly DeviceHold[] =>
  all.map((hold) => (isOneOf(ended, hold) ? { ...hold, endsAt: ENDED } : hold));

/**
 * The device's holds at a moment. A hold that has run out is remembered while a line has its slot, and forgotten
 * otherwise. `ended`: the slots of lines whose hold has run out since the last time. Rule: booking/B31.
 */
export function afterRunOut(
  all: readonly DeviceHold[],
  lines: readonly LineSlots[],
  now: number,
): { holds: readonly DeviceHold[]; ended: readonly string[] } {
  const isInCart = (hold: DeviceHold) => lines.some((line) => isOneOf(line, hold));
  const isOver = (hold: DeviceHold) => hold.endsAt <= now;
  return {
    holds: all
      .filter((hold) => !isOver(hold) || isInCart(hold))
      .map((hold) => (isOver(hold) ? { ...hold, endsAt: ENDED } : hold)),
    ended: all.filter((hold) => hold.endsAt !== ENDED && isOver(hold) && isInCart(hold)).map(({ slot }) => slot),
  };
}

/**
 * The device's holds with those of a product that its cart has. What the cart has not is forgotten, and what is not among
 * `held` stays as it was: another tab may hold it. Rule: booking/B31.
 */
export const withHolds = (
  all: readonly DeviceHold[],
  { product, held, inCart }: { product: string; held: readonly HeldSlot[]; inCart: readonly string[] },
): readonly DeviceHold[] => {
  const known = { product, slots: held.map(({ slot }) => slot) };
  const kept = all.filter((hold) => hold.product !== product || (inCart.includes(hold.slot) && !isOneOf(known, hold)));
  return [...kept, ...held.map(({ slot, endsAt }) => ({ product, slot, endsAt }))];
};

/** What the device knows of the holds of a line's slots: those that are held, and the slots that are no longer. */
export function holdsOf(
  all: readonly DeviceHold[],
  line: LineSlots,
): { held: readonly DeviceHold[]; ended: readonly string[] } {
  const own = all.filter((hold) => isOneOf(line, hold));
  const held = own.filter(({ endsAt }) => endsAt !== ENDED);
  return { held, ended: own.filter(({ endsAt }) => endsAt === ENDED).map(({ slot }) => slot) };
}

/** A held slot of a product. `endsAt`: milliseconds on the device's clock. */
export type HeldSlot = { slot: string; endsAt: number };

/** The whole seconds left of a hold, at least 0. */
export const secondsLeft = (endsAt: number, now: number): number => Math.max(0, Math.ceil((endsAt - now) / 1000));

/** Seconds as a clock like '4:32'. */
export const formatCountdown = (seconds: number): string =>
  `${Math.trunc(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The held slots that end first; empty if none is held. All have the same end. */
export function firstToEnd<Held extends HeldSlot>(held: readonly Held[]): readonly Held[] {
  const end = Math.min(...held.map(({ endsAt }) => endsAt));
  return held.filter(({ endsAt }) => endsAt === end);
}

/**
 * What to ask the platform for, so that exactly the wanted slots are held: `hold` is chosen and not held yet, `release`
 * is held, and neither chosen nor in the cart. A slot of the cart keeps its hold, but is not held anew. Rules:
 * booking/B30, booking/B31.
 */
export function holdChanges(state: { held: readonly string[]; chosen: readonly string[]; inCart: readonly string[] }): {
  hold: readonly string[];
  release: readonly string[];
} {
  const { held, chosen, inCart } = state;
  return {
    hold: chosen.filter((slot) => !held.includes(slot)),
    release: held.filter((slot) => !chosen.includes(slot) && !inCart.includes(slot)),
  };
}
