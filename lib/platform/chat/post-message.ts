import { z } from 'zod';
import { type ChatMessage, FILE_CONTENT } from '@/lib/contract/chat';
import { type ApiResponse, type FieldErrors, refused, succeeded } from '@/lib/contract/refusals';
import { isTooLong } from '@/lib/domain/chat/message-length';
import { readUuid } from '@/lib/domain/http/parameters';
import { isBlank } from '@/lib/domain/i18n/typed-text';
import { platformMessage } from '@/lib/words/platform-messages';
import type { PlatformContext } from '../context';
import { isChatFile } from '../files/chat-file';
import { addChatNotification } from '../notification-queue/add-notifications';
import { addStaffNotifications } from '../notification-queue/add-staff-notifications';
import { guestsOf } from '../stores/chat/chat-members';
import { messageByClient, messageById } from '../stores/chat/chat-messages';
import { noteGuestWrote } from '../stores/chat/chats';
import type { OutboxEvent } from '../stores/outbox';
import { rollBackOnNull } from '../stores/roll-back-unless';
import { flowOf, postBotMessage } from './bot';
import { type GuestChat, isGuestOf } from './guest-chat';
import { chatLanguage } from './start-chat';
import { NO_EXTRA, type UnsavedMessage, writeMessage } from './write-message';

/** The response to an upload, or the path in it. Rule: chat/CH32. */
const uploadedPath = z.union([z.string(), z.object({ path: z.string() }).transform(({ path }) => path)]);

const messageBody = z.object({
  content: z.string().trim().catch(''),
  command: z.string().trim().min(1).nullable().catch(null),
  person_uuid: z.string().catch(''),
  lang: z.string().nullable().catch(null),
  extra: z.object({ file: uploadedPath.nullable().catch(null) }).catch({ file: null }),
  /** The client's uuid of the message. Without one, a repeated message counts as a second message. */
  uuid: z.string().nullable().catch(null),
});
type MessageBody = z.output<typeof messageBody>;

/**
 * Posts a guest's message: a text, the command of a bot's button, or a file uploaded before. The bot answers a command
 * with its flow, in the chat's language; every other message waits for staff. A message with a known uuid is not posted
 * again. Rules: chat/CH6, chat/CH8, chat/CH7.
 */
export async function postMessage(
  context: PlatformContext,
  { hotel, chat }: GuestChat,
  body: unknown,
): Promise<ApiResponse<ChatMessage>> {
  const { db } = context.database;
  const parsed = messageBody.safeParse(body);
  if (!parsed.success || !isGuestOf(chat, parsed.data.person_uuid)) return refused('not-found');
  const clientUuid = parsed.data.uuid === null ? null : readUuid(parsed.data.uuid);
  if (parsed.data.uuid !== null && clientUuid === null) return refused('invalid', { uuid: 'is no uuid' });
  const earlier = clientUuid === null ? null : await messageByClient(db, hotel.code, chat.uuid, clientUuid);
  if (earlier !== null) return succeeded(earlier);

  const fields = await findErrors(context, { hotel, chat }, parsed.data);
  if (Object.keys(fields).length > 0) return refused('invalid', fields);
  const [guest] = await guestsOf(db, hotel.code, [chat.uuid]);
  const draft: UnsavedMessage = {
    by: { kind: 'guest', name: guest?.name ?? '' },
    content: parsed.data.content,
    ...(parsed.data.content === FILE_CONTENT
      ? { language: null, extra: { ...NO_EXTRA, file: parsed.data.extra.file } }
      : { language: chatLanguage(parsed.data.lang), extra: NO_EXTRA }),
    clientUuid,
  };
  return write(context, { hotel, chat }, draft, parsed.data.command);
}

async function findErrors(
  context: PlatformContext,
  { hotel, chat }: GuestChat,
  body: MessageBody,
): Promise<FieldErrors> {
  if (isBlank(body.content)) return { content: platformMessage('empty', chat.language) };
  if (isTooLong(body.content)) return { content: platformMessage('long', chat.language) };
  if (body.content !== FILE_CONTENT) return {};
  const isOwn = await isChatFile(context.database.db, hotel.code, chat.uuid, body.extra.file);
  return isOwn ? {} : { file: platformMessage('file', chat.language) };
}

async function write(
  context: PlatformContext,
  { hotel, chat }: GuestChat,
  draft: UnsavedMessage,
  command: string | null,
): Promise<ApiResponse<ChatMessage>> {
  const now = context.now().toISOString();
  const messageContext = { hotel: hotel.code, chatUuid: chat.uuid, now };
  const flow = flowOf(hotel, command);
  const events = await rollBackOnNull<readonly OutboxEvent[]>(context.database, async (db) => {
    const created = await writeMessage(db, messageContext, draft);
    if (created === null) return null;
    await noteGuestWrote(db, hotel.code, chat.uuid, { waits: flow === null, now });
    // The bot answers the others.
    if (flow === null) {
      const change = { type: 'chat.message_created', chat_uuid: chat.uuid, sequence: created.id } as const;
      await addChatNotification(context, db, hotel.code, change);
      await addStaffNotifications(context, db, hotel.code, { kind: 'chat', change });
    }
    const { language } = chat;
    const reply = flow === null ? null : await postBotMessage(db, messageContext, flow, { hotel, language });
    return reply === null ? [created] : [created, reply];
  });
  for (const event of events ?? []) context.publishEvent(event);
  const { db } = context.database;
  const [own] = events ?? [];
  const message =
    own !== undefined
      ? await messageById(db, hotel.code, chat.uuid, own.id)
      : // Another request with the same uuid was stored first.
        await messageByClient(db, hotel.code, chat.uuid, draft.clientUuid ?? '');
  if (message === null) throw new Error('a message was neither written nor there');
  return succeeded(message);
}
