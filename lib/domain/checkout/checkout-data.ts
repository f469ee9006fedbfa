import type { Kit } from '../options/kit';

/**
 * Decides which payments and options a checkout displays, from the responses received so far. An empty list counts only
 * if the hotel sent it; a failed request never means "none", because an order must not be sent without the hotel's
 * questions. Rules: checkout/CO3, checkout/CO4, checkout/CO12.
 */

/** The result of a request to the platform; undefined: it is still loading. */
export type ApiRead<T> = { ok: true; value: T } | { ok: false } | undefined;

type Resolved<T> = { kind: 'known'; value: T } | { kind: 'loading' } | { kind: 'failed' };

const known = <T>(value: T): Resolved<T> => ({ kind: 'known', value });

/** Reads a value from the hotel's data, or uses the last known value if that request failed too. */
function fromHotel<H, T>(hotel: ApiRead<H>, of: (hotel: H) => T, fallback: T | null): Resolved<T> {
  if (hotel === undefined) return { kind: 'loading' };
  if (hotel.ok) return known(of(hotel.value));
  return fallback === null ? { kind: 'failed' } : known(fallback);
}

/**
 * Returns the payment methods: those for the products, or the hotel's if that request failed. `fallback`: those of an
 * earlier response.
 */
export function resolvePayments<P>(
  response: ApiRead<readonly P[]>,
  hotel: ApiRead<{ payments: readonly P[] }>,
  fallback: readonly P[] | null,
): Resolved<readonly P[]> {
  if (response === undefined) return { kind: 'loading' };
  return response.ok ? known(response.value) : fromHotel(hotel, ({ payments }) => payments, fallback);
}

/**
 * Returns the order-level options: those for the products, or the hotel's if the response is empty or failed. `fallback`:
 * those stored in the cart.
 */
export function resolveOrderKit(
  response: ApiRead<Kit | null>,
  hotel: ApiRead<{ property: Kit | null }>,
  fallback: Kit | null,
): Resolved<Kit | null> {
  if (response === undefined) return { kind: 'loading' };
  return hasOwnKit(response) ? known(response.value) : fromHotel(hotel, ({ property }) => property, fallback);
}

const hasOwnKit = (response: ApiRead<Kit | null>): response is { ok: true; value: Kit } =>
  response?.ok === true && (response.value?.properties.length ?? 0) > 0;

/** Whether the hotel's data must be fetched as a fallback. */
export const needsHotelFallback = (payments: ApiRead<unknown>, properties: ApiRead<Kit | null>): boolean =>
  payments?.ok === false || (properties !== undefined && !hasOwnKit(properties));
