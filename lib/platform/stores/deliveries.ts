import type { Db } from '../database/database';
import type { DeliveryTable } from '../database/notification-table';

type StoredDelivery = DeliveryTable;

/** Lists a notification as arrived, in the transaction that takes it out of the outbox. */
export const insertDelivery = (db: Db, delivery: StoredDelivery) =>
  db.insertInto('delivery').values(delivery).execute();

/** A delivery with the number of its order; null: the order is gone, or it was about a chat. */
export type ListedDelivery = StoredDelivery & { num: number | null };

/** What orders deliveries: their time, their event, and their id. */
type DeliveryKey = readonly [deliveredAt: string, sequence: number, id: string];

/** The hotel's deliveries, the newest first. `after`: only those that follow this one. */
export const deliveriesOf = (
  db: Db,
  hotel: string,
  { after, limit }: { after: DeliveryKey | null; limit: number },
): Promise<readonly ListedDelivery[]> =>
  db
    .selectFrom('delivery')
    .leftJoin('guest_order', (order) =>
      order.onRef('guest_order.hotel', '=', 'delivery.hotel').onRef('guest_order.uuid', '=', 'delivery.order_uuid'),
    )
    .selectAll('delivery')
    .select('guest_order.num')
    .where('delivery.hotel', '=', hotel)
    .$if(after !== null, (query) => {
      const [at, sequence, id] = after ?? ['', 0, ''];
      return query.where((row) =>
        row.or([
          row('delivered_at', '<', at),
          row.and([row('delivered_at', '=', at), row('sequence', '<', sequence)]),
          row.and([row('delivered_at', '=', at), row('sequence', '=', sequence), row('delivery.id', '<', id)]),
        ]),
      );
    })
    .orderBy('delivered_at', 'desc')
    .orderBy('sequence', 'desc')
    .orderBy('delivery.id', 'desc')
    .limit(limit)
    .execute();

/** Deletes what arrived before an ISO time. */
export const deleteDeliveriesBefore = (db: Db, before: string) =>
  db.deleteFrom('delivery').where('delivered_at', '<', before).execute();
