import type { ChatEvent } from '@/lib/contract/chat';
import type { OrderEvent } from '@/lib/contract/order';

/**
 * What somebody on a page waits to hear of. Rules: live-updates/LV2, live-updates/LV3, live-updates/LV1.
 */
export type Channel = OrdersChannel | ChatChannel;

/** The guest's own orders, by uuid. */
type OrdersChannel = {
  kind: 'orders';
  uuids: readonly string[];
  /**
   * Whether one of them is still under way (unless said otherwise): finished ones are not asked for again and
   * again.
   */
  isOpen?: boolean;
};

/** The guest's chat, while it is active. */
type ChatChannel = { kind: 'chat'; uuid: string };

/**
 * An event may have been missed: fetch again. Sent whenever a connection opens, the first time too, and on
 * every turn where there is no line but a clock (live-updates/LV5). Nothing is to be announced to the guest for it.
 */
type ResyncEvent = { type: 'resumed' };

export type LiveEvent = OrderEvent | ChatEvent | ResyncEvent;
export type OnEvent = (event: LiveEvent) => void;

/** A way to hear of channels. The answer ends it. */
export type LiveTransport = { subscribe(channel: Channel, onEvent: OnEvent): () => void };

export const RESYNC: ResyncEvent = { type: 'resumed' };

/** Whether there is anything to hear of. */
export const isEmptyChannel = (channel: Channel): boolean => channel.kind === 'orders' && channel.uuids.length === 0;

/** Whether an event belongs to a channel. `chatUuid`: of the chat that an event of a chat comes from. */
export function isForChannel(channel: Channel, event: OrderEvent | ChatEvent, chatUuid: string | null): boolean {
  if ('order_uuid' in event)
    return channel.kind === 'orders' && channel.uuids.some((uuid) => same(uuid, event.order_uuid));
  return channel.kind === 'chat' && chatUuid !== null && same(channel.uuid, chatUuid);
}

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
