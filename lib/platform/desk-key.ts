import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * A hotel's own staff key: HMAC-SHA256 of its code under the operator's token, in hex. Rule: staff-api/DK1
 * `DESK_TOKEN`.
 */
export const deskKey = (deskToken: string, hotelCode: string): string =>
  createHmac('sha256', deskToken).update(hotelCode).digest('hex');

/** The key in an `Authorization` header; null when there is none that could be one. */
export const bearerKey = (authorization: string | null): string | null =>
  /^Bearer ([0-9a-f]{64})$/.exec(authorization ?? '')?.[1] ?? null;

/** Whether a key is this hotel's, in a time that does not tell how much of it was right. */
export function isDeskKey(deskToken: string, hotelCode: string, key: string): boolean {
  const right = Buffer.from(deskKey(deskToken, hotelCode));
  const given = Buffer.from(key);
  return right.length === given.length && timingSafeEqual(right, given);
}
