import 'server-only';
import { createHash } from 'node:crypto';
import { networkOf } from '@/lib/domain/http/network-of';
import type { LimitName } from '../limits/limit-sizes';
import { consumeLimit } from '../limits/rate-limits';
import { settings } from '../settings/env';
import { platformApi } from '../upstream/platform-api';
import type { CallContext } from './api-call';

/**
 * Consumes the tight limit of one guest's orders, new chats, entries of draws, subscriptions or holds of slots; returns
 * the seconds to wait, or null. A person whom the hotel knows counts by their uuid, which the hotel generated. An unknown
 * person counts by their device. Rule: security/SC15.
 */
export async function consumeGuestLimit(
  limit: Extract<LimitName, 'orders' | 'starts' | 'entries' | 'subscriptions' | 'holds'>,
  context: Pick<CallContext, 'hotel' | 'clientIp' | 'request'>,
  person: string | null,
): Promise<number | null> {
  if (settings().rateLimits === null) return null;
  const isKnown = person !== null && (await isKnownPerson(context, person));
  return consumeLimit(limit, context.hotel.code, isKnown ? `person ${person}` : deviceOf(context));
}

/** Also true when the platform does not respond; the platform then refuses the order anyway. */
async function isKnownPerson(
  { hotel, clientIp }: Pick<CallContext, 'hotel' | 'clientIp'>,
  person: string,
): Promise<boolean> {
  const known = await platformApi(clientIp).guest(hotel.uuid, person);
  return known.ok || known.refusal.kind !== 'not-found';
}

/**
 * Identifies a device by its address, browser and language, because all guests of a hotel share one address. A client
 * can forge these headers; the limit of all writes of an address still applies.
 */
function deviceOf({ clientIp, request: { headers } }: Pick<CallContext, 'clientIp' | 'request'>): string {
  const browser = JSON.stringify([headers.get('user-agent'), headers.get('accept-language')]);
  return `device ${networkOf(clientIp)} ${createHash('sha256').update(browser).digest('base64url')}`;
}
