import type { ContentEvent } from '@/lib/contract/catalogue';
import type { ChatEvent } from '@/lib/contract/chat';
import type { OrderEvent } from '@/lib/contract/order';

/**
 * A channel of live events to which a component subscribes. Rules: live-updates/LV2, live-updates/LV3,
 * live-updates/LV1.
 */
export type Channel = OrdersChannel | ChatChannel | ContentChannel;

/** The events of the guest's orders. */
type OrdersChannel = {
  kind: 'orders';
  uuids: readonly string[];
  /** False if all of these orders are finished, so that they are not polled. Default: true. */
  hasOpenOrders?: boolean;
};

/** The events of the guest's chat while it is active. */
type ChatChannel = { kind: 'chat'; uuid: string };

/** The changes of the hotel's catalogue. Upstreams have none. */
type ContentChannel = { kind: 'content' };

/**
 * Events may have been missed: fetch the data again. Sent when a connection opens, also for the first time, and with
 * each poll (live-updates/LV5). The guest must not be notified because of it.
 */
type ResyncEvent = { type: 'resumed' };

export type LiveEvent = OrderEvent | ChatEvent | ContentEvent | ResyncEvent;
export type OnEvent = (event: LiveEvent) => void;

/** A source of live events. `subscribe` returns the unsubscribe function. */
export type LiveTransport = { subscribe(channel: Channel, onEvent: OnEvent): () => void };

export const RESYNC: ResyncEvent = { type: 'resumed' };

/** Whether the channel can have no events. */
export const isEmptyChannel = (channel: Channel): boolean => channel.kind === 'orders' && channel.uuids.length === 0;

/** Whether an event belongs to a channel. `chatUuid`: the chat of a chat event. */
export function isForChannel(
  channel: Channel,
  event: OrderEvent | ChatEvent | ContentEvent,
  chatUuid: string | null,
): boolean {
  if (event.type === 'content-changed') return channel.kind === 'content';
  if ('order_uuid' in event)
    return channel.kind === 'orders' && channel.uuids.some((uuid) => same(uuid, event.order_uuid));
  return channel.kind === 'chat' && chatUuid !== null && same(channel.uuid, chatUuid);
}

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
