import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { purposeKey } from '../purpose-key';
import type { StoredOrder } from '../stores/orders';

type Identified = Pick<StoredOrder, 'num' | 'uuid' | 'hotel'>;

/** The alphabet of Crockford: no letter that is read as a digit or as another letter. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 40 bits: short enough to be typed, and each guess is a request to the hotel. */
const SHORT_CODE = /^(\d{1,15})-[\dA-Z]{4}-[\dA-Z]{4}$/;

/** The code of receipts printed by earlier versions: 128 bits, as base64url. */
const LONG_CODE = /^(\d{1,15})-[\w-]{22}$/;
const LONG_BYTES = 16;

/** The key of receipts printed by earlier versions: one for all hotels. They stay valid. */
const firstKey = (secret: string): Uint8Array => new Uint8Array(hkdfSync('sha256', secret, '', 'receipts', 32));

const macOf = (key: Uint8Array, { hotel, uuid }: Identified): Buffer =>
  createHmac('sha256', key).update(`${hotel}\n${uuid}`).digest();

function shortCode(key: Uint8Array, order: Identified): string {
  const letters = [...macOf(key, order).subarray(0, 8)].map((byte) => DIGITS[byte % DIGITS.length]).join('');
  return `${order.num}-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/**
 * The code of an order's receipt, such as `1002-7K3M-94QT`: its number and eight letters and digits of a MAC of hotel and
 * uuid under a key for receipts of this hotel alone. It contains nothing about the guest, and the uuid, which opens the order,
 * does not follow from it. Rules: orders/OR35, staff/SP15.
 */
export const receiptCode = (secret: string, order: Identified): string =>
  shortCode(purposeKey(secret, 'receipts', order.hotel), order);

const longCode = (secret: string, order: Identified): string =>
  `${order.num}-${macOf(firstKey(secret), order).subarray(0, LONG_BYTES).toString('base64url')}`;

/** A short code as it was printed, from one typed in small letters or with letters that look like digits. */
const asPrinted = (code: string): string => code.toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');

/** Returns the number of the order that a code names; null: it is no code of this platform. */
export function numberInCode(code: string): number | null {
  const num = (SHORT_CODE.exec(asPrinted(code)) ?? LONG_CODE.exec(code))?.[1];
  return num === undefined ? null : Number(num);
}

/** Whether a code belongs to this order, one printed by an earlier version included. Compares in constant time. */
export const isCodeOf = (secret: string, order: Identified, code: string): boolean =>
  isEqual(receiptCode(secret, order), asPrinted(code)) ||
  isEqual(shortCode(firstKey(secret), order), asPrinted(code)) ||
  isEqual(longCode(secret, order), code);

function isEqual(expected: string, given: string): boolean {
  const [left, right] = [Buffer.from(expected), Buffer.from(given)];
  return left.length === right.length && timingSafeEqual(left, right);
}
