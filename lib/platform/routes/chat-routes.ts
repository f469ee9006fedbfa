import { Hono } from 'hono';
import type { Chat } from '@/lib/contract/chat';
import { type GuestChat, guestChat, isGuestOf } from '../chat/guest-chat';
import { postMessage } from '../chat/post-message';
import { restartChat } from '../chat/restart-chat';
import { startChat } from '../chat/start-chat';
import type { PlatformContext } from '../context';
import { saveUpload } from '../files/save-upload';
import { guestsOf } from '../stores/chat-members';
import { MAX_MESSAGES, messageById, messagesOf } from '../stores/chat-messages';
import { markRead } from '../stores/chats';
import { data, notFound, refusal, respond } from './answers';
import { readJson } from './body';
import { readId } from './parameters';

/** A guest's chat with the hotel. Rules: platform-calls/W22, platform-calls/W2, chat/CH5, chat/CH11. */
export function chatRoutes(context: PlatformContext): Hono {
  const { db } = context.database;
  const routes = new Hono();
  /** Answers about the chat that a call names, if there is one for this guest. */
  const about =
    (answer: (named: GuestChat, request: Request, param: (name: string) => string) => Promise<Response>) =>
    async ({ req }: { req: { raw: Request; param(name: string): string | undefined } }): Promise<Response> => {
      const param = (name: string) => req.param(name) ?? '';
      const named = await guestChat(context, param('uuid'));
      return named.ok ? answer(named.value, req.raw, param) : refusal(named.refusal);
    };

  routes.post('/public/chat/start', async ({ req }) => {
    const body = await readJson(req.raw);
    return body.ok ? respond(await startChat(context, body.value)) : refusal(body.refusal);
  });

  routes.get(
    '/public/chat/:uuid',
    about(async ({ hotel, chat }, request) => {
      if (!isGuestOf(chat, new URL(request.url).searchParams.get('person_uuid'))) return notFound();
      const [guest] = await guestsOf(db, hotel.code, [chat.uuid]);
      return data({ uuid: chat.uuid, initiator_id: guest?.id ?? null } satisfies Chat);
    }),
  );

  routes.get(
    '/public/chat/:uuid/messages',
    about(async ({ hotel, chat }, request) => {
      const after = readId(new URL(request.url).searchParams.get('last-message-id') ?? '');
      // Without a last id a guest gets the whole chat: a device that knows nothing of it has no other way to the beginning.
      const limit = after === null ? null : MAX_MESSAGES;
      return data(await messagesOf(db, hotel.code, chat.uuid, { after, limit }));
    }),
  );

  routes.get(
    '/public/chat/:uuid/messages/:id',
    about(async ({ hotel, chat }, _request, param) => {
      const id = readId(param('id'));
      const message = id === null ? null : await messageById(db, hotel.code, chat.uuid, id);
      return message === null ? notFound() : data(message);
    }),
  );

  routes.post(
    '/public/chat/:uuid/messages',
    about(async (named, request) => {
      const body = await readJson(request);
      return body.ok ? respond(await postMessage(context, named, body.value)) : refusal(body.refusal);
    }),
  );

  routes.post(
    '/public/chat/:uuid/files',
    about(async (named, request) => respond(await saveUpload(context, named, request))),
  );

  routes.post(
    '/public/chat/:uuid/restart',
    about(async (named, request) => {
      const body = await readJson(request);
      return body.ok ? respond(await restartChat(context, named, Object(body.value).lang)) : refusal(body.refusal);
    }),
  );

  routes.post(
    '/public/chat/:uuid/mark-as-read',
    about(async ({ hotel, chat }, request) => {
      const body = await readJson(request);
      if (!body.ok) return refusal(body.refusal);
      if (!isGuestOf(chat, Object(body.value).person_uuid)) return notFound();
      await markRead(db, hotel.code, chat.uuid, 'guest');
      return data({ status: 'ok' });
    }),
  );

  return routes;
}
