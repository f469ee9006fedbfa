import { z } from 'zod';
import { CHAT_STATES } from '@/lib/domain/chat/chat-state';
import type { DeskChat } from '../chat/describe-chats';
import type { ChatNote } from '../chat/write-note';
import type { QuickReplies } from './quick-replies';
import { message, text, time } from './shapes';

/** The entities of chats as the staff API describes them. */

export const chat = z
  .object({
    uuid: z.string(),
    guest: z.object({
      initiator_id: z.int(),
      person_uuid: z.string(),
      name: z.string(),
      room_number: z.string().nullable(),
      phone: z.string().nullable(),
      is_hotel_guest: z.boolean(),
    }),
    language: z.string(),
    created_at: time,
    updated_at: time.describe('When somebody last wrote'),
    unread_count: z.number().describe('Messages that wait for a person and that staff have not read'),
    guest_unread_count: z.number().describe('Messages that the guest has not read'),
    waiting_since: time.nullable().describe('Since when the guest waits for a person'),
    state: z
      .enum(CHAT_STATES)
      .describe(
        'snoozed: it was put off. settled: staff have settled it, the guest has left it, or nobody waits and nobody has written for a day',
      ),
    assigned_to: z.string().nullable().describe('The staff member who takes care of it; null: nobody in particular'),
    snoozed_until: time.nullable().describe('When it comes back, or has come back; null: it was not put off'),
    settled_at: time.nullable().describe('When staff settled it; null: they have not, or the guest has written since'),
    settled_by: z.string().nullable(),
    open_with: z.array(z.string()).describe('The staff members who have it open at their desks'),
    closed_at: time.nullable().describe('When the guest left it: nobody can write in it any more; null: it is open'),
    last_message: message.nullable(),
  })
  .meta({ id: 'Chat' }) satisfies z.ZodType<DeskChat>;

export const chatNote = z
  .object({
    id: z.int().describe('Of the same row of numbers as the messages of the hotel'),
    uuid: z.string().nullable().describe('The uuid that its sender gave it'),
    name: z.string().describe('The staff member who wrote it'),
    content: z.string().describe('Plain text'),
    created_at: time,
  })
  .meta({
    id: 'ChatNote',
    description: 'What staff write to each other; never sent to a guest',
  }) satisfies z.ZodType<ChatNote>;

export const quickReplyList = z
  .object({
    replies: z.array(text),
    version: z.int().describe('How often staff have changed them'),
    source: z
      .enum(['desk', 'file', 'product'])
      .describe('Who has written them: staff, the hotel’s files, or the product'),
  })
  .meta({ id: 'QuickReplies' }) satisfies z.ZodType<QuickReplies>;
