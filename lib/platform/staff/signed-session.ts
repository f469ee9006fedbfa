import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { purposeKey } from '../purpose-key';

/** How long a session lasts, in seconds. */
export const SESSION_SECONDS = 12 * 3600;

/** What the cookie of a session names: its row in the store, and when it ends, in milliseconds. */
export type SignedSession = { id: string; expiresAt: number };

const stored = z.object({ hotel: z.string(), id: z.string().min(1).max(60), expiresAt: z.int() });

const signatureOf = (deskToken: string, hotel: string, payload: string): Buffer =>
  createHmac('sha256', purposeKey(deskToken, 'desk-sessions', hotel))
    .update(payload)
    .digest();

/** The signed text of a session, for a cookie. Rules: desk/DE1, staff/SP6. */
export function signSession(deskToken: string, hotel: string, { id, expiresAt }: SignedSession): string {
  const payload = Buffer.from(JSON.stringify({ hotel, id, expiresAt })).toString('base64url');
  return `${payload}.${signatureOf(deskToken, hotel, payload).toString('base64url')}`;
}

/** What a signed text names; null when it is not this hotel's, was changed or has expired. */
export function readSignedSession(deskToken: string, hotel: string, signed: string, now: Date): SignedSession | null {
  const [payload = '', signature = ''] = signed.split('.');
  const expected = signatureOf(deskToken, hotel, payload);
  const actual = Buffer.from(signature, 'base64url');
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return null;
  const session = stored.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  if (!session.success || session.data.hotel !== hotel || session.data.expiresAt <= now.getTime()) return null;
  return { id: session.data.id, expiresAt: session.data.expiresAt };
}
