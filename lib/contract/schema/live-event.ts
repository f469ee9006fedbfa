import { z } from 'zod';
import type { ContentEvent } from '@/lib/contract/catalogue';
import type { ChatEvent } from '@/lib/contract/chat';
import type { OrderEvent } from '@/lib/contract/order';

const entityId = z.union([z.int(), z.string()]);

/** The events of the streams of guests and staff, as JSON in the data of an event. Rule: live-updates/LV2. */
export const liveEvent = z
  .union([
    z.object({ type: z.enum(['order-created', 'order-updated']), order_uuid: z.string() }),
    z.object({
      type: z.enum(['chat-message-created', 'start-companion-typing', 'end-companion-typing', 'chat-read']),
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

/** The events of the stream of staff: those of guests, and what only staff know of. */
export const staffEvent = z
  .union([
    liveEvent,
    z.object({ type: z.literal('chat-managed'), chat_uuid: z.string() }),
    z.object({ type: z.enum(['desk-settings-changed', 'printers-changed', 'session-ended']) }),
  ])
  .meta({
    id: 'StaffEvent',
    description: 'The JSON in the data of an event; its type is also the event’s name',
  });
