import { z } from 'zod';
import type { PrintedCode } from '@/lib/domain/rooms/printed-code';
import { purposeKey } from '../purpose-key';
import { readSigned, signValue } from './signed';

const KINDS = { r: 'room', p: 'place' } as const;

/** Short, because every letter makes the squares of a printed code smaller. */
const payload = z.tuple([z.enum(['r', 'p']), z.string(), z.int().positive()]);

/** The token in the address of a printed code. Rule: rooms/RM3. */
export const roomToken = (deskToken: string, hotel: string, { kind, name, version }: PrintedCode): string =>
  signValue(purposeKey(deskToken, 'room-codes', hotel), [kind === 'room' ? 'r' : 'p', name, version]);

/** What a token names; null: it is not of this hotel, or was changed. Its version may be an older one. */
export function readRoomToken(deskToken: string, hotel: string, token: string): PrintedCode | null {
  const read = payload.safeParse(readSigned(purposeKey(deskToken, 'room-codes', hotel), token));
  if (!read.success) return null;
  const [kind, name, version] = read.data;
  return { kind: KINDS[kind], name, version };
}

/** The path in a printed code. */
export const printedPath = (deskToken: string, hotel: string, code: PrintedCode): string =>
  `/r/${roomToken(deskToken, hotel, code)}`;
