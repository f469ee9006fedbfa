import 'server-only';
import { createHash } from 'node:crypto';
import { networkOf } from '@/lib/domain/http/network-of';
import type { CallContext } from '../api/api-call';
import { settings } from '../settings/env';
import { platformApi } from '../upstream/platform-api';
import { type Counted, waitFor } from './write-limits';

/**
 * The tight limit of what one guest does. A person counts by their uuid once the hotel knows it, because the hotel made
 * it; whoever comes without one, or with one that they made up, counts by their device. Rule: security/SC15
 */
export async function waitForGuest(
  counted: Extract<Counted, 'orders' | 'starts'>,
  asked: Pick<CallContext, 'hotel' | 'guest' | 'request'>,
  person: string | null,
): Promise<number | null> {
  if (settings().rateLimits === null) return null;
  const isKnown = person !== null && (await isKnownPerson(asked, person));
  return waitFor(counted, asked.hotel.code, isKnown ? `person ${person}` : deviceOf(asked));
}

/** A platform that cannot be asked just now refuses the order itself. */
async function isKnownPerson({ hotel, guest }: Pick<CallContext, 'hotel' | 'guest'>, person: string): Promise<boolean> {
  const known = await platformApi(guest).guest(hotel.uuid, person);
  return known.ok || known.refusal.kind !== 'not-found';
}

/**
 * The guests of a hotel share one address, but not their phones and languages. A header can be made up as well, so the
 * limit of all writes of an address stands behind this one.
 */
function deviceOf({ guest, request: { headers } }: Pick<CallContext, 'guest' | 'request'>): string {
  const browser = JSON.stringify([headers.get('user-agent'), headers.get('accept-language')]);
  return `device ${networkOf(guest)} ${createHash('sha256').update(browser).digest('base64url')}`;
}
