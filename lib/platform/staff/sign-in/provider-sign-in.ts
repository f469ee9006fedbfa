import { addSeconds } from 'date-fns';
import { z } from 'zod';
import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import { normalLogin } from '@/lib/domain/staff/sign-in/login-name';
import type { ProviderRefusal } from '@/lib/domain/staff/sign-in/sign-in-way';
import { lockOutbox } from '../../stores/outbox';
import { saveChallenge, takeChallenge } from '../../stores/staff/challenges';
import { credentialsOf, findCredential, insertCredential, markCredentialUsed } from '../../stores/staff/credentials';
import { endInvitations } from '../../stores/staff/invitations';
import { personById } from '../../stores/staff/persons';
import { activatePerson, findSigningPerson, type SigningPerson } from '../../stores/staff/signing-persons';
import { acceptByAccount } from './accept-invitation';
import type { ProviderAccount } from './identity-provider';
import { openInvitation } from './invitation-state';
import { newToken, tokenHash } from './secret-token';
import type { SignInContext } from './sign-in-context';
import { type Browser, type SignedIn, signedIn } from './signed-in';

/** Seconds in which somebody comes back from the provider: passwords and second factors are typed there. */
export const PROVIDER_SECONDS = 10 * 60;

const begun = z.object({
  checks: z.object({ state: z.string(), nonce: z.string(), verifier: z.string() }),
  /** The desk's own address for the answer, as the provider was given it. */
  returnTo: z.string(),
  /** The path of the desk at which the sign-in ends. */
  next: z.string(),
  keep: z.boolean(),
  /** The hash of the link by which the person was invited; null: none. */
  invitation: z.string().nullable(),
});

export type BegunSignIn = { url: string; cookie: string };

type Beginning = Pick<z.output<typeof begun>, 'returnTo' | 'next' | 'keep'> & { token: string | null };

/**
 * Begins a sign-in at the identity provider: its address, and the cookie that only this browser brings back. `token`: of an
 * invitation, whose person gets the account. Refused with the field `provider` when it does not answer. Rules: staff/SP33, staff/SP34.
 */
export async function beginProviderSignIn(
  { database: { db }, identityProvider, now }: SignInContext,
  hotel: string,
  { token, ...beginning }: Beginning,
): Promise<ApiResponse<BegunSignIn>> {
  const at = now();
  const invitation = token === null ? null : tokenHash(token);
  const open = invitation === null ? null : await openInvitation(db, hotel, invitation, at.toISOString());
  if (open?.ok === false) return open;
  const started = await identityProvider?.begin(beginning.returnTo);
  if (!started?.ok) return refused('unavailable', { provider: 'does not answer' });
  const cookie = newToken();
  const value = { ...beginning, checks: started.checks, invitation };
  const expires_at = addSeconds(at, PROVIDER_SECONDS).toISOString();
  await saveChallenge(db, hotel, { id: tokenHash(cookie), kind: 'oidc', value, expires_at }, at.toISOString());
  return succeeded({ url: started.url, cookie });
}

export type FinishedSignIn =
  | { ok: true; signedIn: SignedIn; next: string; keep: boolean }
  | { ok: false; why: ProviderRefusal };

/**
 * Ends a sign-in at the identity provider. Refused when this browser has not begun it, or not lately, or brings an answer that it
 * has brought before. `search`: what the provider has added to the address. Rules: staff/SP33, staff/SP34.
 */
export async function finishProviderSignIn(
  context: SignInContext,
  hotel: string,
  { cookie, search, browser }: { cookie: string | null; search: string; browser: Browser },
): Promise<FinishedSignIn> {
  const { database, identityProvider, now } = context;
  const at = now().toISOString();
  const id = tokenHash(cookie ?? '');
  const taken = cookie === null ? null : await takeChallenge(database.db, hotel, { id, kind: 'oidc', now: at });
  if (taken === null) return { ok: false, why: 'expired' };
  const { checks, returnTo, next, keep, invitation } = begun.parse(taken.value);
  const answered = await identityProvider?.finish(new URL(`${returnTo}${search}`), checks);
  if (answered === undefined) return { ok: false, why: 'provider-down' };
  if (!answered.ok) return answered;
  const opened =
    invitation === null
      ? await byAccount(context, hotel, { account: answered.account, browser })
      : await byInvitation(context, hotel, { account: answered.account, invitation, browser });
  return typeof opened === 'string' ? { ok: false, why: opened } : { ok: true, signedIn: opened, next, keep };
}

/** The id of a stored account: one account is one person's. */
const accountId = ({ issuer, subject }: ProviderAccount): string => tokenHash(`oidc ${issuer} ${subject}`);

type Account = { account: ProviderAccount; browser: Browser };

/** Who was invited by a link gets whichever account they have signed in with: the link has proven who they are. */
async function byInvitation(
  context: SignInContext,
  hotel: string,
  { account, invitation, browser }: Account & { invitation: string },
): Promise<SignedIn | ProviderRefusal> {
  const open = await openInvitation(context.database.db, hotel, invitation, context.now().toISOString());
  if (!open.ok) return 'invitation';
  const accepted = await acceptByAccount(context, hotel, {
    invitation: open.value,
    account: accountId(account),
    browser,
  });
  return accepted.ok ? accepted.value : 'invitation';
}

/** The person who has signed in with this account before, else the one with its verified e-mail address. */
async function byAccount(
  context: SignInContext,
  hotel: string,
  { account, browser }: Account,
): Promise<SignedIn | ProviderRefusal> {
  const { db } = context.database;
  const at = context.now().toISOString();
  const stored = await findCredential(db, hotel, accountId(account));
  const person =
    stored === null ? await personByEmail(context, hotel, account) : await personById(db, hotel, stored.person);
  if (typeof person === 'string') return person;
  if (person?.state !== 'active') return 'unknown';
  if (stored !== null)
    await markCredentialUsed(db, hotel, { id: stored.id, was: stored.value, value: stored.value, at });
  const proof = { id: accountId(account), person: person.id };
  const opened = await signedIn(context, hotel, { person, how: 'oidc', proof, browser });
  return opened.ok ? opened.value : 'unknown';
}

/**
 * Gives the account to the person whose e-mail address a manager has noted, if the provider vouches for it and the person has no
 * other account: an address may be given to somebody else later. Rule: staff/SP33.
 */
async function personByEmail(
  { database, now }: SignInContext,
  hotel: string,
  account: ProviderAccount,
): Promise<SigningPerson | ProviderRefusal> {
  if (account.email === null) return 'unknown';
  if (!account.isEmailVerified) return 'unverified';
  const at = now().toISOString();
  const email = normalLogin(account.email);
  return database.db.transaction().execute(async (db) => {
    // Two accounts with one address come one after the other.
    await lockOutbox(db, hotel);
    const person = await findSigningPerson(db, hotel, 'email', email);
    if (person === null || person.state === 'removed') return 'unknown';
    const others = (await credentialsOf(db, hotel, person.id)).filter(({ kind }) => kind === 'oidc');
    if (others.length > 0 || !(await activatePerson(db, hotel, person.id))) return 'unknown';
    const credential = { id: accountId(account), person: person.id, kind: 'oidc' as const, value: null };
    await insertCredential(db, hotel, { ...credential, created_at: at, last_used_at: at });
    await endInvitations(db, hotel, person.id, at);
    return { ...person, state: 'active' as const };
  });
}
