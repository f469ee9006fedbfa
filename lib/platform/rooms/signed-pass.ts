import { z } from 'zod';
import type { RoomPass } from '@/lib/domain/rooms/room-pass';
import { purposeKey } from '../purpose-key';
import { readSigned, signValue } from './signed';

const payload = z.tuple([z.string(), z.int().positive(), z.int().positive().nullable()]);

/** A pass as the text of a cookie. Rule: rooms/RM4. */
export const signPass = (deskToken: string, hotel: string, { room, stay, code }: RoomPass): string =>
  signValue(purposeKey(deskToken, 'room-passes', hotel), [room, stay, code]);

/** The pass in the text of a cookie; null: it is not of this hotel, or was changed. */
export function readPass(deskToken: string, hotel: string, signed: string): RoomPass | null {
  const read = payload.safeParse(readSigned(purposeKey(deskToken, 'room-passes', hotel), signed));
  if (!read.success) return null;
  const [room, stay, code] = read.data;
  return { room, stay, code };
}
