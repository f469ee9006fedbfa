import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { StoredOrder } from '../stores/orders';

type Identified = Pick<StoredOrder, 'num' | 'uuid' | 'hotel'>;

/** 128 bits: nobody guesses one, and the code stays short enough to be printed. */
const MAC_BYTES = 16;

const CODE = /^(\d{1,15})-[\w-]{22}$/;

/** A key for receipts alone, so that no code says anything about a staff key. */
const keyOf = (secret: string): Uint8Array => new Uint8Array(hkdfSync('sha256', secret, '', 'receipts', 32));

/**
 * The code of an order's receipt: its number and a MAC of hotel and uuid under the operator's `DESK_TOKEN`. It contains
 * nothing about the guest, and the uuid, which opens the order, does not follow from it. Rule: orders/OR35.
 */
export function receiptCode(secret: string, { hotel, num, uuid }: Identified): string {
  const mac = createHmac('sha256', keyOf(secret)).update(`${hotel}\n${uuid}`).digest().subarray(0, MAC_BYTES);
  return `${num}-${mac.toString('base64url')}`;
}

/** Returns the number of the order that a code names; null: it is no code of this platform. */
export function numberInCode(code: string): number | null {
  const num = CODE.exec(code)?.[1];
  return num === undefined ? null : Number(num);
}

/** Whether a code belongs to this order. Compares in constant time. */
export function isCodeOf(secret: string, order: Identified, code: string): boolean {
  const [expected, actual] = [Buffer.from(receiptCode(secret, order)), Buffer.from(code)];
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
