import { addSeconds } from 'date-fns';
import { type ApiResponse, refused } from '@/lib/contract/refusals';
import type { UsedPasskey } from '@/lib/contract/schema/passkey';
import type { PasskeyHost } from '@/lib/domain/staff/sign-in/passkey-host';
import { saveChallenge, takeChallenge } from '../../stores/staff/challenges';
import { findCredential, markCredentialUsed } from '../../stores/staff/credentials';
import { personById } from '../../stores/staff/persons';
import { loadWebAuthn } from './load-webauthn';
import {
  answeredChallenge,
  CHALLENGE_SECONDS,
  challengeId,
  type PasskeyValue,
  passkeyId,
  passkeyValue,
} from './passkey-value';
import { newToken } from './secret-token';
import type { SignInContext } from './sign-in-context';
import { type Browser, type SignedIn, signedIn } from './signed-in';

/** The options with which a browser lets its user choose a passkey of this host. They name no person. Rule: staff/SP29. */
export async function passkeySignInOptions(
  { database: { db }, now }: SignInContext,
  hotel: string,
  host: PasskeyHost,
): Promise<object> {
  const at = now();
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: host.id,
    challenge: new Uint8Array(Buffer.from(newToken(), 'base64url')),
    timeout: CHALLENGE_SECONDS * 1000,
    userVerification: 'required',
  });
  const expires_at = addSeconds(at, CHALLENGE_SECONDS).toISOString();
  const challenge = { id: challengeId(options.challenge), kind: 'passkey' as const, value: null, expires_at };
  await saveChallenge(db, hotel, challenge, at.toISOString());
  return options;
}

const refusedPasskey = (why: 'expired' | 'unknown' | 'refused') => refused('unauthorized', { credential: why });

/**
 * Signs a person in by a passkey. Refused when its challenge was answered before or has expired, when it is of another host or
 * page, when the authenticator has not asked who holds it, and when its counter has not gone on, because then there are two of
 * it. Rules: staff/SP29, staff/SP30.
 */
export async function signInByPasskey(
  context: SignInContext,
  hotel: string,
  { host, used, browser }: { host: PasskeyHost; used: UsedPasskey; browser: Browser },
): Promise<ApiResponse<SignedIn>> {
  const { db } = context.database;
  const at = context.now().toISOString();
  const challenge = answeredChallenge(used.response.clientDataJSON);
  if (challenge === null) return refusedPasskey('refused');
  const taken = await takeChallenge(db, hotel, { id: challengeId(challenge), kind: 'passkey', now: at });
  if (taken === null) return refusedPasskey('expired');
  const stored = await findCredential(db, hotel, passkeyId(used.id));
  const passkey = passkeyValue.safeParse(stored?.value);
  if (stored?.kind !== 'passkey' || !passkey.success || passkey.data.rp !== host.id) return refusedPasskey('unknown');
  const person = await personById(db, hotel, stored.person);
  if (person?.state !== 'active') return refusedPasskey('unknown');
  if (userOf(used) !== null && userOf(used) !== person.id) return refusedPasskey('refused');
  const counter = await verifyUse(used, { challenge, host, passkey: passkey.data });
  if (counter === null) return refusedPasskey('refused');
  const value = { ...passkey.data, counter };
  if (!(await markCredentialUsed(db, hotel, { id: stored.id, was: stored.value, value, at })))
    return refusedPasskey('refused');
  // Its counter may go on before the session is opened.
  const proof = { id: stored.id, person: person.id };
  return signedIn(context, hotel, { person, how: 'passkey', proof, browser });
}

/** Whom the authenticator names; null: nobody, as older security keys do. */
const userOf = ({ response: { userHandle } }: UsedPasskey): string | null =>
  userHandle == null || userHandle === '' ? null : Buffer.from(userHandle, 'base64url').toString();

/** The passkey's counter after its use; null: it proves nothing. */
async function verifyUse(
  { response, ...used }: UsedPasskey,
  { challenge, host, passkey }: { challenge: string; host: PasskeyHost; passkey: PasskeyValue },
): Promise<number | null> {
  const { clientDataJSON, authenticatorData, signature } = response;
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...{ id: used.id, rawId: used.rawId, type: used.type, clientExtensionResults: {} },
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge: challenge,
      expectedOrigin: host.origins,
      expectedRPID: host.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credential,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
        transports: passkey.transports,
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    // The package throws for everything that is not as it must be, a counter that has not gone on among it.
    return null;
  }
}
