import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** The version of the keys that were given out before a hotel's key could be replaced alone. */
export const FIRST_KEY_VERSION = 1;

/**
 * A hotel's staff key: HMAC-SHA256 of the hotel's code under the operator's `DESK_TOKEN`, in hex; of later versions of the
 * code and the version. Rules: staff-api/DK1, staff/SP13.
 */
export const deskKey = (deskToken: string, hotelCode: string, version = FIRST_KEY_VERSION): string =>
  createHmac('sha256', deskToken)
    // No hotel's code has a space, so no version of one is the key of another.
    .update(version === FIRST_KEY_VERSION ? hotelCode : `${hotelCode} v${version}`)
    .digest('hex');

/** The key in an `Authorization` header; null when the header is missing or malformed. */
export const bearerKey = (authorization: string | null): string | null =>
  /^Bearer ([0-9a-f]{64})$/.exec(authorization ?? '')?.[1] ?? null;

/** Stands for the operator's desk where a desk is named by its hotel's code. No hotel can have it as its code. */
export const OPERATOR_DESK = '*';

/** Whether a key is the operator's own. Compares digests, whose length says nothing about the key. */
export const isOperatorKey = (deskToken: string, key: string): boolean =>
  timingSafeEqual(digestOf(deskToken), digestOf(key));

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a key is this version of this hotel's key. Compares in constant time. */
export function isDeskKey(
  deskToken: string,
  { code, version }: { code: string; version: number },
  key: string,
): boolean {
  const expected = Buffer.from(deskKey(deskToken, code, version));
  const actual = Buffer.from(key);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
