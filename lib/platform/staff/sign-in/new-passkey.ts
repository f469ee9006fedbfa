import { addSeconds } from 'date-fns';
import { z } from 'zod';
import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import type { CreatedPasskey } from '@/lib/contract/schema/passkey';
import type { PasskeyHost } from '@/lib/domain/staff/sign-in/passkey-host';
import { saveChallenge, takeChallenge } from '../../stores/staff/challenges';
import { credentialsOf, type StoredCredential } from '../../stores/staff/credentials';
import { loadWebAuthn } from './load-webauthn';
import { answeredChallenge, CHALLENGE_SECONDS, challengeId, passkeyId, passkeyValue } from './passkey-value';
import { newToken } from './secret-token';
import type { SignInContext } from './sign-in-context';

/** For whom a challenge of a new passkey is, and on which host. */
const newPasskey = z.object({ person: z.string(), rp: z.string() });

/** Ed25519, ES256 and RS256: every authenticator has one of them, and Node verifies them without a warning. */
const ALGORITHMS = [-8, -7, -257];

type Registration = { host: PasskeyHost; person: { id: string; name: string; login: string | null }; title: string };

/**
 * The options with which a browser makes a person's passkey: kept by the authenticator, which asks who holds it each time.
 * `title`: the hotel's. Rule: staff/SP29.
 */
export async function newPasskeyOptions(
  { database: { db }, now }: SignInContext,
  hotel: string,
  { host, person, title }: Registration,
): Promise<object> {
  const at = now();
  const own = (await credentialsOf(db, hotel, person.id)).flatMap(
    ({ value }) => passkeyValue.safeParse(value).data ?? [],
  );
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: title,
    rpID: host.id,
    userID: new TextEncoder().encode(person.id),
    userName: person.login ?? person.name,
    userDisplayName: person.name,
    challenge: new Uint8Array(Buffer.from(newToken(), 'base64url')),
    timeout: CHALLENGE_SECONDS * 1000,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: own
      .filter(({ rp }) => rp === host.id)
      .map(({ credential, transports }) => ({ id: credential, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const challenge = {
    id: challengeId(options.challenge),
    kind: 'new passkey' as const,
    value: { person: person.id, rp: host.id },
    expires_at: addSeconds(at, CHALLENGE_SECONDS).toISOString(),
  };
  await saveChallenge(db, hotel, challenge, at.toISOString());
  return options;
}

/** The field by which a refusal says that a passkey was not accepted. */
const refusedPasskey = (why: 'expired' | 'refused') => refused('invalid', { credential: why });

/**
 * The passkey that a person's browser has made, to be stored. Refused when its challenge is not this person's and host's, was
 * answered before or has expired, and when the authenticator has not asked who holds it. Rules: staff/SP29, staff/SP30.
 */
export async function readNewPasskey(
  { database: { db }, now }: SignInContext,
  hotel: string,
  { host, person, created }: { host: PasskeyHost; person: string; created: CreatedPasskey },
): Promise<ApiResponse<StoredCredential>> {
  const at = now().toISOString();
  const challenge = answeredChallenge(created.response.clientDataJSON);
  if (challenge === null) return refusedPasskey('refused');
  const taken = await takeChallenge(db, hotel, { id: challengeId(challenge), kind: 'new passkey', now: at });
  if (taken === null) return refusedPasskey('expired');
  const issued = newPasskey.parse(taken.value);
  if (issued.person !== person || issued.rp !== host.id) return refusedPasskey('refused');
  const made = await verifyNew(created, challenge, host);
  if (made === null) return refusedPasskey('refused');
  const { id, publicKey, counter, transports = [] } = made;
  const value = {
    ...{ credential: id, counter, transports, rp: host.id },
    publicKey: Buffer.from(publicKey).toString('base64url'),
  };
  return succeeded({ id: passkeyId(id), person, kind: 'passkey', value, created_at: at, last_used_at: null });
}

/** What of the passkey is to be stored; null: it proves nothing. */
async function verifyNew({ response, ...created }: CreatedPasskey, challenge: string, host: PasskeyHost) {
  const { clientDataJSON, attestationObject, transports } = response;
  const { verifyRegistrationResponse } = await loadWebAuthn();
  try {
    const verified = await verifyRegistrationResponse({
      response: {
        ...{ id: created.id, rawId: created.rawId, type: created.type, clientExtensionResults: {} },
        response: { clientDataJSON, attestationObject, ...(transports != null && { transports }) },
      },
      expectedChallenge: challenge,
      expectedOrigin: host.origins,
      expectedRPID: host.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return verified.verified ? verified.registrationInfo.credential : null;
  } catch {
    // The package throws for everything that is not as it must be.
    return null;
  }
}
