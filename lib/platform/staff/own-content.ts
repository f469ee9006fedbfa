import { isOwnSection, sectionsOnTheWay } from '@/lib/domain/staff/narrowing';
import type { PlatformContext } from '../context';
import { stationPlan } from '../orders/station-plan';
import type { DeskItem } from '../staff-content/content-item';
import type { DeskLogEntry } from '../staff-content/list-content';
import type { DeskStock } from '../stock/desk-stock';
import { fileProducts } from '../stores/catalogue/products';
import type { HotelKey } from '../stores/hotels';
import type { DeskCaller } from './desk-caller';
import { narrowedMember, ownParts } from './own-parts';

type Context = Pick<PlatformContext, 'database'>;
type Seen<T> = { hotel: HotelKey; caller: Pick<DeskCaller, 'member'>; items: readonly T[] };

/** The sections and products of a page that a caller may change, with the sections above them. Rule: staff/SP3. */
export async function ownContent(context: Context, seen: Seen<DeskItem>): Promise<readonly DeskItem[]> {
  const member = narrowedMember(seen.caller);
  if (member === null) return seen.items;
  const above = sectionsOnTheWay(member, await stationPlan(context.database.db, seen.hotel));
  return ownParts(context, seen, ({ kind, id, parent_id }, _, plan) =>
    kind === 'section' ? above.has(id) : parent_id !== null && isOwnSection(parent_id, member, plan),
  );
}

/** The section of each product of the files; of others nobody is narrowed to them. */
async function sectionsOfProducts({ database }: Context, { code }: HotelKey): Promise<ReadonlyMap<number, number>> {
  const products = await fileProducts(database.db, code);
  return new Map(products.map(({ product }) => [Number(product.id), Number(product.section_id)]));
}

/** The changes of a page that are of what a caller may change. Rule: staff/SP3. */
export async function ownChanges(context: Context, seen: Seen<DeskLogEntry>): Promise<readonly DeskLogEntry[]> {
  if (narrowedMember(seen.caller) === null) return seen.items;
  const sections = await sectionsOfProducts(context, seen.hotel);
  return ownParts(context, seen, ({ kind, target_id }, member, plan) => {
    const section = kind === 'section' ? target_id : sections.get(target_id);
    return section !== undefined && isOwnSection(section, member, plan);
  });
}

/** The counted items of a page that a caller may count. Rule: staff/SP3. */
export async function ownStock(context: Context, seen: Seen<DeskStock>): Promise<readonly DeskStock[]> {
  if (narrowedMember(seen.caller) === null) return seen.items;
  const sections = await sectionsOfProducts(context, seen.hotel);
  return ownParts(context, seen, ({ product_id }, member, plan) => {
    const section = sections.get(product_id);
    return section !== undefined && isOwnSection(section, member, plan);
  });
}
