import type { CountedLine, CountedOrder } from '@/lib/domain/figures/order-facts';
import type { Text } from '@/lib/domain/i18n/text';
import { addUp } from '@/lib/domain/money/money';
import { taxAmountOf, totalPriceOf } from '@/lib/domain/money/order-amounts';
import { type LineOrigin, lineOrigin } from '@/lib/domain/orders/line-origin';
import type { OrderStatus } from '@/lib/domain/orders/order-status';
import type { Db } from '../database/database';
import { fromStored } from './amount-scale';
import { fromJson } from './json';
import { movesOf } from './order-moves';

/** Times are ISO, the end not included. */
type Span = { from: string; to: string };

/** A page is read and parsed at once, while other requests wait. */
const PAGE = 500;

/** The orders of a hotel that were sent in a span, as far as figures need them. */
export async function ordersInSpan(db: Db, hotel: string, span: Span): Promise<readonly CountedOrder[]> {
  const orders: CountedOrder[] = [];
  let rows = await pageOf(db, hotel, span, null);
  while (rows.length > 0) {
    const uuids = rows.map(({ uuid }) => uuid);
    const moves = Map.groupBy(await movesOf(db, hotel, uuids), ({ order_uuid }) => order_uuid);
    orders.push(...rows.map((row) => fromRow(row, moves.get(row.uuid) ?? [])));
    const last = rows.at(-1);
    rows = rows.length < PAGE || last === undefined ? [] : await pageOf(db, hotel, span, last);
  }
  return orders;
}

type Place = { created_at: string; num: number };

/** The first orders of a span, or those after one. */
function pageOf(db: Db, hotel: string, { from, to }: Span, after: Place | null) {
  return db
    .selectFrom('guest_order')
    .leftJoin('order_rating', (join) =>
      join
        .onRef('order_rating.hotel', '=', 'guest_order.hotel')
        .onRef('order_rating.order_uuid', '=', 'guest_order.uuid'),
    )
    .select(['num', 'uuid', 'status', 'status_at', 'moved_by', 'guest_order.created_at', 'waits_from', 'promised_at'])
    .select(['cancel_reason_id', 'final_sum', 'delivery_price', 'tip', 'amount_scale', 'lines', 'stars'])
    .where('guest_order.hotel', '=', hotel)
    .where('guest_order.created_at', '>=', after?.created_at ?? from)
    .where('guest_order.created_at', '<', to)
    .$if(after !== null, (query) =>
      query.where((order) =>
        order.or([
          order('guest_order.created_at', '>', after?.created_at ?? ''),
          order('guest_order.num', '>', after?.num ?? 0),
        ]),
      ),
    )
    .orderBy('guest_order.created_at')
    .orderBy('guest_order.num')
    .limit(PAGE)
    .execute();
}

type Row = Awaited<ReturnType<typeof pageOf>>[number];

function fromRow(row: Row, moves: CountedOrder['moves']): CountedOrder {
  const { products, taxes = [] } = fromJson<StoredLines>(row.lines);
  return {
    status: row.status as OrderStatus,
    status_at: row.status_at,
    moved_by: row.moved_by,
    created_at: row.created_at,
    waits_from: row.waits_from,
    promised_at: row.promised_at,
    cancel_reason_id: row.cancel_reason_id,
    final_sum: fromStored(row.final_sum, row.amount_scale),
    delivery_price: fromStored(row.delivery_price, row.amount_scale),
    added_tax: addUp(taxes.filter(({ included }) => !included).map(taxAmountOf)),
    tip: fromStored(row.tip, row.amount_scale),
    stars: row.stars,
    lines: products.map(countedLine),
    moves,
  };
}

/** `taxes`: missing in orders of releases that did not store it. */
type StoredLines = { products: readonly StoredLine[]; taxes?: readonly { amount: number; included: boolean }[] };

/** A stored line, which an earlier release may have written. `origin`: of an anonymised one. */
type StoredLine = {
  product: { title: Text };
  quantity: number;
  total_price: number;
  properties: readonly { value: string | null }[];
  slot_minutes?: number | null;
  ordered_for?: string | null;
  repeat?: { product_id: number | string; section_id: number | string } | null;
  origin?: LineOrigin;
};

function countedLine(line: StoredLine): CountedLine {
  const { slot_minutes = null, ordered_for = null, repeat = null, properties } = line;
  const origin = line.origin ?? lineOrigin({ properties, slot_minutes, ordered_for, repeat });
  return {
    product: origin.product_id === null ? null : Number(origin.product_id),
    section: origin.section_id === null ? null : Number(origin.section_id),
    title: line.product.title,
    quantity: line.quantity,
    total: totalPriceOf(line),
    isTimed: origin.is_timed,
  };
}

/** In how many chats each person of the hotel has written in a span. */
export async function staffChatsInSpan(
  db: Db,
  hotel: string,
  { from, to }: Span,
): Promise<readonly { name: string; chats: number }[]> {
  const rows = await db
    .selectFrom('chat')
    .innerJoin('chat_message', (join) =>
      join.onRef('chat_message.hotel', '=', 'chat.hotel').onRef('chat_message.chat_uuid', '=', 'chat.uuid'),
    )
    .innerJoin('chat_member', (join) =>
      join
        .onRef('chat_member.hotel', '=', 'chat_message.hotel')
        .onRef('chat_member.chat_uuid', '=', 'chat_message.chat_uuid')
        .onRef('chat_member.id', '=', 'chat_message.member_id'),
    )
    .select((chat) => ['chat_member.name', chat.fn.count<number>('chat_message.chat_uuid').distinct().as('chats')])
    .where('chat.hotel', '=', hotel)
    // Only chats that were open in the span, by their index.
    .where('chat.updated_at', '>=', from)
    .where('chat.created_at', '<', to)
    .where('chat_member.kind', '=', 'staff')
    .where('chat_message.created_at', '>=', from)
    .where('chat_message.created_at', '<', to)
    .groupBy('chat_member.name')
    .execute();
  return rows
    .map(({ name, chats }) => ({ name, chats: Number(chats) }))
    .sort((one, other) => other.chats - one.chats || (one.name < other.name ? -1 : 1));
}
