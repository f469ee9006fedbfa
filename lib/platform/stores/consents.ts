import type { Db } from '../database/database';
import type { ConsentTable } from '../database/tables';

export type ConsentRecord = Pick<ConsentTable, 'kind' | 'language' | 'text_hash'>;

export async function saveConsents(
  db: Db,
  hotel: string,
  record: { orderUuid: string; consents: readonly ConsentRecord[]; now: string },
): Promise<void> {
  if (record.consents.length === 0) return;
  await db
    .insertInto('consent')
    .values(record.consents.map((each) => ({ hotel, order_uuid: record.orderUuid, ...each, given_at: record.now })))
    .execute();
}

export type GivenConsent = Omit<ConsentTable, 'hotel'>;

/** The consents that guests gave with these orders, oldest first. */
export const consentsOfOrders = async (
  db: Db,
  hotel: string,
  orderUuids: readonly string[],
): Promise<readonly GivenConsent[]> =>
  orderUuids.length === 0
    ? []
    : db
        .selectFrom('consent')
        .select(['order_uuid', 'kind', 'language', 'text_hash', 'given_at'])
        .where('hotel', '=', hotel)
        .where('order_uuid', 'in', orderUuids)
        .orderBy('given_at')
        .orderBy('kind')
        .execute();
