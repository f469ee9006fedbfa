import { z } from 'zod';
import { type DeskNotification, NOTIFICATION_STATES } from '../notifications/desk-notification';
import type { NotificationTest } from '../notifications/test-notification';
import { KEY_TEXT, pagedList } from '../staff-calls/paged-list';
import { deskCall } from './desk-call';
import { time, uuid } from './shapes';

const channel = z.enum(['webhook', 'mail']);
const httpStatus = z.number().nullable().describe('Of the receiver’s response; null: it gave none, or has no HTTP');
const lastError = z.string().nullable();

const notification = z
  .object({
    id: z.string().describe('The event’s id, which the receiver gets'),
    channel,
    type: z.enum([
      'order.created',
      'order.status_changed',
      'order.corrected',
      'order.escalated',
      'chat.started',
      'chat.message_created',
    ]),
    order_uuid: z.string().describe('Empty for a chat'),
    order_num: z.string().nullable().describe('The order’s number; null: the order is gone, or it is about a chat'),
    order_status: z.string().describe('After the event; empty for a chat'),
    chat_uuid: z.string().nullable().describe('null: it is about an order'),
    escalation: z.number(),
    attempts: z.number().describe('How often it was tried'),
    next_attempt_at: time.nullable().describe('null: given up, or delivered'),
    last_error: lastError.describe('Like status 503, timeout or ECONNREFUSED; null: no attempt has failed'),
    http_status: httpStatus,
    duration_ms: z.number().nullable().describe('Of the attempt that arrived, in milliseconds; null: none has'),
    created_at: time,
    delivered_at: time.nullable().describe('null: it has not arrived'),
  })
  .meta({ id: 'Notification' }) satisfies z.ZodType<DeskNotification>;

/** By time, event and id. */
export const NOTIFICATIONS = pagedList('notifications', {
  key: z.tuple([KEY_TEXT, z.int(), KEY_TEXT]),
  size: 200,
  max: 200,
});

export const LIST_NOTIFICATIONS = deskCall({
  id: 'listNotifications',
  action: 'problems',
  method: 'GET',
  path: '/notifications',
  summary: 'Lists the newest notifications to the hotel’s own system and mailbox, those in one state',
  about:
    'given_up: all attempts have failed. waiting: an attempt follows. delivered: it has arrived in the last 7 days.',
  query: z.object({ ...NOTIFICATIONS.fields, state: z.enum(NOTIFICATION_STATES).default('given_up') }),
  responseType: 'page',
  response: z.array(notification),
});

export const RESEND_NOTIFICATIONS = deskCall({
  id: 'resendNotifications',
  action: 'problems',
  creates: true,
  method: 'POST',
  path: '/notifications/resend',
  summary: 'Sends notifications again that were given up',
  body: z.object({ id: uuid.nullable().default(null).describe('One of them; null: all of the hotel’s') }),
  response: z.object({ count: z.number().describe('How many are sent again') }),
  refusals: ['not-found', 'invalid'],
});

export const TEST_NOTIFICATION = deskCall({
  id: 'testNotification',
  action: 'problems',
  method: 'POST',
  path: '/notifications/test',
  summary: 'Sends a test to the hotel’s own system or mailbox, and says what came of it',
  about:
    'It waits for the receiver: for a webhook at most 10 seconds, for a mail server as long for each step. It is tried once and listed nowhere, at most six times a minute.',
  body: z.object({ channel: channel.default('webhook') }),
  response: z.object({
    channel,
    id: z.string().describe('The event’s id, which the receiver gets'),
    is_delivered: z.boolean(),
    http_status: httpStatus,
    duration_ms: z.number().describe('How long it took, in milliseconds'),
    error: lastError.describe('Like last_error of a notification; not configured: no receiver is set up. null: none'),
  }) satisfies z.ZodType<NotificationTest>,
  refusals: ['invalid'],
});

/** The staff calls for notifications, as data (see desk-call.ts). */
export const NOTIFICATION_CALLS = [LIST_NOTIFICATIONS, RESEND_NOTIFICATIONS, TEST_NOTIFICATION];
