import { STAFF_ACTIONS } from '@/lib/domain/staff/roles';
import type { SignInWay } from '@/lib/domain/staff/sign-in/sign-in-way';
import { callDesk, type DeskResponse, type DeskSession } from '../desk-api';

/** What the sign-in offers. `device`: the shared device that this is, with those who have a PIN on it. */
export type SignInOffer = {
  ways: readonly SignInWay[];
  /** What the hotel's identity provider is called; null: there is none. */
  oidc_title: string | null;
  device: { id: string; title: string; persons: readonly DevicePerson[] } | null;
};

export type DevicePerson = { id: string; name: string };

/** What a hotel without persons offers, and the operator's desk. */
export const KEY_ONLY: SignInOffer = { ways: ['key'], oidc_title: null, device: null };

/** A session as a server sends it: one of the hotel's key, or of the operator, may have no more than its name. */
type SentSession = Pick<DeskSession, 'name' | 'expires_at'> & Partial<DeskSession>;

const withDefaults = (sent: SentSession): DeskSession => ({
  person: null,
  actions: STAFF_ACTIONS,
  device: null,
  hotel_has_persons: false,
  ...sent,
});

/** The session of this browser; null: nobody is signed in. */
export async function readSession(): Promise<DeskResponse<DeskSession | null>> {
  const response = await callDesk<SentSession | null>('/session');
  if (!response.ok || response.value === null) return response as DeskResponse<null>;
  return { ok: true, value: withDefaults(response.value) };
}

/** What the desk offers; a server that does not say so has the key alone. */
export async function readOffer(): Promise<SignInOffer> {
  const response = await callDesk<SignInOffer>('/sign-in');
  return response.ok ? response.value : KEY_ONLY;
}

/**
 * Begins a sign-in at the identity provider, to which the browser goes with the answer. `next`: where it leads back;
 * `invitation`: the token that it uses.
 */
export async function goToProvider(body: { next: string } | { invitation: string }): Promise<DeskResponse<unknown>> {
  const response = await callDesk<{ url: string }>('/sign-in/oidc', body);
  if (response.ok) window.location.assign(response.value.url);
  return response;
}

/** Instead of a status: the browser has not kept the session's cookie. */
export const NO_COOKIES = -1;

/**
 * Signs in by a call, and makes sure that the browser has kept the session. With a browser that blocks cookies the desk
 * would end at once. Rule: desk/DE30.
 */
export async function signInBy(path: string, body: object): Promise<DeskResponse<DeskSession>> {
  const response = await callDesk<SentSession>(path, body);
  if (!response.ok) return response;
  const kept = await readSession();
  // Kept, as far as is known: it was opened a moment ago.
  if (!kept.ok) return { ok: true, value: withDefaults(response.value) };
  if (kept.value === null) return { ok: false, status: NO_COOKIES, changedBy: null, fields: [] };
  return { ok: true, value: kept.value };
}
