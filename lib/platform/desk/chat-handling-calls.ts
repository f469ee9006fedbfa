import { z } from 'zod';
import { isTooLong, MAX_MESSAGE_LENGTH } from '@/lib/domain/chat/message-length';
import { trimTyped } from '@/lib/domain/i18n/typed-text';
import { pagedList } from '../staff-calls/paged-list';
import { chat, chatNote, quickReplyList } from './chat-shapes';
import { deskCall } from './desk-call';
import { language, ok, uuid } from './shapes';

const NAME_WORDS = 'between 1 and 60 characters';

const staffName = z.string().overwrite(trimTyped).min(1, NAME_WORDS).max(60, NAME_WORDS);

/** Who makes a call with the hotel's key; a session has its own name. */
const by = {
  name: staffName.nullable().default(null).describe('Of the staff member; that of the session comes before it'),
};

export const LIST_STAFF = deskCall({
  id: 'listStaffNames',
  action: 'chats',
  method: 'GET',
  path: '/staff',
  summary: 'Reads the names with which staff have signed in within 30 days, those used last first',
  response: z.object({ names: z.array(z.string()) }),
});

export const ASSIGN_CHAT = deskCall({
  id: 'assignChat',
  action: 'chats',
  method: 'POST',
  path: '/chats/{uuid}/assign',
  summary: 'Gives a chat to a staff member, or to nobody in particular',
  params: { uuid },
  body: z.object({ to: staffName.nullable().describe('null: nobody in particular') }),
  response: chat,
  refusals: ['not-found', 'invalid'],
});

/** A week in seconds; later is no reminder any more. */
const MAX_SNOOZE_SECONDS = 604_800;

export const SNOOZE_CHAT = deskCall({
  id: 'snoozeChat',
  action: 'chats',
  method: 'POST',
  path: '/chats/{uuid}/snooze',
  summary: 'Puts a chat off; it comes back by itself, or when its guest writes',
  params: { uuid },
  body: z.object({
    seconds: z.int().min(60).max(MAX_SNOOZE_SECONDS).nullable().describe('Until it comes back; null: now'),
  }),
  response: chat,
  refusals: ['not-found', 'invalid'],
});

export const SETTLE_CHAT = deskCall({
  id: 'settleChat',
  action: 'chats',
  method: 'POST',
  path: '/chats/{uuid}/settle',
  summary: 'Settles a chat without a message, or takes it up again',
  about: 'Whoever settles a chat has read it. It comes back when its guest writes.',
  params: { uuid },
  body: z.object({ settled: z.boolean().default(true), ...by }),
  response: chat,
  refusals: ['not-found', 'invalid'],
});

export const VIEW_CHAT = deskCall({
  id: 'viewChat',
  action: 'chats',
  method: 'POST',
  path: '/chats/{uuid}/open',
  summary: 'Tells the other desks that somebody has a chat open, or no longer has',
  about: 'It ends by itself after 45 seconds, so say it again before. The guest never learns of it.',
  params: { uuid },
  body: z.object({ is_open: z.boolean(), ...by }),
  response: ok,
  refusals: ['not-found', 'invalid'],
});

/** By id. */
export const NOTES = pagedList('notes', { key: z.int(), size: 500, max: 500 });

export const LIST_NOTES = deskCall({
  id: 'listChatNotes',
  action: 'chats',
  method: 'GET',
  path: '/chats/{uuid}/notes',
  summary: 'Reads what staff have written to each other about a chat, oldest first',
  params: { uuid },
  query: z.object(NOTES.fields),
  responseType: 'page',
  response: z.array(chatNote),
  refusals: ['not-found'],
});

export const WRITE_NOTE = deskCall({
  id: 'writeChatNote',
  action: 'chats',
  creates: true,
  method: 'POST',
  path: '/chats/{uuid}/notes',
  summary: 'Writes a note for staff, which the guest never reads',
  about: 'A note with a uuid that was sent before is the first one again.',
  params: { uuid },
  body: z.object({
    content: z
      .string()
      .overwrite(trimTyped)
      .min(1, 'says nothing')
      .refine((content) => !isTooLong(content), `at most ${MAX_MESSAGE_LENGTH} characters`),
    uuid: uuid.nullable().default(null).describe('Your own uuid of the note'),
    ...by,
  }),
  response: chatNote,
  refusals: ['not-found', 'invalid'],
});

const MAX_REPLIES = 30;
const REPLY_WORDS = 'at most 500 characters';

export const SET_QUICK_REPLIES = deskCall({
  id: 'setQuickReplies',
  action: 'chats',
  method: 'POST',
  path: '/quick-replies',
  summary: 'Replaces the quick replies of chats for every desk of the hotel',
  body: z.object({
    replies: z
      .array(z.record(language, z.string().overwrite(trimTyped).max(500, REPLY_WORDS)))
      .max(MAX_REPLIES, `at most ${MAX_REPLIES}`)
      .nullable()
      .describe(
        'One text a language each; those without any text are left out. null: those of the hotel’s files again',
      ),
    version: z
      .int()
      .nullable()
      .default(null)
      .describe('The version that you have seen; refused as a conflict if it is another one. null: no check'),
    ...by,
  }),
  response: quickReplyList,
  refusals: ['invalid', 'conflict'],
});

/** The staff calls with which chats are taken care of, as data (see desk-call.ts). */
export const CHAT_HANDLING_CALLS = [
  ASSIGN_CHAT,
  SNOOZE_CHAT,
  SETTLE_CHAT,
  VIEW_CHAT,
  LIST_NOTES,
  WRITE_NOTE,
  LIST_STAFF,
  SET_QUICK_REPLIES,
];
