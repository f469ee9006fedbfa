import { browserApi } from '@/lib/contract/browser';
import type { Product, Section } from '@/lib/contract/catalogue';
import type { Order } from '@/lib/contract/order';
import { cart } from '@/lib/device/cart';
import { inHotel } from '@/lib/device/change-cart';
import { newUuid } from '@/lib/device/new-uuid';
import { currentHotelTime } from '@/lib/device/server-clock';
import type { CartLine } from '@/lib/domain/cart/cart';
import { addLine } from '@/lib/domain/cart/change-cart';
import type { Text } from '@/lib/domain/i18n/text';
import type { Id } from '@/lib/domain/id';
import { repeatOrder, sectionsToRepeat } from '@/lib/domain/orders/repeat-order';

/** `added`: the number of lines in the cart now; `left`: the titles of the others. */
export type RepeatResult = { kind: 'failed' } | { kind: 'done'; added: number; left: readonly Text[] };

type Gate = (item: { product: Product; section: Section }) => Promise<boolean>;

/** Puts the lines of an earlier order that are offered today into the cart. `gate`: asks for the guest's age. Rule: orders/OR27. */
export async function repeatToCart(
  order: Order,
  { hotel, gate }: { hotel: { id: Id; code: string; timezone: string | null }; gate: Gate },
): Promise<RepeatResult> {
  const catalogue = await readSections(hotel.code, sectionsToRepeat(order));
  if (catalogue === null) return { kind: 'failed' };
  const now = currentHotelTime(hotel.timezone);
  const { repeated, left } = repeatOrder(order, { catalogue, now, newKey: newUuid });
  const lines: CartLine[] = [];
  const refused: Text[] = [];
  for (const { line, product, section } of repeated) {
    if (await gate({ product, section })) lines.push(line);
    else refused.push(product.title);
  }
  cart.change(inHotel(hotel.id, (current) => lines.reduce(addLine, current)));
  return { kind: 'done', added: lines.length, left: [...left, ...refused] };
}

/** Reads the sections as they are today; null: one of them could not be read. */
async function readSections(code: string, ids: readonly Id[]): Promise<ReadonlyMap<string, Section | 'gone'> | null> {
  const responses = await Promise.all(ids.map((id) => browserApi().section(code, id)));
  if (responses.some((response) => !response.ok && response.refusal.kind !== 'not-found')) return null;
  return new Map(ids.map((id, index) => [String(id), sectionIn(responses[index])]));
}

const sectionIn = (response: Awaited<ReturnType<ReturnType<typeof browserApi>['section']>> | undefined) =>
  response?.ok ? response.value : ('gone' as const);
