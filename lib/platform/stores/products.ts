import type { Product } from '@/lib/contract/catalogue';
import type { Db } from '../database/database';
import { fromJson } from './json';

/** The products of a section, in the order of its file. */
export async function productsOfSection(db: Db, hotel: string, sectionId: number): Promise<readonly Product[]> {
  const rows = await db
    .selectFrom('product')
    .select('content')
    .where('hotel', '=', hotel)
    .where('section_id', '=', sectionId)
    .orderBy('position')
    .execute();
  return rows.map((row) => fromJson<Product>(row.content));
}

/** Those of the named products that this hotel has, in no particular order. */
export async function productsByIds(db: Db, hotel: string, ids: readonly number[]): Promise<readonly Product[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('product')
    .select('content')
    .where('hotel', '=', hotel)
    .where('id', 'in', ids)
    .execute();
  return rows.map((row) => fromJson<Product>(row.content));
}
