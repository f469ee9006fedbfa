import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import type { CreatedPasskey } from '@/lib/contract/schema/passkey';
import type { PasskeyHost } from '@/lib/domain/staff/sign-in/passkey-host';
import type { Db } from '../../database/database';
import { lockOutbox, type StaffEvent } from '../../stores/outbox';
import { rollBackUnless } from '../../stores/roll-back-unless';
import { type CheckedCredential, deleteCredentialsOf, insertCredential } from '../../stores/staff/credentials';
import { endSessionsWithEvent } from '../sessions';
import { type OpenInvitation, openInvitation, takeInvitation, usedMeanwhile } from './invitation-state';
import { newPasskeyOptions, readNewPasskey } from './new-passkey';
import { choosePassword, passwordProof, storePassword } from './own-password';
import { tokenHash } from './secret-token';
import type { SignInContext } from './sign-in-context';
import { type Browser, type SignedIn, signedIn } from './signed-in';

type Refused = ReturnType<typeof refused>;

/** The invitation of a link. The link itself stands in no store. Rule: staff/SP21. */
export const invitationOf = ({ database, now }: SignInContext, hotel: string, token: string) =>
  openInvitation(database.db, hotel, tokenHash(token), now().toISOString());

/**
 * Uses a link with what `store` writes in the same transaction, and signs its person in by `proof`, which that is. Whoever had the
 * person's proofs before may be why there is a new link: all of them are deleted, and every session of the person ends. `store`
 * returns null, or why nothing is written. Rule: staff/SP21.
 */
async function accept(
  context: SignInContext,
  hotel: string,
  {
    invitation,
    how,
    proof,
    browser,
    store,
  }: {
    invitation: OpenInvitation;
    how: 'passkey' | 'password' | 'oidc';
    proof: CheckedCredential;
    browser: Browser;
    store(db: Db, now: string): Promise<Refused | null>;
  },
): Promise<ApiResponse<SignedIn>> {
  const now = context.now().toISOString();
  const { person } = invitation;
  let ended: StaffEvent | null = null;
  const refusal = await rollBackUnless<Refused | null>(
    context.database,
    (why) => why === null,
    async (db) => {
      await lockOutbox(db, hotel);
      if (!(await takeInvitation(db, hotel, invitation, now))) return usedMeanwhile();
      await deleteCredentialsOf(db, hotel, person.id);
      const why = await store(db, now);
      if (why === null) ended = await endSessionsWithEvent(db, hotel, { person: person.id }, now);
      return why;
    },
  );
  if (refusal !== null) return refusal;
  if (ended !== null) context.publishEvent(ended);
  return signedIn(context, hotel, { person, how, proof, browser });
}

/** Uses a link: stores the login and the password that were typed, and signs in. Rules: staff/SP21, staff/SP23. */
export async function acceptByPassword(
  context: SignInContext,
  hotel: string,
  { token, login, password, browser }: { token: string; login: string; password: string; browser: Browser },
): Promise<ApiResponse<SignedIn>> {
  const invitation = await invitationOf(context, hotel, token);
  if (!invitation.ok) return invitation;
  const { person } = invitation.value;
  const chosen = await choosePassword(context.database.db, hotel, { person, login, password });
  if (!chosen.ok) return chosen;
  const store = async (db: Db, now: string) =>
    (await storePassword(db, hotel, { id: person.id, chosen: chosen.value, now }))
      ? null
      : refused('invalid', { login: 'is taken' });
  const proof = passwordProof(person.id, chosen.value);
  return accept(context, hotel, { invitation: invitation.value, how: 'password', proof, browser, store });
}

export async function invitationPasskeyOptions(
  context: SignInContext,
  hotel: string,
  { token, host, title }: { token: string; host: PasskeyHost; title: string },
): Promise<ApiResponse<object>> {
  const invitation = await invitationOf(context, hotel, token);
  if (!invitation.ok) return invitation;
  return succeeded(await newPasskeyOptions(context, hotel, { host, person: invitation.value.person, title }));
}

/** Uses a link: stores the passkey that the browser has made, and signs in. Rules: staff/SP21, staff/SP29. */
export async function acceptByPasskey(
  context: SignInContext,
  hotel: string,
  { token, host, created, browser }: { token: string; host: PasskeyHost; created: CreatedPasskey; browser: Browser },
): Promise<ApiResponse<SignedIn>> {
  const invitation = await invitationOf(context, hotel, token);
  if (!invitation.ok) return invitation;
  const made = await readNewPasskey(context, hotel, { host, person: invitation.value.person.id, created });
  if (!made.ok) return made;
  const store = async (db: Db) =>
    (await insertCredential(db, hotel, made.value)) ? null : refused('invalid', { credential: 'is stored already' });
  const proof = { id: made.value.id, person: made.value.person };
  return accept(context, hotel, { invitation: invitation.value, how: 'passkey', proof, browser, store });
}

/** Uses a link: stores the account of the identity provider, and signs in. Rules: staff/SP21, staff/SP33. */
export const acceptByAccount = (
  context: SignInContext,
  hotel: string,
  { invitation, account, browser }: { invitation: OpenInvitation; account: string; browser: Browser },
): Promise<ApiResponse<SignedIn>> => {
  const person = invitation.person.id;
  const store = async (db: Db, now: string) => {
    const credential = { id: account, person, kind: 'oidc' as const, value: null, created_at: now, last_used_at: now };
    return (await insertCredential(db, hotel, credential))
      ? null
      : refused('invalid', { credential: 'is stored already' });
  };
  return accept(context, hotel, { invitation, how: 'oidc', proof: { id: account, person }, browser, store });
};
