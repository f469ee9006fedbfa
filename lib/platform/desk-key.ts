import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * A hotel's staff key: HMAC-SHA256 of the hotel's code under the operator's `DESK_TOKEN`, in hex. Rule: staff-api/DK1.
 */
export const deskKey = (deskToken: string, hotelCode: string): string =>
  createHmac('sha256', deskToken).update(hotelCode).digest('hex');

/** The key in an `Authorization` header; null when the header is missing or malformed. */
export const bearerKey = (authorization: string | null): string | null =>
  /^Bearer ([0-9a-f]{64})$/.exec(authorization ?? '')?.[1] ?? null;

/** Whether a key is this hotel's key. Compares in constant time. */
export function isDeskKey(deskToken: string, hotelCode: string, key: string): boolean {
  const expected = Buffer.from(deskKey(deskToken, hotelCode));
  const actual = Buffer.from(key);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
