import type { Product } from '@/lib/contract/catalogue';
import { HOLD_SECONDS } from '@/lib/domain/booking/slot-hold';
import { withStaffChanges } from '@/lib/domain/content/staff-changes';
import type { ProductContent } from '../../content/hotel-content';
import { type SlotPlan, slotLength } from '../../content/slot-plan';
import type { Db } from '../../database/database';
import type { ProductTable } from '../../database/tables';
import { type CurrentChanges, currentChanges } from '../content-changes';
import { fromJson, toJson } from '../json';

/** A product with additional data that guests do not see. */
export type StoredProduct = {
  product: Product;
  slots: SlotPlan | null;
  recommends: readonly number[];
  /** Whether its stock is counted by the day, as orders are checked; missing: not asked. */
  isCountedByDay?: boolean;
};

/** The hotel, and the time that decides what is on sale. */
export type CatalogueContext = { hotel: string; now: Date };

type Row = Pick<ProductTable, 'id' | 'section_id' | 'content' | 'slots' | 'recommends'>;

/** A product as the hotel's file defines it. */
export type FileProduct = { product: ProductContent['product']; slots: SlotPlan | null; recommends: readonly number[] };

/** Content of an earlier release, which is served until the next import, has no taxes. */
type StoredContent = Omit<ProductContent['product'], 'tax_id'> & Partial<Pick<Product, 'tax_id'>>;

const fromRow = ({ content, slots, recommends }: Row): FileProduct => ({
  product: { tax_id: null, ...fromJson<StoredContent>(content) },
  slots: slots === null ? null : fromJson<SlotPlan>(slots),
  recommends: fromJson<readonly number[]>(recommends),
});

const productsOf = (db: Db, hotel: string) =>
  db.selectFrom('product').select(['id', 'section_id', 'content', 'slots', 'recommends']).where('hotel', '=', hotel);

/** The rows' products with the changes of staff over them. Rule: content/CC2. */
async function withStaff(
  db: Db,
  { hotel, now }: CatalogueContext,
  rows: readonly Row[],
): Promise<readonly StoredProduct[]> {
  const changes = rows.length === 0 ? null : await currentChanges(db, hotel);
  if (changes === null) return [];
  const parents = await parentsFor(db, hotel, changes);
  return rows.map((row) => {
    const stored = withStaffChanges(fromRow(row), changes.of({ kind: 'product', id: row.id }), {
      above: sectionsAbove(row.section_id, parents).map((id) => changes.of({ kind: 'section', id })),
      now,
    });
    return {
      ...stored,
      product: { ...stored.product, ...slotFacts(stored.slots), is_popular: false, stock_left: null },
    };
  });
}

/** Products that are not published yet as guests will see them, with the changes of staff over them. Rule: menu/ME23. */
export async function productsAsShown(
  db: Db,
  context: CatalogueContext,
  products: readonly ProductContent[],
): Promise<readonly Product[]> {
  const rows = products.map(({ id, sectionId, product, slots, recommends }) => ({
    ...{ id, section_id: sectionId, content: toJson(product), recommends: toJson(recommends) },
    slots: slots === null ? null : toJson(slots),
  }));
  return (await withStaff(db, context, rows)).map(({ product }) => product);
}

/** What a guest may know of a product's slots. Rules: booking/B27, booking/B28. */
const slotFacts = (plan: SlotPlan | null): Pick<Product, 'slot_minutes' | 'slot_hold_seconds'> => ({
  slot_minutes: plan && slotLength(plan),
  slot_hold_seconds: plan && HOLD_SECONDS,
});

/** The parent of each section; empty when staff have changed no section. */
async function parentsFor(
  db: Db,
  hotel: string,
  { all }: CurrentChanges,
): Promise<ReadonlyMap<number, number | null> | null> {
  if (!all.some(({ target }) => target.kind === 'section')) return null;
  const rows = await db.selectFrom('section').select(['id', 'parent_id']).where('hotel', '=', hotel).execute();
  return new Map(rows.map((row) => [row.id, row.parent_id]));
}

/** A section and those above it. */
function sectionsAbove(id: number, parents: ReadonlyMap<number, number | null> | null): readonly number[] {
  const parent = parents?.get(id);
  if (parents === null || parent === undefined) return [];
  return parent === null ? [id] : [id, ...sectionsAbove(parent, parents)];
}

/** The products of a section, in the order of the section's file. */
export async function productsOfSection(
  db: Db,
  context: CatalogueContext,
  sectionId: number,
): Promise<readonly Product[]> {
  const rows = await productsOf(db, context.hotel).where('section_id', '=', sectionId).orderBy('position').execute();
  return (await withStaff(db, context, rows)).map(({ product }) => product);
}

/** The products that are a drink or a dessert, in the order of the files. */
export async function productsOfCourses(db: Db, context: CatalogueContext): Promise<readonly Product[]> {
  const rows = await productsOf(db, context.hotel)
    .where('content', 'like', '%"course":"%')
    .orderBy('section_id')
    .orderBy('position')
    .execute();
  return (await withStaff(db, context, rows)).map(({ product }) => product);
}

/** The hotel's products with these ids, in no particular order. */
export async function productsByIds(
  db: Db,
  context: CatalogueContext,
  ids: readonly number[],
): Promise<readonly StoredProduct[]> {
  if (ids.length === 0) return [];
  return withStaff(db, context, await productsOf(db, context.hotel).where('id', 'in', ids).execute());
}

export async function productByUuid(db: Db, context: CatalogueContext, uuid: string): Promise<StoredProduct | null> {
  const [product] = await withStaff(
    db,
    context,
    await productsOf(db, context.hotel).where('uuid', '=', uuid).execute(),
  );
  return product ?? null;
}

/** Every product of the hotel as its files define it, in the order of the files. */
export async function fileProducts(db: Db, hotel: string): Promise<readonly FileProduct[]> {
  return (await productsOf(db, hotel).orderBy('section_id').orderBy('position').execute()).map(fromRow);
}

/** The products with these ids as the hotel's files define them, in the order of the files. */
export async function fileProductsByIds(
  db: Db,
  hotel: string,
  ids: readonly number[],
): Promise<readonly FileProduct[]> {
  if (ids.length === 0) return [];
  const rows = await productsOf(db, hotel).where('id', 'in', ids).orderBy('section_id').orderBy('position').execute();
  return rows.map(fromRow);
}

/** One product as the hotel's files define it; null: there is none. */
export async function fileProduct(db: Db, hotel: string, id: number): Promise<FileProduct | null> {
  const row = await productsOf(db, hotel).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : fromRow(row);
}
