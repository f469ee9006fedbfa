import type { LogTarget } from '@/lib/domain/staff-log/log-entry';
import { quickReplies } from '../desk/quick-replies';
import { readDeskOrder } from '../orders/desk-orders';
import { listPace } from '../pace/desk-pace';
import { paymentProblems } from '../payments/payment-problems';
import { listRooms } from '../rooms/desk-rooms';
import { deskItem, findItem } from '../staff-content/content-item';
import { listStock } from '../stock/desk-stock';
import { findAnnouncement } from '../stores/announcements';
import { findChat } from '../stores/chat/chats';
import { currentChanges } from '../stores/content-changes';
import { findHandover } from '../stores/handover-notes';
import { winnerOf } from '../stores/lotteries';
import type { LogContext, LogState } from './describer';

/**
 * How a target stands, as far as an entry of the log may have it. A reader names each field that it stores; null: there is
 * no such target. Rule: staff-log/SL3.
 */
export type StateReader = (at: LogContext, target: LogTarget) => Promise<LogState | null>;

/** Of what guests and staff have written, only how many notes there are. */
export const orderState: StateReader = async ({ context, hotel }, { id }) => {
  const read = id === null ? null : await readDeskOrder(context, hotel, id);
  if (!read?.ok) return null;
  const { num, version, ostatus_id, expected_at, cancel_reason_id, ready_lines, products, final_sum, money } =
    read.value;
  return {
    title: num,
    version,
    parts: {
      ...{ status: ostatus_id, expected_at, cancel_reason: cancel_reason_id, ready_lines, sum: final_sum },
      lines: products.map(({ product, quantity, total_price }) => ({ title: product.title, quantity, total_price })),
      charged: money?.charged ?? 0,
      to_return: money?.to_return ?? 0,
      notes: read.value.note_kit?.notes.length ?? 0,
    },
  };
};

/** What staff may change of a product or a section. */
export const contentState: StateReader = async ({ context, hotel }, { kind, id }) => {
  const { db } = context.database;
  const target = { kind: kind === 'section' ? ('section' as const) : ('product' as const), id: Number(id) };
  const item = await findItem(db, hotel.code, target);
  if (item === null) return null;
  const { title, price, hours, sold_out, closed } = deskItem(item, await currentChanges(db, hotel.code));
  return { title, parts: { price, hours, sold_out, closed } };
};

export const announcementState: StateReader = async ({ context, hotel }, { id }) => {
  const found = await findAnnouncement(context.database.db, hotel.code, Number(id));
  if (found === null) return null;
  const { title, content, extra, starts_at, ends_at, published } = found;
  return { title, parts: { title, content, extra, starts_at, ends_at, published } };
};

/** `day`: of which the numbers are; null: today. */
export const stockState = async (
  { context, hotel }: LogContext,
  { id }: LogTarget,
  day: string | null,
): Promise<LogState | null> => {
  const entry = (await listStock(context, hotel, { day })).find(({ item }) => item === id);
  if (entry === undefined) return null;
  const { left, per, amount } = entry;
  return { title: entry.choice_title ?? entry.title, parts: { left, per, amount, day: entry.day } };
};

export const paceState: StateReader = async ({ context, hotel }, { id }) => {
  const found = (await listPace(context, hotel)).find(({ station }) => station === id);
  if (found === undefined) return null;
  const { title, busy_minutes, busy_until, closed_until } = found;
  return { title, parts: { busy_minutes, busy_until, closed_until } };
};

/** Without a title, because a chat is called after its guest. */
export const chatState: StateReader = async ({ context, hotel }, { id }) => {
  const chat = id === null ? null : await findChat(context.database.db, hotel.code, id);
  if (chat === null) return null;
  const { assigned_to, snoozed_until, settled_at } = chat;
  return { title: null, parts: { assigned_to, snoozed_until, settled: settled_at !== null } };
};

export const quickReplyState: StateReader = async ({ context, hotel }) => {
  const { replies, source } = await quickReplies(context, hotel);
  return { title: null, parts: { replies, source } };
};

/** The winner by the uuid of the entry. */
export const drawState: StateReader = async ({ context, hotel }, { id }) => {
  const { db } = context.database;
  const section = await findItem(db, hotel.code, { kind: 'section', id: Number(id) });
  const winner = await winnerOf(db, hotel.code, Number(id));
  return { title: section?.title ?? null, parts: { winner: winner?.uuid ?? null } };
};

export const handoverState: StateReader = async ({ context, hotel }, { id }) => {
  const note = id === null ? null : await findHandover(context.database.db, hotel.code, id);
  return note === null ? null : { title: null, parts: { confirmed: note.confirmed_at !== null } };
};

export const reportState: StateReader = async ({ context, hotel }, { id }) => {
  const { refused_reports } = await paymentProblems(context, hotel);
  const report = refused_reports.find((each) => each.id === id);
  if (report === undefined) return null;
  const { num, order_uuid, reason, amount } = report;
  return { title: String(num), parts: { order_uuid, reason, amount } };
};

/** Rooms and places by their names, with what does not open them. */
export const roomsState = async (
  { context, hotel }: LogContext,
  named: { rooms: readonly string[]; places?: readonly string[] },
): Promise<LogState> => {
  const { rooms, places } = await listRooms(context, hotel);
  const [wantedRooms, wantedPlaces] = [new Set(named.rooms), new Set(named.places ?? [])];
  return {
    title: null,
    parts: Object.fromEntries([
      ...rooms
        .filter(({ room }) => wantedRooms.has(room))
        .map(({ room, stay, leaves_on, code_version }) => [room, { stay, leaves_on, code_version }]),
      ...places.filter(({ key }) => wantedPlaces.has(key)).map(({ key, code_version }) => [key, { code_version }]),
    ]),
  };
};
