import type { ExpressionBuilder } from 'kysely';
import { lineOrigin } from '@/lib/domain/orders/line-origin';
import type { Db } from '../database/database';
import type { Tables } from '../database/tables';
import { toJson } from './json';
import { ordersByUuids, type StoredOrder } from './orders';
import { removeRefundWords } from './payment-credits';
import { removeRatingWords } from './ratings';
import { deleteTicketsOfOrders } from './tickets';

/** The `person_uuid` of an anonymised order. */
export const NOBODY = '';

/** Uuids of orders that are not anonymised and whose last status change is before a time. */
export async function personalOrdersBefore(
  db: Db,
  hotel: string,
  before: string,
  limit: number,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('guest_order')
    .select('uuid')
    .where('hotel', '=', hotel)
    .where('anonymised_at', 'is', null)
    .where('status_at', '<', before)
    .orderBy('status_at')
    .limit(limit)
    .execute();
  return rows.map(({ uuid }) => uuid);
}

/**
 * Removes all personal data from orders, in a transaction that locks the hotel's outbox. Keeps the products and prices,
 * and the consents and payments, which identify nobody by themselves.
 */
export async function anonymiseOrders(db: Db, hotel: string, uuids: readonly string[], now: string): Promise<void> {
  if (uuids.length === 0) return;
  for (const order of await ordersByUuids(db, hotel, uuids)) {
    await db
      .updateTable('guest_order')
      .set({
        anonymised_at: now,
        person_uuid: NOBODY,
        guest_name: null,
        guest_phone: null,
        number_room: null,
        taken_note: null,
        handed_room: null,
        body_hash: null,
        lines: toJson(withoutAnswers(order.lines)),
      })
      .where('hotel', '=', hotel)
      .where('num', '=', order.num)
      .execute();
    await db
      .updateTable('order_search')
      .set({ room: '', name: '', phone: '' })
      .where('hotel', '=', hotel)
      .where('num', '=', order.num)
      .execute();
  }
  await removeRatingWords(db, hotel, uuids);
  await removeRefundWords(db, hotel, uuids);
  await deleteTicketsOfOrders(db, hotel, uuids);
  await db.deleteFrom('order_note').where('hotel', '=', hotel).where('order_uuid', 'in', uuids).execute();
}

/**
 * Removes all answers, because any of them may be personal and nothing marks which. What was ordered from which section
 * stays, so that the figures of a day do not change.
 */
const withoutAnswers = (lines: StoredOrder['lines']) => ({
  ...lines,
  comment: null,
  foodNote: null,
  allergyTexts: [],
  dueTimes: [],
  paysWith: null,
  properties: [],
  products: lines.products.map((line) => ({ ...line, properties: [], repeat: null, origin: lineOrigin(line) })),
});

/** Uuids of chats whose last message is before a time. */
export async function chatsBefore(db: Db, hotel: string, before: string, limit: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('chat')
    .select('uuid')
    .where('hotel', '=', hotel)
    .where('updated_at', '<', before)
    .orderBy('updated_at')
    .limit(limit)
    .execute();
  return rows.map(({ uuid }) => uuid);
}

/** The tables with what belongs to one chat. */
const CHAT_TABLES = ['chat_file', 'chat_note', 'chat_viewer', 'chat_message', 'chat_member'] as const;

/** Deletes a chat with its messages, notes, members and files, in a transaction that locks the hotel's outbox. */
export async function deleteChat(db: Db, hotel: string, uuid: string): Promise<void> {
  // Of the notifications nothing could be sent any more.
  for (const table of [...CHAT_TABLES, 'notification'] as const) {
    await db.deleteFrom(table).where('hotel', '=', hotel).where('chat_uuid', '=', uuid).execute();
  }
  await db.deleteFrom('chat').where('hotel', '=', hotel).where('uuid', '=', uuid).execute();
}

/** Deletes persons without orders, chats and entries in draws whose last change is before a time. Returns their number. */
export async function deletePersonsBefore(db: Db, hotel: string, before: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('person')
    .where('hotel', '=', hotel)
    .where('updated_at', '<', before)
    .where(hasNothing)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes a person who has no order, no chat and no entry in a draw. */
export const deletePerson = (db: Db, hotel: string, uuid: string) =>
  db.deleteFrom('person').where('hotel', '=', hotel).where('uuid', '=', uuid).where(hasNothing).execute();

const hasNothing = (person: ExpressionBuilder<Tables, 'person'>) =>
  person.and(
    (['guest_order', 'chat', 'lottery_entry'] as const).map((table) =>
      person.not(
        person.exists(
          person
            .selectFrom(table)
            .select(`${table}.uuid`)
            .whereRef(`${table}.hotel`, '=', 'person.hotel')
            .whereRef(`${table}.person_uuid`, '=', 'person.uuid'),
        ),
      ),
    ),
  );

/** The code of every stored hotel, served or not. */
export async function everyHotel(db: Db): Promise<readonly string[]> {
  const rows = await db.selectFrom('hotel').select('code').orderBy('code').execute();
  return rows.map(({ code }) => code);
}
