import { z } from 'zod';
import { tokenHash } from './secret-token';

/** A passkey as it is stored. `rp`: the host for which it was made. */
export const passkeyValue = z.object({
  credential: z.string(),
  publicKey: z.string(),
  counter: z.int(),
  transports: z.array(z.string()),
  rp: z.string(),
});
export type PasskeyValue = z.output<typeof passkeyValue>;

/** The id of a stored passkey, from what its authenticator calls it: one passkey is stored once. */
export const passkeyId = (credential: string): string => tokenHash(`passkey ${credential}`);

// A page of another site that holds the desk in a frame gets nothing.
const clientData = z.object({ challenge: z.string().min(1).max(200), crossOrigin: z.literal(false).optional() });

/** The challenge that a browser says it has answered; null: it says none. What is signed is checked later. */
export function answeredChallenge(clientDataJSON: string): string | null {
  try {
    const read = clientData.safeParse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()));
    return read.success ? read.data.challenge : null;
  } catch {
    // Only the JSON parser throws here.
    return null;
  }
}

/** The id of a stored challenge: the challenge itself stands in no store. */
export const challengeId = (challenge: string): string => tokenHash(`challenge ${challenge}`);

/** Seconds in which a passkey's challenge must be answered: somebody looks for a security key meanwhile. */
export const CHALLENGE_SECONDS = 5 * 60;
