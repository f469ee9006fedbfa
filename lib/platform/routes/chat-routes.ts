import { Hono } from 'hono';
import type { Chat } from '@/lib/contract/chat';
import { routerPath } from '@/lib/contract/guest-routes';
import { readNumericId } from '@/lib/domain/http/parameters';
import { type GuestChat, guestChat, isGuestOf } from '../chat/guest-chat';
import { postMessage } from '../chat/post-message';
import { restartChat } from '../chat/restart-chat';
import { startChat } from '../chat/start-chat';
import type { PlatformContext } from '../context';
import type { Db } from '../database/database';
import { saveUpload } from '../files/save-upload';
import { guestsOf } from '../stores/chat/chat-members';
import { MAX_MESSAGES, messageById, messagesOf } from '../stores/chat/chat-messages';
import { closeChat, noteGuestRead } from '../stores/chat/chats';
import { readJson } from './body';
import { data, notFound, refusal, respond } from './responses';

/** The calls of a guest's chat. Rules: platform-calls/W22, platform-calls/W2, chat/CH5, chat/CH11. */
export function chatRoutes(context: PlatformContext): Hono {
  const { db } = context.database;
  const routes = new Hono();
  /** Resolves the chat that a call names before `handle` runs. */
  const withChat =
    (handle: (chat: GuestChat, request: Request, param: (name: string) => string) => Promise<Response>) =>
    async ({ req }: { req: { raw: Request; param(name: string): string | undefined } }): Promise<Response> => {
      const param = (name: string) => req.param(name) ?? '';
      const chat = await guestChat(context, param('chat'));
      return chat.ok ? handle(chat.value, req.raw, param) : refusal(chat.refusal);
    };

  routes.post(routerPath('startChat'), async ({ req }) => {
    const body = await readJson(req.raw);
    return body.ok ? respond(await startChat(context, body.value)) : refusal(body.refusal);
  });

  routes.get(
    routerPath('readChat'),
    withChat(async ({ hotel, chat }, request) => {
      if (!isGuestOf(chat, new URL(request.url).searchParams.get('person_uuid'))) return notFound();
      return data(await guestsView(db, { hotel, chat }));
    }),
  );

  routes.get(
    routerPath('listChatMessages'),
    withChat(async ({ hotel, chat }, request) => {
      const { searchParams } = new URL(request.url);
      const after = readNumericId(searchParams.get('last-message-id') ?? '');
      const newest = readNumericId(searchParams.get('newest') ?? '');
      return data(await messagesOf(db, hotel.code, chat.uuid, { after, limit: limitOf(after, newest) }));
    }),
  );

  routes.get(
    routerPath('readChatMessage'),
    withChat(async ({ hotel, chat }, _request, param) => {
      const id = readNumericId(param('message'));
      const message = id === null ? null : await messageById(db, hotel.code, chat.uuid, id);
      return message === null ? notFound() : data(message);
    }),
  );

  routes.post(
    routerPath('sendChatMessage'),
    withChat(async (chat, request) => {
      const body = await readJson(request);
      return body.ok ? respond(await postMessage(context, chat, body.value)) : refusal(body.refusal);
    }),
  );

  routes.post(
    routerPath('uploadChatFile'),
    withChat(async (chat, request) => respond(await saveUpload(context, chat, request))),
  );

  routes.post(
    routerPath('restartChat'),
    withChat(async (chat, request) => {
      const body = await readJson(request);
      return body.ok ? respond(await restartChat(context, chat, Object(body.value).lang)) : refusal(body.refusal);
    }),
  );

  const ofGuest = (act: (chat: GuestChat) => Promise<unknown>) =>
    withChat((chat, request) => acknowledgeGuest(chat, request, act));
  routes.post(
    routerPath('markChatAsRead'),
    ofGuest(({ hotel, chat }) => noteGuestRead(db, hotel.code, chat.uuid)),
  );
  routes.post(
    routerPath('leaveChat'),
    ofGuest(({ hotel, chat }) => closeChat(db, hotel.code, chat.uuid, context.now().toISOString())),
  );

  return routes;
}

async function guestsView(db: Db, { hotel, chat: { uuid, staff_read_id } }: GuestChat): Promise<Chat> {
  const [guest] = await guestsOf(db, hotel.code, [uuid]);
  return { uuid, initiator_id: guest?.id ?? null, hotel_read_id: staff_read_id };
}

/** A call whose body names only the guest: does something to their chat. */
async function acknowledgeGuest(
  chat: GuestChat,
  request: Request,
  act: (chat: GuestChat) => Promise<unknown>,
): Promise<Response> {
  const body = await readJson(request);
  if (!body.ok) return refusal(body.refusal);
  if (!isGuestOf(chat.chat, Object(body.value).person_uuid)) return notFound();
  await act(chat);
  return data({ status: 'ok' });
}

/**
 * Without a last id and a number of newest messages the response is the whole chat, because a device without messages has
 * no other way to get the first ones. Rule: chat/CH26.
 */
const limitOf = (after: number | null, newest: number | null): number | null =>
  after === null && newest === null ? null : Math.min(newest ?? MAX_MESSAGES, MAX_MESSAGES);
