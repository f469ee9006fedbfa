import type { ApiResponse } from '@/lib/contract/refusals';
import { succeeded } from '@/lib/contract/refusals';
import { endSession, openSession, type StaffSession } from '../sessions';
import { rememberBrowser } from './known-browsers';
import type { SignInContext } from './sign-in-context';

/** What a browser sends of its own with a sign-in. */
export type Browser = {
  /** The session that it had until now; null: none. */
  session: string | null;
  /** The cookie by which persons' own browsers are known; null: none. */
  known: string | null;
};

/**
 * A session that was opened: the signed text of its cookie, and the cookie of the person's own browser; null: it stays as it is.
 */
export type SignedIn = { signed: string; session: StaffSession; known: string | null };

/**
 * Opens the session of a person who has proven who they are. It has an id of its own, and the one that the browser had ends: no
 * cookie that was there before the sign-in is worth more after it. Rule: staff/SP20.
 */
export async function signedIn(
  context: SignInContext,
  hotel: string,
  {
    person,
    how,
    device = null,
    browser,
  }: {
    person: { id: string; name: string };
    how: 'passkey' | 'password' | 'oidc' | 'pin';
    device?: string | null;
    browser: Browser;
  },
): Promise<ApiResponse<SignedIn>> {
  const desk = { code: hotel };
  if (browser.session !== null) await endSession(context, desk, browser.session);
  const opened = await openSession(context, desk, { person: person.id, name: person.name, how, device });
  // A shared device is nobody's own browser, and the answer of an identity provider comes without the cookie.
  const isOwn = how === 'password' || how === 'passkey';
  const { deskToken } = context;
  const known = isOwn ? rememberBrowser(deskToken, { hotel, cookie: browser.known, person: person.id }) : null;
  return succeeded({ ...opened, known });
}
