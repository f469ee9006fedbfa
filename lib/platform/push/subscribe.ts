import { ECDH } from 'node:crypto';
import { addDays } from 'date-fns';
import type { Acknowledged } from '@/lib/contract/call';
import type { BrowserSubscription } from '@/lib/contract/push/push';
import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import { firstMessages, type Input } from '@/lib/contract/schema/input';
import { readEndedSubscription, readNewSubscription, readRenewedSubscription } from '@/lib/contract/schema/push-body';
import { judgePushEndpoint } from '@/lib/domain/push/push-endpoint';
import { MAX_SUBSCRIPTIONS, SUBSCRIPTION_DAYS } from '@/lib/domain/push/push-lifetime';
import type { PlatformContext } from '../context';
import type { Db } from '../database/database';
import { findHotel } from '../stores/hotels';
import { lockOutbox } from '../stores/outbox';
import { isKnownPerson } from '../stores/persons';
import {
  deleteSubscription,
  keepNewestSubscriptions,
  type StoredSubscription,
  saveSubscription,
  subscriptionAt,
} from '../stores/push-subscriptions';

const OK: Acknowledged = { status: 'ok' };

/** Resolves the hotel of a call whose body is valid, and runs it. not-found also when the platform notifies nobody. */
async function withHotel<T extends { hotel_uuid: string }>(
  context: PlatformContext,
  input: Input<T>,
  run: (hotel: string, body: T) => Promise<ApiResponse<Acknowledged>>,
): Promise<ApiResponse<Acknowledged>> {
  if (!input.ok) return refused('invalid', firstMessages(input.fields));
  const hotel = await findHotel(context.database.db, { uuid: input.body.hotel_uuid });
  return hotel === null || context.push === null ? refused('not-found') : run(hotel.code, input.body);
}

/** Lets a phone be notified about a person whom the hotel knows, who is named by the secret of their device. Rule: push/PU3. */
export const subscribe = (context: PlatformContext, body: unknown): Promise<ApiResponse<Acknowledged>> =>
  withHotel(context, readNewSubscription(body), async (hotel, { person_uuid, language, subscription }) => {
    if (!isUsableSubscription(context, subscription))
      return refused('invalid', { subscription: 'is none of a push service' });
    const isKnown = await inTransaction(context, hotel, async (db) => {
      if (!(await isKnownPerson(db, hotel, person_uuid))) return false;
      await saveSubscription(db, hotel, { ...timed(context), person_uuid, language, ...columnsOf(subscription) });
      await keepNewestSubscriptions(db, hotel, person_uuid, MAX_SUBSCRIPTIONS);
      return true;
    });
    return isKnown ? succeeded(OK) : refused('not-found');
  });

export const unsubscribe = (context: PlatformContext, body: unknown): Promise<ApiResponse<Acknowledged>> =>
  withHotel(context, readEndedSubscription(body), async (hotel, { endpoint }) => {
    await deleteSubscription(context.database.db, hotel, endpoint);
    return succeeded(OK);
  });

/** Replaces a subscription that the browser has replaced. Whoever knows its secret address may. */
export const renewSubscription = (context: PlatformContext, body: unknown): Promise<ApiResponse<Acknowledged>> =>
  withHotel(context, readRenewedSubscription(body), async (hotel, { old_endpoint, subscription }) => {
    if (!isUsableSubscription(context, subscription))
      return refused('invalid', { subscription: 'is none of a push service' });
    const isRenewed = await inTransaction(context, hotel, async (db) => {
      const old = await subscriptionAt(db, hotel, old_endpoint, context.now().toISOString());
      if (old === null) return false;
      await deleteSubscription(db, hotel, old_endpoint);
      const { person_uuid, language } = old;
      await saveSubscription(db, hotel, { ...timed(context), person_uuid, language, ...columnsOf(subscription) });
      return true;
    });
    return isRenewed ? succeeded(OK) : refused('not-found');
  });

const inTransaction = <T>({ database }: PlatformContext, hotel: string, run: (db: Db) => Promise<T>): Promise<T> =>
  database.db.transaction().execute(async (db) => {
    await lockOutbox(db, hotel);
    return run(db);
  });

/** Whether the server may post to it and can encrypt for it. */
export function isUsableSubscription({ push }: PlatformContext, { endpoint, keys }: BrowserSubscription): boolean {
  if (judgePushEndpoint(endpoint, push?.hosts ?? []) === null) return false;
  try {
    ECDH.convertKey(keys.p256dh, 'prime256v1', 'base64url', 'base64url', 'uncompressed');
    return true;
  } catch {
    // Node throws for a point that is not on the curve.
    return false;
  }
}

const columnsOf = ({ endpoint, keys }: BrowserSubscription) => ({ endpoint, p256dh: keys.p256dh, auth: keys.auth });

function timed(context: PlatformContext): Pick<StoredSubscription, 'id' | 'created_at' | 'updated_at' | 'expires_at'> {
  const now = context.now();
  const time = now.toISOString();
  const expires_at = addDays(now, SUBSCRIPTION_DAYS).toISOString();
  return { id: context.uuid(), created_at: time, updated_at: time, expires_at };
}
