import type { Product } from '@/lib/contract/catalogue';
import type { SlotPlan } from '../booking/slot-plan';
import type { ProductContent } from '../content';
import type { Db } from '../database/database';
import type { ProductTable } from '../database/tables';
import { fromJson } from './json';

/** A product with additional data that guests do not see. */
export type StoredProduct = {
  product: Product;
  slots: SlotPlan | null;
  recommends: readonly number[];
};

type Row = Pick<ProductTable, 'content' | 'slots' | 'recommends'> & { unavailable_since: string | null };

const fromRow = ({ content, slots, recommends, unavailable_since }: Row): StoredProduct => ({
  product: { ...fromJson<ProductContent['product']>(content), is_available: unavailable_since === null },
  slots: slots === null ? null : fromJson<SlotPlan>(slots),
  recommends: fromJson<readonly number[]>(recommends),
});

const productsOf = (db: Db, hotel: string) =>
  db
    .selectFrom('product')
    .leftJoin('unavailable_product as off', (join) =>
      join.onRef('off.hotel', '=', 'product.hotel').onRef('off.product_id', '=', 'product.id'),
    )
    .select(['product.content', 'product.slots', 'product.recommends', 'off.since as unavailable_since'])
    .where('product.hotel', '=', hotel);

/** The products of a section, in the order of the section's file. */
export async function productsOfSection(db: Db, hotel: string, sectionId: number): Promise<readonly Product[]> {
  const rows = await productsOf(db, hotel)
    .where('product.section_id', '=', sectionId)
    .orderBy('product.position')
    .execute();
  return rows.map((row) => fromRow(row).product);
}

/** The products of several sections, in the order of `sectionIds`. */
export async function productsOfSections(
  db: Db,
  hotel: string,
  sectionIds: readonly number[],
): Promise<readonly Product[]> {
  if (sectionIds.length === 0) return [];
  const rows = await productsOf(db, hotel)
    .where('product.section_id', 'in', sectionIds)
    .orderBy('product.position')
    .execute();
  const products = rows.map((row) => fromRow(row).product);
  return sectionIds.flatMap((id) => products.filter((product) => Number(product.section_id) === id));
}

/** The hotel's products with these ids, in no particular order. */
export async function productsByIds(db: Db, hotel: string, ids: readonly number[]): Promise<readonly StoredProduct[]> {
  if (ids.length === 0) return [];
  return (await productsOf(db, hotel).where('product.id', 'in', ids).execute()).map(fromRow);
}

export async function productByUuid(db: Db, hotel: string, uuid: string): Promise<StoredProduct | null> {
  const row = await productsOf(db, hotel).where('product.uuid', '=', uuid).executeTakeFirst();
  return row === undefined ? null : fromRow(row);
}

/** Sets whether a product is available; false when the hotel has no product with this id. `now`: an ISO time. */
export async function setAvailable(
  db: Db,
  hotel: string,
  id: number,
  to: { isAvailable: boolean; now: string },
): Promise<boolean> {
  const known = await db
    .selectFrom('product')
    .select('id')
    .where('hotel', '=', hotel)
    .where('id', '=', id)
    .executeTakeFirst();
  if (known === undefined) return false;
  if (to.isAvailable) {
    await db.deleteFrom('unavailable_product').where('hotel', '=', hotel).where('product_id', '=', id).execute();
  } else {
    await db
      .insertInto('unavailable_product')
      .values({ hotel, product_id: id, since: to.now })
      .onConflict((conflict) => conflict.columns(['hotel', 'product_id']).doNothing())
      .execute();
  }
  return true;
}
