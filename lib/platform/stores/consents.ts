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
