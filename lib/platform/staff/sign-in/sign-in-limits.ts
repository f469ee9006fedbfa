import { createHmac } from 'node:crypto';
import { networkOf } from '@/lib/domain/http/network-of';
import { purposeKey } from '../../purpose-key';
import { countTry, forgetTry } from '../../stores/staff/sign-in-tries';
import type { SignInContext } from './sign-in-context';

/** At most `max` wrong tries in each span of `seconds`, over all processes. */
type Limit = { source: string; max: number; seconds: number };

const MINUTE = 60;

/** Of one login from one network: those of a person who mistypes, and of a stranger in the same network. */
const OF_LOGIN_IN_NETWORK = { max: 10, seconds: 10 * MINUTE };
/** Of one network, whatever it types. */
const OF_NETWORK = { max: 30, seconds: MINUTE };
/** Of one login from everywhere but its own browsers: many networks together find no password either. */
const OF_LOGIN = { max: 100, seconds: 60 * MINUTE };
/** Of a person in a browser of theirs. */
const OF_BROWSER = { max: 10, seconds: 10 * MINUTE };

/** Of PINs on one shared device, whoever is chosen. */
const OF_DEVICE = { max: 30, seconds: MINUTE };

type TriedPassword = {
  login: string;
  address: string;
  /** The name of the person's own browser; null: a strange one. */
  browser: string | null;
};

/**
 * What a try of a password is counted by. A person's own browser counts by itself, so that nobody locks the person out there,
 * from whichever network. Rule: staff/SP25.
 */
export const passwordLimits = ({ login, address, browser }: TriedPassword): readonly Limit[] =>
  browser !== null
    ? [{ source: `browser ${browser}`, ...OF_BROWSER }]
    : [
        { source: `network ${networkOf(address)}`, ...OF_NETWORK },
        { source: `login ${login} in ${networkOf(address)}`, ...OF_LOGIN_IN_NETWORK },
        { source: `login ${login}`, ...OF_LOGIN },
      ];

/** What a try of a PIN is counted by, beside the person's own tries on the device. Rule: staff/SP27. */
export const pinLimits = (device: string): readonly Limit[] => [{ source: `device ${device}`, ...OF_DEVICE }];

/** A try that counts until it is taken back. */
type CountedTry = { isAllowed: true; forget(): Promise<void> } | { isAllowed: false; seconds: number };

/**
 * Counts a try before it is checked, so that many at the same time are no more than one after the other. `seconds`: until
 * another try is allowed.
 */
export async function countSignInTry(
  { database: { db }, deskToken, now }: SignInContext,
  hotel: string,
  limits: readonly Limit[],
): Promise<CountedTry> {
  const at = now().getTime();
  // Keyed hashes, so that the store holds neither addresses nor what was typed.
  const keyed = (source: string) =>
    createHmac('sha256', purposeKey(deskToken, 'sign-in-tries', hotel))
      .update(source)
      .digest('base64url');
  const counted: string[] = [];
  for (const { source, max, seconds } of limits) {
    const [begin, end] = [new Date(at).toISOString(), new Date(at + seconds * 1000).toISOString()];
    const until = await countTry(db, hotel, { source: keyed(source), now: begin, endsAt: end, max });
    if (until !== null) {
      await forgetTry(db, hotel, counted);
      return { isAllowed: false, seconds: Math.max(1, Math.ceil((Date.parse(until) - at) / 1000)) };
    }
    counted.push(keyed(source));
  }
  return { isAllowed: true, forget: () => forgetTry(db, hotel, counted) };
}
