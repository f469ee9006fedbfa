import { z } from 'zod';
import { FILE_CONTENT } from '@/lib/contract/chat';
import { isTooLong, MAX_MESSAGE_LENGTH } from '@/lib/domain/chat/message-length';
import { isBlank, trimTyped } from '@/lib/domain/i18n/typed-text';
import { KEY_TEXT, pagedList } from '../staff-calls/paged-list';
import { MAX_MESSAGES } from '../stores/chat/chat-messages';
import { chat } from './chat-shapes';
import { deskCall } from './desk-call';
import { language, message, ok, uuid } from './shapes';

/** The author of a message from the hotel. */
const speaker = {
  as: z.enum(['staff', 'bot']).default('staff'),
  name: z
    .string()
    .overwrite(trimTyped)
    .min(1)
    .max(100)
    .nullable()
    .default(null)
    .describe('What the guest reads; null: the hotel’s'),
};

const SAYS_NOTHING = 'says nothing';

/** By the time of the last message and the uuid. */
export const CHATS = pagedList('chats', { key: z.tuple([KEY_TEXT, KEY_TEXT]), size: 200, max: 200 });

export const LIST_CHATS = deskCall({
  id: 'listChats',
  action: 'chats',
  method: 'GET',
  path: '/chats',
  summary: 'Lists the chats, the one in which somebody wrote last first',
  about: 'A chat in which somebody writes while the pages are read moves to the front: the events name it.',
  query: z.object({
    ...CHATS.fields,
    search: z
      .string()
      .max(200, 'at most 200 characters')
      .regex(/^[^\0]*$/)
      .optional()
      .describe('Only chats whose room begins with it, or whose guest’s name, a message or a note contains it'),
    state: z.literal('open').optional().describe('Only chats that are not settled'),
  }),
  responseType: 'page',
  response: z.array(chat),
});

export const READ_CHAT = deskCall({
  id: 'readChat',
  action: 'chats',
  method: 'GET',
  path: '/chats/{uuid}',
  summary: 'Reads one chat',
  params: { uuid },
  response: chat,
  refusals: ['not-found'],
});

/** By the direction in which they are read, and the id. */
export const MESSAGES = pagedList('messages', {
  key: z.tuple([z.enum(['older', 'newer']), z.int()]),
  size: MAX_MESSAGES,
  max: MAX_MESSAGES,
});

export const READ_MESSAGES = deskCall({
  id: 'listMessages',
  action: 'chats',
  method: 'GET',
  path: '/chats/{uuid}/messages',
  summary: 'Reads the messages of a chat, oldest first',
  about:
    'The newest, and next leads to older ones; with last-message-id those that follow it, and next leads to newer ones. Reading does not mark them as read.',
  params: { uuid },
  query: z.object({
    ...MESSAGES.fields,
    'last-message-id': z
      .string()
      .regex(/^\d{0,15}$/, 'must be the id of a message')
      .optional(),
  }),
  responseType: 'page',
  response: z.array(message),
  refusals: ['not-found'],
});

export const WRITE_MESSAGE = deskCall({
  id: 'writeMessage',
  action: 'chats',
  creates: true,
  method: 'POST',
  path: '/chats/{uuid}/messages',
  summary: 'Writes to the guest',
  about:
    'Whoever answers has read the chat and has stopped typing. A message with a uuid that was sent before is the first one again. A chat that its guest has left takes no more messages.',
  params: { uuid },
  body: z
    .object({
      content: z
        .string()
        .trim()
        .default('')
        .refine((content) => !isTooLong(content), `at most ${MAX_MESSAGE_LENGTH} characters`)
        // This content marks a message with a file.
        .refine((content) => content !== FILE_CONTENT, SAYS_NOTHING)
        .describe(`Plain text of at most ${MAX_MESSAGE_LENGTH} characters; without a file not empty`),
      file: z
        .string()
        .nullable()
        .default(null)
        .describe('The path of a file that was sent to this chat, instead of a content'),
      ...speaker,
      translate_from: language
        .nullable()
        .default(null)
        .describe(
          'The language in which the content is written: the guest then reads a translation by machine above it, marked as such, where there is one. null: as written',
        ),
      uuid: uuid.nullable().default(null).describe('Your own uuid of the message'),
    })
    .refine(({ content, file }) => file !== null || !isBlank(content), {
      path: ['content'],
      error: SAYS_NOTHING,
    }),
  response: message,
  refusals: ['not-found', 'invalid'],
});

export const TYPE_IN_CHAT = deskCall({
  id: 'setTyping',
  action: 'chats',
  method: 'POST',
  path: '/chats/{uuid}/typing',
  summary: 'Shows the guest that somebody is typing, or no longer is',
  params: { uuid },
  body: z.object({ is_typing: z.boolean(), ...speaker }),
  response: ok,
  refusals: ['not-found', 'invalid'],
});

export const MARK_CHAT_READ = deskCall({
  id: 'markChatAsRead',
  action: 'chats',
  method: 'POST',
  path: '/chats/{uuid}/mark-as-read',
  summary: 'Sets the count of unread messages of staff to 0',
  params: { uuid },
  response: ok,
  refusals: ['not-found'],
});

export const UPLOAD_CHAT_FILE = deskCall({
  id: 'uploadChatFile',
  action: 'chats',
  method: 'POST',
  path: '/chats/{uuid}/files',
  summary: 'Stores a file, with whose path a message of that chat can name it',
  about: 'A picture, a PDF or plain text of at most 10 MB, as the field file of a form.',
  params: { uuid },
  body: z.object({ file: z.file() }),
  bodyType: 'multipart/form-data',
  response: z.object({ path: z.string().describe('Below /storage/') }),
  refusals: ['not-found', 'forbidden', 'invalid'],
});

/** The staff calls for chats, as data (see desk-call.ts). */
export const CHAT_CALLS = [
  LIST_CHATS,
  READ_CHAT,
  READ_MESSAGES,
  WRITE_MESSAGE,
  UPLOAD_CHAT_FILE,
  TYPE_IN_CHAT,
  MARK_CHAT_READ,
];
