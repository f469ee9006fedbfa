import type { SentOrder } from '@/lib/domain/catalogue/order-figures';
import type { Db } from '../database/database';
import { fromJson } from './json';

type StoredLines = { products: readonly { repeat?: { product_id: number | string } | null }[] };

/**
 * The products of a hotel's newest orders since a time, without those that were cancelled or expired, of which nobody
 * remains as a guest, or that an earlier release stored without ids.
 */
export async function sentOrdersSince(
  db: Db,
  hotel: string,
  { since, limit }: { since: Date; limit: number },
): Promise<readonly SentOrder[]> {
  const rows = await db
    .selectFrom('guest_order')
    .select(['person_uuid', 'lines'])
    .where('hotel', '=', hotel)
    .where('created_at', '>=', since.toISOString())
    .where('status', 'not in', ['cancelled', 'expired'])
    .where('person_uuid', '!=', '')
    .orderBy('num', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ person_uuid, lines }) => ({
    guest: person_uuid,
    products: fromJson<StoredLines>(lines).products.flatMap(({ repeat }) =>
      repeat ? [Number(repeat.product_id)] : [],
    ),
  }));
}
