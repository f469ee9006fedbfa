import type { Db } from '../database/database';
import type { ConsentTable } from '../database/tables';

/** What a guest agreed to with an order. */
export type Consent = Pick<ConsentTable, 'kind' | 'language' | 'text_hash'>;

export async function saveConsents(
  db: Db,
  hotel: string,
  given: { orderUuid: string; consents: readonly Consent[]; now: string },
): Promise<void> {
  if (given.consents.length === 0) return;
  await db
    .insertInto('consent')
    .values(given.consents.map((each) => ({ hotel, order_uuid: given.orderUuid, ...each, given_at: given.now })))
    .execute();
}

export type GivenConsent = Omit<ConsentTable, 'hotel'>;

/** What was agreed to with these orders, oldest first. */
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
