import type { ApiResponse } from '@/lib/contract/refusals';
import { refused, succeeded } from '@/lib/contract/refusals';
import type { CheckedCredential } from '../../stores/staff/credentials';
import { forgetPinTries } from '../../stores/staff/pins';
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
 * cookie that was there before the sign-in is worth more after it. Whoever signs in without a PIN opens a locked one. Refused when
 * `proof`, by which the person signs in, is gone or was replaced since it was checked. Rules: staff/SP20, staff/SP27, staff/SP28.
 */
export async function signedIn(
  context: SignInContext,
  hotel: string,
  {
    person,
    how,
    proof,
    device = null,
    browser,
  }: {
    person: { id: string; name: string };
    how: 'passkey' | 'password' | 'oidc' | 'pin';
    /** Missing: a PIN. */
    proof?: CheckedCredential;
    device?: string | null;
    browser: Browser;
  },
): Promise<ApiResponse<SignedIn>> {
  const desk = { code: hotel };
  if (browser.session !== null) await endSession(context, desk, browser.session);
  const opened = await openSession(context, desk, { person: person.id, name: person.name, how, device, proof });
  if (opened === null) return refused('unauthorized');
  if (how !== 'pin') await forgetPinTries(context.database.db, hotel, person.id);
  // A shared device is nobody's own browser, and the answer of an identity provider comes without the cookie.
  const isOwn = how === 'password' || how === 'passkey';
  const { deskToken } = context;
  const known = isOwn ? rememberBrowser(deskToken, { hotel, cookie: browser.known, person: person.id }) : null;
  return succeeded({ ...opened, known });
}
