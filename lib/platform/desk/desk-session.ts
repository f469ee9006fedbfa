import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { deskKey } from '../desk-key';

/** How long a session lasts, in seconds. */
export const SESSION_SECONDS = 12 * 3600;

/** A staff member at the desk of one hotel. `id`: random, to end the session before `expiresAt` (milliseconds). */
export type DeskSession = { id: string; name: string; expiresAt: number };

const stored = z.object({
  hotel: z.string(),
  id: z.string().min(1).max(60),
  name: z.string().min(1).max(60),
  expiresAt: z.int(),
});

const signatureOf = (deskToken: string, hotel: string, payload: string): Buffer =>
  createHmac('sha256', deskKey(deskToken, hotel)).update(`desk-session ${payload}`).digest();

/** The signed text of a session, for a cookie. Rule: desk/DE1. */
export function signSession(deskToken: string, hotel: string, session: DeskSession): string {
  const payload = Buffer.from(JSON.stringify({ hotel, ...session })).toString('base64url');
  return `${payload}.${signatureOf(deskToken, hotel, payload).toString('base64url')}`;
}

/** The session in a signed text; null when it is not this hotel's, was changed or has expired. */
export function readSession(deskToken: string, hotel: string, signed: string, now: Date): DeskSession | null {
  const [payload = '', signature = ''] = signed.split('.');
  const expected = signatureOf(deskToken, hotel, payload);
  const actual = Buffer.from(signature, 'base64url');
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return null;
  const session = stored.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  if (!session.success || session.data.hotel !== hotel || session.data.expiresAt <= now.getTime()) return null;
  const { id, name, expiresAt } = session.data;
  return { id, name, expiresAt };
}
