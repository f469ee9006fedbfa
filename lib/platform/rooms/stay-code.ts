import { createHmac, timingSafeEqual } from 'node:crypto';
import { STAY_CODE_LENGTH } from '@/lib/domain/rooms/room-proof';
import { purposeKey } from '../purpose-key';

/** Bytes of the MAC that become digits: the remainder favours no digit that anybody could measure. */
const BYTES = 6;

/** The six digits with which guests of this stay prove their room. Nothing is stored of them. Rule: rooms/RM7. */
export function stayCode(deskToken: string, hotel: string, { room, stay }: { room: string; stay: number }): string {
  const key = purposeKey(deskToken, 'stay-codes', hotel);
  const mac = createHmac('sha256', key)
    .update(JSON.stringify([room, stay]))
    .digest();
  const number = mac.readUIntBE(0, BYTES) % 10 ** STAY_CODE_LENGTH;
  return String(number).padStart(STAY_CODE_LENGTH, '0');
}

/** Compares in constant time. */
export function isStayCode(expected: string, typed: string): boolean {
  const [left, right] = [Buffer.from(expected), Buffer.from(typed)];
  return left.length === right.length && timingSafeEqual(left, right);
}
