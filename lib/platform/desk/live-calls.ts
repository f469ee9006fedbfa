import { z } from 'zod';
import type { ContentEvent } from '@/lib/contract/catalogue';
import type { ChatEvent } from '@/lib/contract/chat';
import type { OrderEvent } from '@/lib/contract/order';
import { deskCall } from './desk-call';

const entityId = z.union([z.int(), z.string()]);

const event = z
  .union([
    z.object({ type: z.enum(['order-created', 'order-updated']), order_uuid: z.string() }),
    z.object({
      type: z.enum(['chat-message-created', 'start-companion-typing', 'end-companion-typing']),
      chat_uuid: z.string(),
      chat_message_id: entityId.nullable(),
      extra: z.object({ initiator_id: entityId.nullable() }),
    }),
    z.object({ type: z.literal('content-changed') }),
  ])
  .meta({
    id: 'Event',
    description: 'The JSON in the data of an event; its type is also the event’s name',
  }) satisfies z.ZodType<OrderEvent | ContentEvent | ({ chat_uuid: string } & ChatEvent)>;

const STREAM_EVENTS = deskCall({
  id: 'streamEvents',
  method: 'GET',
  path: '/events',
  summary: 'Streams the events of all the hotel’s orders, chats and its catalogue',
  about:
    'As server-sent events. After a break the stream goes on after the event in Last-Event-ID. An event named ping without content comes every 15 seconds.',
  headers: z.object({
    'Last-Event-ID': z
      .string()
      .regex(/^\d{1,15}$/)
      .optional()
      .describe('The id of the last event that was read; without it only new ones come'),
  }),
  response: event,
  responseType: 'events',
});

/** The staff call that streams, as data (see desk-call.ts). The server around the platform answers it. */
export const LIVE_CALLS = [STREAM_EVENTS];
