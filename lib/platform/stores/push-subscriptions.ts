import type { Db } from '../database/database';
import type { PushSubscriptionTable } from '../database/push-table';

export type StoredSubscription = PushSubscriptionTable;

/** Stores a subscription; one with the same endpoint gets its person, keys, language and times. Times are ISO. */
export async function saveSubscription(
  db: Db,
  hotel: string,
  subscription: Omit<StoredSubscription, 'hotel'>,
): Promise<void> {
  const { id, endpoint, created_at, ...renewed } = subscription;
  await db
    .insertInto('push_subscription')
    .values({ hotel, ...subscription })
    .onConflict((conflict) => conflict.columns(['hotel', 'endpoint']).doUpdateSet(renewed))
    .execute();
}

/** Deletes a person's subscriptions but for the most recently renewed ones. */
export async function keepNewestSubscriptions(db: Db, hotel: string, person: string, most: number): Promise<void> {
  const rows = await db
    .selectFrom('push_subscription')
    .select('endpoint')
    .where('hotel', '=', hotel)
    .where('person_uuid', '=', person)
    .orderBy('updated_at', 'desc')
    .orderBy('endpoint')
    .execute();
  for (const { endpoint } of rows.slice(most)) await deleteSubscription(db, hotel, endpoint);
}

export const deleteSubscription = (db: Db, hotel: string, endpoint: string) =>
  db.deleteFrom('push_subscription').where('hotel', '=', hotel).where('endpoint', '=', endpoint).execute();

/** null: there is none, or it has expired. */
async function validSubscription(
  db: Db,
  hotel: string,
  { column, value, now }: { column: 'id' | 'endpoint'; value: string; now: string },
): Promise<StoredSubscription | null> {
  const row = await db
    .selectFrom('push_subscription')
    .selectAll()
    .where('hotel', '=', hotel)
    .where(column, '=', value)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

export const subscriptionById = (db: Db, hotel: string, id: string, now: string) =>
  validSubscription(db, hotel, { column: 'id', value: id, now });

export const subscriptionAt = (db: Db, hotel: string, endpoint: string, now: string) =>
  validSubscription(db, hotel, { column: 'endpoint', value: endpoint, now });

/** A person's subscriptions, also those that have expired and wait to be deleted, the oldest first. */
export const subscriptionsOfPerson = (db: Db, hotel: string, person: string): Promise<readonly StoredSubscription[]> =>
  db
    .selectFrom('push_subscription')
    .selectAll()
    .where('hotel', '=', hotel)
    .where('person_uuid', '=', person)
    .orderBy('created_at')
    .orderBy('endpoint')
    .execute();

/** The ids of the subscriptions of an order's guest. */
export async function subscriptionsOfOrder(db: Db, hotel: string, orderUuid: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('push_subscription')
    .innerJoin('guest_order', (order) =>
      order
        .onRef('guest_order.hotel', '=', 'push_subscription.hotel')
        .onRef('guest_order.person_uuid', '=', 'push_subscription.person_uuid'),
    )
    .select('push_subscription.id')
    .where('push_subscription.hotel', '=', hotel)
    .where('guest_order.uuid', '=', orderUuid)
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes a person's subscriptions and what was to be sent to them; returns the number of subscriptions. */
export async function deleteSubscriptionsOfPerson(db: Db, hotel: string, person: string): Promise<number> {
  const subscriptions = await subscriptionsOfPerson(db, hotel, person);
  if (subscriptions.length === 0) return 0;
  const ids = subscriptions.map(({ id }) => id);
  await db.deleteFrom('notification').where('hotel', '=', hotel).where('recipient', 'in', ids).execute();
  await db.deleteFrom('push_subscription').where('hotel', '=', hotel).where('person_uuid', '=', person).execute();
  return subscriptions.length;
}

/** Deletes what has expired, and what belongs to nobody any more. */
export async function deleteEndedSubscriptions(db: Db, hotel: string, now: string): Promise<void> {
  await db
    .deleteFrom('push_subscription')
    .where('hotel', '=', hotel)
    .where((row) =>
      row.or([
        row('expires_at', '<=', now),
        row.not(
          row.exists(
            row
              .selectFrom('person')
              .select('person.uuid')
              .whereRef('person.hotel', '=', 'push_subscription.hotel')
              .whereRef('person.uuid', '=', 'push_subscription.person_uuid'),
          ),
        ),
      ]),
    )
    .execute();
}
