import type { FieldErrors } from '@/lib/contract/refusals';
import type { Id } from '@/lib/domain/id';
import { isOwnLine, isOwnSection } from '@/lib/domain/staff/narrowing';
import type { PlatformContext } from '../context';
import { stationPlan } from '../orders/station-plan';
import { productsByIds } from '../stores/catalogue/products';
import type { HotelKey } from '../stores/hotels';
import { orderByUuid } from '../stores/orders';
import type { DeskCaller } from './desk-caller';
import { narrowedMember, ownOrders } from './own-parts';

type Context = Pick<PlatformContext, 'database' | 'now'>;
type Caller = { hotel: HotelKey; caller: Pick<DeskCaller, 'member'> };
type Line = Parameters<typeof isOwnLine>[0];

/** What a narrowed person is refused for. The desk has a sentence of its own for it. */
const NOT_YOURS = 'is not yours';

/**
 * What of a change of an order's lines is not a narrowed person's, as refusal fields: dishes that come, and lines that go. Nothing is
 * said of a dish that the hotel does not have: the order is refused for it. Rule: telephone-orders/TO16.
 */
export async function foreignLines(
  { database: { db }, now }: Context,
  { hotel, caller }: Caller,
  { added, removed }: { added: readonly Id[]; removed: readonly Line[] },
): Promise<FieldErrors> {
  const member = narrowedMember(caller);
  if (member === null) return {};
  const plan = await stationPlan(db, hotel);
  const ids = [...new Set(added.map(Number))].filter(Number.isSafeInteger);
  const known = await productsByIds(db, { hotel: hotel.code, now: now() }, ids);
  const dishes = known.filter(({ product }) => !isOwnSection(Number(product.section_id), member, plan));
  const lines = removed.filter((line) => !isOwnLine(line, member, plan));
  return Object.fromEntries([
    ...dishes.map(({ product }) => [`products.${product.id}`, NOT_YOURS]),
    ...lines.map(({ id }) => [`lines.${id}`, NOT_YOURS]),
  ]);
}

/**
 * What of an order on the telephone is not a narrowed person's, as refusal fields; also the order itself, where its uuid is that of an
 * order of others. Rule: telephone-orders/TO16.
 */
export async function foreignOrder(
  context: Context,
  own: Caller,
  { uuid, products }: { uuid: string; products: readonly { product: { id: Id } }[] },
): Promise<FieldErrors> {
  if (narrowedMember(own.caller) === null) return {};
  const known = await orderByUuid(context.database.db, own.hotel.code, uuid.toLowerCase());
  const isForeign = known !== null && (await ownOrders(context, { ...own, items: [known.lines] })).length === 0;
  if (isForeign) return { uuid: NOT_YOURS };
  return foreignLines(context, own, { added: products.map(({ product }) => product.id), removed: [] });
}
