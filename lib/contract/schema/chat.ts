import { z } from 'zod';
import type { Chat, ChatAnswerTime, ChatButton, ChatMessage, StartedChat } from '@/lib/contract/chat';
import type { ChatDecoders } from '@/lib/contract/chat-api';
import { unwrap } from '@/lib/contract/envelope';
import type { ChatTopic } from '@/lib/domain/chat/topics';
import { textIn } from '@/lib/domain/i18n/text';
import { isRecord } from '@/lib/domain/json/read-value';
import { scheduleWith } from './catalogue';
import { DecodeError } from './decode-error';
import { textOutput } from './described';
import { entity, listOf, type OnDrop, readMembers, readOne } from './drops';
import { readFile } from './file';
import {
  id,
  idOrNull,
  lenient,
  lenientId,
  lenientNumber,
  lenientString,
  lenientText,
  needed,
  string,
  stringOrNull,
} from './lenient';

/** What the decoder of a chat's start returns. */
export const startedChat: z.ZodType<StartedChat> = z.object({
  uuid: z.string(),
  initiator: z.object({ uuid: z.string() }),
});

/** What the decoder of the answer time returns. */
export const answerTimeWith = (onDrop: OnDrop): z.ZodType<ChatAnswerTime> =>
  z.object({
    median_seconds: z.number().nullable().describe('null: too few answers'),
    schedule: scheduleWith(onDrop).nullable().describe('The hours of the chat; null: not stated'),
  });

const topicLink = z.object({
  title: needed('title', lenientText, textOutput),
  link: needed('link', lenientString, z.string()),
});

/** What the chat's bot answers to a topic. Dropped without a title or a text. */
export const topicWith = entity<ChatTopic>('ChatTopic', (onDrop) =>
  z.object({
    id: needed('id', lenientString, z.string()),
    title: needed('title', lenientText, textOutput),
    text: needed('text', lenientText, textOutput),
    links: listOf('link', topicLink, onDrop),
  }),
);

const uuidOf = (value: unknown): string | null => (isRecord(value) ? lenientString(value.uuid) : null);

/**
 * The chat is in `data` or `data.chat`; its guest is in either of them or at the root (platform-calls/W2,
 * platform-calls/W22).
 */
function readStarted(body: unknown): StartedChat | null {
  const response = unwrap(body);
  const chat = isRecord(response) && isRecord(response.chat) ? response.chat : response;
  const uuid = uuidOf(chat);
  const places = [chat, response, body].map((place) => (isRecord(place) ? place.initiator : undefined));
  const initiator = places.map(uuidOf).find((found) => found !== null);
  return uuid === null || initiator === undefined || initiator === null
    ? null
    : { uuid, initiator: { uuid: initiator } };
}

const initiatorId = (value: unknown): unknown =>
  isRecord(value) ? { ...value, initiator_id: value.initiator_id ?? Object(value.initiator).id } : value;

export const chat: z.ZodType<Chat> = z.preprocess(
  initiatorId,
  z.object({
    uuid: needed('uuid', lenientString, z.string()),
    initiator_id: idOrNull,
    hotel_read_id: idOrNull.describe('The newest message that the hotel has read; 0: none, null: not known'),
  }),
);

const picture = z.object({ url: needed('address', readFile, z.string()) });
const readPicture = (value: unknown) => (typeof value === 'string' ? { url: value } : value);

const command = lenient((value) => {
  const known = lenientId(value);
  return known === null ? null : String(known);
}, z.string().nullable());

/** Dropped without a title, or without a command and a link. */
const button: z.ZodType<ChatButton> = z
  .object({
    title: needed('title', (value) => lenientString(textIn(lenientText(value), 'en')), z.string()),
    msg_id: command,
    link: stringOrNull,
  })
  .refine(({ msg_id, link }) => msg_id !== null || link !== null, 'does nothing');

const extraWith = (onDrop: OnDrop) =>
  z.preprocess(
    (value) => (isRecord(value) ? value : {}),
    z.object({
      file: lenient(readFile, z.string().nullable()).describe('A path under /storage/'),
      pictures: listOf('picture', z.preprocess(readPicture, picture), onDrop),
      buttons: listOf('button', button, onDrop),
    }),
  );

/** The project's code of a language; null for anything else. Rule: chat/CH31. */
const readLanguage = (value: unknown): string | null => {
  const code = lenientString(value);
  return code !== null && /^[a-z]{2,3}$/.test(code) ? code : null;
};

const initiator = lenient((value) => {
  const name = isRecord(value) ? lenientString(value.name) : null;
  return name === null ? null : { name };
}, z.object({ name: z.string() }).nullable());

/** A message; dropped without an id, because it could be shown twice. Rule: chat/CH6. */
export const messageWith = entity<ChatMessage>('ChatMessage', (onDrop) =>
  z.preprocess(
    initiatorId,
    z.object({
      id,
      uuid: stringOrNull.describe('The uuid that its sender gave it'),
      content: string.describe('Plain text; *file* for a file'),
      lang: lenient(readLanguage, z.string().nullable()).describe('The language of the content; null: not known'),
      initiator_id: idOrNull,
      initiator,
      created_at: string,
      extra: extraWith(onDrop),
    }),
  ),
);

/** null for anything else that a platform without this call may send. */
function readAnswerTime(body: unknown, onDrop: OnDrop): ChatAnswerTime | null {
  const response = unwrap(body);
  if (!isRecord(response) || !('median_seconds' in response)) return null;
  const seconds = lenientNumber(response.median_seconds);
  return {
    median_seconds: seconds === null || seconds < 0 ? null : seconds,
    schedule: isRecord(response.schedule) ? readOne('schedule', scheduleWith(onDrop), response.schedule, onDrop) : null,
  };
}

/** A list of messages, bare or under another name. */
const listIn = (response: unknown): unknown =>
  isRecord(response) ? (response.messages ?? response.data ?? response) : response;

/** The chat's part of the server's decoders (see `decodersWith`). */
export function chatDecodersWith(onDrop: OnDrop): ChatDecoders {
  const message = messageWith(onDrop);
  return {
    startedChat(body) {
      const started = readStarted(body);
      if (started === null) throw new DecodeError('chat start', 'no uuid of the chat or of its guest');
      return started;
    },
    chat(body) {
      const response = unwrap(body);
      if (!isRecord(response)) return null;
      const known = readOne('chat', chat, isRecord(response.chat) ? response.chat : response, onDrop);
      if (known === null) throw new DecodeError('chat', 'no uuid');
      return known;
    },
    chatMessages: (body) => readMembers('message', message, listIn(unwrap(body)), onDrop),
    chatMessage(body) {
      const response = unwrap(body);
      if (!isRecord(response)) return null;
      const known = readOne('message', message, isRecord(response.message) ? response.message : response, onDrop);
      if (known === null) throw new DecodeError('message', 'no id');
      return known;
    },
    chatFile(body) {
      const reference = unwrap(body);
      const path = readFile(reference);
      if (path === null) throw new DecodeError('upload', 'no path');
      return { path, reference: isRecord(reference) ? reference : path };
    },
    chatAnswerTime: (body) => readAnswerTime(body, onDrop),
    chatTopics: (body) => readMembers('topic', topicWith(onDrop), unwrap(body), onDrop),
  };
}
