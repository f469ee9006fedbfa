import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import type { PlatformContext } from '../context';
import type { Db } from '../database/database';
import {
  deleteViewer,
  reopen,
  saveViewer,
  setAssigned,
  setSnoozed,
  settle,
  viewersOf,
} from '../stores/chat/chat-handling';
import { findChat, type StoredChat } from '../stores/chat/chats';
import type { HotelKey } from '../stores/hotels';
import { appendStaffEvent, lockOutbox, nextEventId, type StaffEvent } from '../stores/outbox';
import { type DeskChat, describeChats } from './describe-chats';
import { readAsHotel } from './read-as-hotel';

/** How staff take care of a chat without writing to its guest. No event of it reaches a guest. */

/** Seconds after which somebody who has a chat open, and does not say so again, has it open no longer. Rule: chat/CH41. */
const VIEWER_SECONDS = 45;

/** What staff do with a chat. `snooze`: until when, ISO 8601; null: it is here again. */
type Handling =
  | { do: 'assign'; to: string | null }
  | { do: 'snooze'; until: string | null }
  | { do: 'settle'; by: string | null }
  | { do: 'reopen' };

async function apply(db: Db, hotel: string, uuid: string, { now, handling }: { now: string; handling: Handling }) {
  if (handling.do === 'assign') await setAssigned(db, hotel, uuid, handling.to);
  else if (handling.do === 'snooze') await setSnoozed(db, hotel, uuid, handling.until);
  else if (handling.do === 'settle') await settle(db, hotel, uuid, { by: handling.by, now });
  else await reopen(db, hotel, uuid, now);
}

/**
 * Assigns, puts off, settles or reopens a chat, and tells every desk. Whoever settles a chat has read it. Refused as
 * `invalid` when the guest has left it. Rules: chat/CH37, chat/CH38, chat/CH39.
 */
export async function handleChat(
  context: PlatformContext,
  hotel: HotelKey,
  uuid: string,
  handling: Handling,
): Promise<ApiResponse<DeskChat>> {
  const { db } = context.database;
  const known = await findChat(db, hotel.code, uuid);
  if (known === null) return refused('not-found');
  if (known.closed_at !== null) return refused('invalid', { chat: 'the guest has left it' });
  if (handling.do === 'settle') await readAsHotel(context, hotel, uuid);
  const now = context.now().toISOString();
  const changed = await changeChat(context, hotel.code, uuid, async (within) => {
    await apply(within, hotel.code, uuid, { now, handling });
    return true;
  });
  const [described] = changed === null ? [] : await describeChats(context, hotel, [changed]);
  return described === undefined ? refused('not-found') : succeeded(described);
}

/**
 * Stores that a staff member has a chat open, or no longer has, and tells every desk when that is news. Rule: chat/CH41.
 */
export async function viewChat(
  context: PlatformContext,
  hotel: HotelKey,
  uuid: string,
  { name, isOpen }: { name: string; isOpen: boolean },
): Promise<ApiResponse<{ status: 'ok' }>> {
  const at = context.now();
  const now = at.toISOString();
  const until = new Date(at.getTime() + VIEWER_SECONDS * 1000).toISOString();
  const seen = { chat_uuid: uuid, name };
  const chat = await changeChat(context, hotel.code, uuid, async (db) => {
    const names = async () => (await viewersOf(db, hotel.code, { chats: [uuid], now })).map((viewer) => viewer.name);
    const before = await names();
    if (isOpen) await saveViewer(db, hotel.code, { ...seen, until, now });
    else await deleteViewer(db, hotel.code, seen);
    return (await names()).join('\n') !== before.join('\n');
  });
  return chat === null ? refused('not-found') : succeeded({ status: 'ok' });
}

/**
 * Changes a chat in a transaction that locks the hotel's outbox, and publishes the event when `change` returns true.
 * Returns the chat as it is then; null when there is none.
 */
async function changeChat(
  context: PlatformContext,
  hotel: string,
  uuid: string,
  change: (db: Db) => Promise<boolean>,
): Promise<StoredChat | null> {
  const { chat, event } = await context.database.db.transaction().execute(async (db) => {
    await lockOutbox(db, hotel);
    if ((await findChat(db, hotel, uuid)) === null) return { chat: null, event: null };
    const isNews = await change(db);
    return { chat: await findChat(db, hotel, uuid), event: isNews ? await staffEvent(context, db, hotel, uuid) : null };
  });
  if (event !== null) context.publishEvent(event);
  return chat;
}

/** The event of a chat for staff, in the transaction of its change. */
async function staffEvent({ now }: PlatformContext, db: Db, hotel: string, uuid: string): Promise<StaffEvent> {
  return appendStaffEvent(
    db,
    hotel,
    { id: await nextEventId(db, hotel), type: 'chat-managed', chat_uuid: uuid },
    now().toISOString(),
  );
}
