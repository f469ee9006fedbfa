import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/**
 * A hotel's staff key: HMAC-SHA256 of the hotel's code under the operator's `DESK_TOKEN`, in hex. Rule: staff-api/DK1.
 */
export const deskKey = (deskToken: string, hotelCode: string): string =>
  createHmac('sha256', deskToken).update(hotelCode).digest('hex');

/** The key in an `Authorization` header; null when the header is missing or malformed. */
export const bearerKey = (authorization: string | null): string | null =>
  /^Bearer ([0-9a-f]{64})$/.exec(authorization ?? '')?.[1] ?? null;

/** Stands for the operator's desk where a desk is named by its hotel's code. No hotel can have it as its code. */
export const OPERATOR_DESK = '*';

/** Whether a key is the operator's own. Compares digests, whose length says nothing about the key. */
export const isOperatorKey = (deskToken: string, key: string): boolean =>
  timingSafeEqual(digestOf(deskToken), digestOf(key));

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a key is this hotel's key. Compares in constant time. */
export function isDeskKey(deskToken: string, hotelCode: string, key: string): boolean {
  const expected = Buffer.from(deskKey(deskToken, hotelCode));
  const actual = Buffer.from(key);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
