import type { Kit } from '../options/kit';

/**
 * What a checkout asks for, from what could be read. "None" is an answer of the hotel's and never the lack of one: an
 * order must not go without what the hotel would have asked. Rules: checkout/CO3, checkout/CO4, checkout/CO12.
 */

/** An answer of the platform; undefined: it is still on its way. */
export type ApiRead<T> = { ok: true; value: T } | { ok: false } | undefined;

type Resolved<T> = { kind: 'known'; value: T } | { kind: 'reading' } | { kind: 'failed' };

const known = <T>(value: T): Resolved<T> => ({ kind: 'known', value });

/** What the hotel says of itself, where a call for the products has nothing to give; else what is still at hand. */
function fromHotel<H, T>(hotel: ApiRead<H>, of: (hotel: H) => T, kept: T | null): Resolved<T> {
  if (hotel === undefined) return { kind: 'reading' };
  if (hotel.ok) return known(of(hotel.value));
  return kept === null ? { kind: 'failed' } : known(kept);
}

/** The ways to pay: those for the products; failed: the hotel's. `kept`: those that were read before. */
export function resolvePayments<P>(
  asked: ApiRead<readonly P[]>,
  hotel: ApiRead<{ payments: readonly P[] }>,
  kept: readonly P[] | null,
): Resolved<readonly P[]> {
  if (asked === undefined) return { kind: 'reading' };
  return asked.ok ? known(asked.value) : fromHotel(hotel, ({ payments }) => payments, kept);
}

/** The order-level options: those for the products; empty or failed: the hotel's. `kept`: those that the cart holds. */
export function resolveOrderKit(
  asked: ApiRead<Kit | null>,
  hotel: ApiRead<{ property: Kit | null }>,
  kept: Kit | null,
): Resolved<Kit | null> {
  if (asked === undefined) return { kind: 'reading' };
  return hasOwnKit(asked) ? known(asked.value) : fromHotel(hotel, ({ property }) => property, kept);
}

const hasOwnKit = (asked: ApiRead<Kit | null>): asked is { ok: true; value: Kit } =>
  asked?.ok === true && (asked.value?.properties.length ?? 0) > 0;

/** Whether the hotel itself has to be asked. */
export const needsHotelFallback = (payments: ApiRead<unknown>, properties: ApiRead<Kit | null>): boolean =>
  payments?.ok === false || (properties !== undefined && !hasOwnKit(properties));
