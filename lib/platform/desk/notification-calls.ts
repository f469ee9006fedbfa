import { z } from 'zod';
import type { DeskNotification } from '../notifications/desk-notifications';
import { deskCall } from './desk-call';
import { pagedList } from './paged-list';
import { time, uuid } from './shapes';

const notification = z
  .object({
    id: z.string().describe('The event’s id, which the receiver gets'),
    channel: z.enum(['webhook', 'mail']),
    type: z.enum(['order.created', 'order.status_changed', 'order.escalated']),
    order_uuid: z.string(),
    order_num: z.string().nullable().describe('The order’s number; null: the order is gone'),
    order_status: z.string().describe('After the event'),
    escalation: z.number(),
    attempts: z.number().describe('How often it was tried'),
    next_attempt_at: time.nullable().describe('null: given up'),
    last_error: z.string().nullable().describe('Like status 503, timeout or ECONNREFUSED'),
    created_at: time,
  })
  .meta({ id: 'Notification' }) satisfies z.ZodType<DeskNotification>;

/** By time, event and id. */
export const NOTIFICATIONS = pagedList('notifications', {
  key: z.tuple([z.string(), z.int(), z.string()]),
  size: 200,
  max: 200,
});

export const LIST_NOTIFICATIONS = deskCall({
  id: 'listNotifications',
  method: 'GET',
  path: '/notifications',
  summary: 'Lists the newest notifications about orders that have not arrived',
  about: 'given_up: all attempts have failed. waiting: an attempt follows.',
  query: z.object({ ...NOTIFICATIONS.fields, state: z.enum(['given_up', 'waiting']).default('given_up') }),
  responseType: 'page',
  response: z.array(notification),
});

export const RESEND_NOTIFICATIONS = deskCall({
  id: 'resendNotifications',
  method: 'POST',
  path: '/notifications/resend',
  summary: 'Sends notifications again that were given up',
  body: z.object({ id: uuid.nullable().default(null).describe('One of them; null: all of the hotel’s') }),
  response: z.object({ count: z.number().describe('How many are sent again') }),
  refusals: ['not-found', 'invalid'],
});

/** The staff calls for notifications, as data (see desk-call.ts). */
export const NOTIFICATION_CALLS = [LIST_NOTIFICATIONS, RESEND_NOTIFICATIONS];
