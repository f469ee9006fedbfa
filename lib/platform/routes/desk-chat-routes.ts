import type { Hono } from 'hono';
import { readNumericId } from '@/lib/domain/http/parameters';
import { describeChats } from '../chat/describe-chats';
import { typeAsHotel, writeAsHotel } from '../chat/desk-chats';
import { listDeskChats } from '../chat/list-desk-chats';
import { readAsHotel } from '../chat/read-as-hotel';
import type { PlatformContext } from '../context';
import {
  CHATS,
  LIST_CHATS,
  MARK_CHAT_READ,
  MESSAGES,
  READ_CHAT,
  READ_MESSAGES,
  TYPE_IN_CHAT,
  UPLOAD_CHAT_FILE,
  WRITE_MESSAGE,
} from '../desk/chat-calls';
import { saveUpload } from '../files/save-upload';
import { messagesOf } from '../stores/chat/chat-messages';
import { findChat } from '../stores/chat/chats';
import { type DeskEnv, onDeskCall, onDeskForm } from './on-desk-call';
import { data, notFound, page, respond } from './responses';

/** Adds the staff calls for chats. Rule: staff-api/DK4. */
export function addDeskChatRoutes(routes: Hono<DeskEnv>, context: PlatformContext): void {
  const { db } = context.database;

  onDeskCall(routes, LIST_CHATS, async ({ hotel, query }) => {
    const filter = { search: query.search ?? null, isOpen: query.state === 'open' };
    const range = { after: query.cursor ?? null, limit: query.limit + 1 };
    const chats = await listDeskChats(context, hotel, { ...filter, ...range });
    return page(CHATS.pageOf(chats, query, ({ updated_at, uuid }) => [updated_at, uuid]));
  });

  onDeskCall(routes, READ_CHAT, async ({ hotel, params }) => {
    const chat = await findChat(db, hotel.code, params.uuid);
    const [described] = chat === null ? [] : await describeChats(context, hotel, [chat]);
    return described === undefined ? notFound() : data(described);
  });

  onDeskCall(routes, READ_MESSAGES, async ({ hotel, params, query }) => {
    if ((await findChat(db, hotel.code, params.uuid)) === null) return notFound();
    const last = readNumericId(query['last-message-id']);
    const [direction, id] = query.cursor ?? [last === null ? 'older' : 'newer', last];
    const range = direction === 'newer' ? { after: id, before: null } : { after: null, before: id };
    const messages = await messagesOf(db, hotel.code, params.uuid, { ...range, limit: query.limit + 1 });
    // Older messages are read from the newest on, but given oldest first.
    const inOrder = direction === 'newer' ? messages : messages.toReversed();
    const { items, next } = MESSAGES.pageOf(inOrder, query, (message) => [direction, Number(message.id)]);
    return page({ items: direction === 'newer' ? items : items.toReversed(), next });
  });

  onDeskCall(routes, WRITE_MESSAGE, async ({ hotel, params, body }) =>
    respond(
      await writeAsHotel(context, hotel, params.uuid, {
        by: { as: body.as, name: body.name },
        content: body.content,
        file: body.file,
        translateFrom: body.translate_from,
        clientUuid: body.uuid,
      }),
    ),
  );

  onDeskForm(routes, UPLOAD_CHAT_FILE, async ({ hotel, params, request }) => {
    const chat = await findChat(db, hotel.code, params.uuid);
    return chat === null ? notFound() : respond(await saveUpload(context, { hotel, chat }, request));
  });

  onDeskCall(routes, TYPE_IN_CHAT, async ({ hotel, params, body }) => {
    const by = { as: body.as, name: body.name };
    return respond(await typeAsHotel(context, hotel, params.uuid, { by, isTyping: body.is_typing }));
  });

  onDeskCall(routes, MARK_CHAT_READ, async ({ hotel, params }) =>
    (await readAsHotel(context, hotel, params.uuid)) ? data({ status: 'ok' }) : notFound(),
  );
}
