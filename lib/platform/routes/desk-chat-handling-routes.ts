import type { Hono } from 'hono';
import { refused } from '@/lib/contract/refusals';
import { handleChat, viewChat } from '../chat/manage-chat';
import { noteOf, writeNote } from '../chat/write-note';
import type { PlatformContext } from '../context';
import {
  ASSIGN_CHAT,
  LIST_NOTES,
  LIST_STAFF,
  NOTES,
  SET_QUICK_REPLIES,
  SETTLE_CHAT,
  SNOOZE_CHAT,
  VIEW_CHAT,
  WRITE_NOTE,
} from '../desk/chat-handling-calls';
import { setQuickReplies } from '../desk/quick-replies';
import { rememberedSince } from '../staff/staff-names';
import { notesOf } from '../stores/chat/chat-notes';
import { findChat } from '../stores/chat/chats';
import { staffNames } from '../stores/staff-names';
import { type DeskEnv, onDeskCall } from './on-desk-call';
import { data, notFound, page, refusal, respond } from './responses';

/** More names than a hotel's people have. */
const MAX_NAMES = 200;

const NAMELESS = refused('invalid', { name: 'is missing: the key is that of a hotel and not of a person' });

/** Adds the staff calls with which chats are taken care of. Rules: chat/CH37, chat/CH40, chat/CH41. */
export function addDeskChatHandlingRoutes(routes: Hono<DeskEnv>, context: PlatformContext): void {
  const { db } = context.database;

  onDeskCall(routes, LIST_STAFF, async ({ hotel }) =>
    data({
      names: await staffNames(db, hotel.code, { since: rememberedSince(context.now()), limit: MAX_NAMES }),
    }),
  );

  onDeskCall(routes, ASSIGN_CHAT, async ({ hotel, params, body }) =>
    respond(await handleChat(context, hotel, params.uuid, { do: 'assign', to: body.to })),
  );

  onDeskCall(routes, SNOOZE_CHAT, async ({ hotel, params, body }) => {
    const { seconds } = body;
    const until = seconds === null ? null : new Date(context.now().getTime() + seconds * 1000).toISOString();
    return respond(await handleChat(context, hotel, params.uuid, { do: 'snooze', until }));
  });

  onDeskCall(routes, SETTLE_CHAT, async ({ hotel, staff, params, body }) => {
    const handling = body.settled ? ({ do: 'settle', by: staff ?? body.name } as const) : ({ do: 'reopen' } as const);
    return respond(await handleChat(context, hotel, params.uuid, handling));
  });

  onDeskCall(routes, VIEW_CHAT, async ({ hotel, staff, params, body }) => {
    const name = staff ?? body.name;
    if (name === null) return refusal(NAMELESS.refusal);
    return respond(await viewChat(context, hotel, params.uuid, { name, isOpen: body.is_open }));
  });

  onDeskCall(routes, SET_QUICK_REPLIES, async ({ hotel, staff, body }) =>
    respond(await setQuickReplies(context, hotel, { ...body, by: staff ?? body.name })),
  );

  onDeskCall(routes, LIST_NOTES, async ({ hotel, params, query }) => {
    if ((await findChat(db, hotel.code, params.uuid)) === null) return notFound();
    const range = { after: query.cursor ?? 0, limit: query.limit + 1 };
    const notes = await notesOf(db, hotel.code, params.uuid, range);
    const { items, next } = NOTES.pageOf(notes, query, ({ id }) => id);
    return page({ items: items.map(noteOf), next });
  });

  onDeskCall(routes, WRITE_NOTE, async ({ hotel, staff, params, body }) => {
    const name = staff ?? body.name;
    if (name === null) return refusal(NAMELESS.refusal);
    const note = { name, content: body.content, clientUuid: body.uuid };
    return respond(await writeNote(context, hotel, params.uuid, note));
  });
}
