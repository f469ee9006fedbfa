/** Seconds for which a chosen slot is held for a guest. Rule: booking/B28. */
export const HOLD_SECONDS = 300;

/** Seconds before the end of a hold at which its end is announced. Rule: booking/B29. */
export const HOLD_WARNING_SECONDS = 30;

/** Slots that one device can hold at the same time. Rule: booking/B33. */
export const MAX_HELD_SLOTS = 12;

/** A held slot of a product. `endsAt`: milliseconds on the device's clock. */
export type HeldSlot = { slot: string; endsAt: number };

/** The whole seconds left of a hold, at least 0. */
export const secondsLeft = (endsAt: number, now: number): number => Math.max(0, Math.ceil((endsAt - now) / 1000));

/** Seconds as a clock like '4:32'. */
export const formatCountdown = (seconds: number): string =>
  `${Math.trunc(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The held slots that end first; empty if none is held. All have the same end. */
export function firstToEnd(held: readonly HeldSlot[]): readonly HeldSlot[] {
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
