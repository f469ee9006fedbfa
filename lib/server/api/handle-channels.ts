import 'server-only';
import type { ContentEvent } from '@/lib/contract/catalogue';
import type { ChatEvent } from '@/lib/contract/chat';
import type { OrderEvent } from '@/lib/contract/order';
import type { Listener, LiveHub, Subscription } from '@/lib/platform/live/live-hub';
import { type InFlight, inFlight } from '../limits/in-flight';
import { consumeLimit } from '../limits/rate-limits';
import { tenantOfRequest } from '../pages/host-rules';
import { remember } from '../remember';
import { settings } from '../settings/env';
import { hotelResponse } from '../upstream/cached-api';
import { platform } from '../upstream/platform-handle';
import { refuse } from './canonical-json';
import { clientIpOf } from './handle-api';
import { readJsonBody } from './request-body';
import { streamRequest } from './stream-request';

/**
 * Interval of the heartbeat. Proxies close idle connections, and scripts in a browser never see comments of an event
 * stream, so they could not tell an idle connection from a dead one. The heartbeat is therefore an event, with empty data.
 */
const HEARTBEAT_MS = 15_000;
const HEARTBEAT = ': beat\nevent: ping\ndata: {}\n\n';
/** A reader with more unread bytes is disconnected. It reconnects with the id of its last event. */
const MAX_UNREAD_BYTES = 64 * 1024;

type Event = Parameters<Listener['write']>[0];

const encoder = new TextEncoder();

type PublicEvent =
  | ContentEvent
  | OrderEvent
  | (ChatEvent & { chat_uuid: string })
  | { type: 'chat-managed'; chat_uuid: string }
  | { type: 'desk-settings-changed' | 'printers-changed' | 'session-ended' };

/** The event without the hotel's code, which the host already implies. */
function publicEvent(event: Event): PublicEvent {
  if (event.type === 'content-changed') return { type: event.type };
  if (event.type === 'desk-settings-changed' || event.type === 'printers-changed') return { type: event.type };
  // Only the stream of a session that has ended gets it.
  if (event.type === 'sessions-changed') return { type: 'session-ended' };
  if (event.type === 'chat-managed') return { type: event.type, chat_uuid: event.chat_uuid };
  if (!('chat_uuid' in event)) return { type: event.type, order_uuid: event.order_uuid };
  const { type, chat_uuid, chat_message_id, extra } = event;
  return { type, chat_uuid, chat_message_id, extra };
}

function frameOf(event: Event): string {
  const heard = publicEvent(event);
  return `id: ${event.id}\nevent: ${heard.type}\ndata: ${JSON.stringify(heard)}\n\n`;
}

export const EVENT_STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
  // An idle keep-alive connection would delay the stop of the server (operations/OP3).
  connection: 'close',
} as const;

/**
 * A subscription's events as a stream of server-sent events; null when the hub is full. The stream ends when the guest
 * disconnects, the server stops or the reader is too slow. Rules: live-updates/LV8, operations/OP3.
 */
export function eventStream(
  live: Pick<LiveHub, 'subscribe'>,
  subscription: Subscription,
  signal: AbortSignal,
): ReadableStream<Uint8Array> | null {
  let stop: () => void = () => {};
  let isFull = false;
  const stream = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let isOpen = true;
        const end = () => {
          if (!isOpen) return;
          stop();
          controller.close();
        };
        const write = (text: string) => {
          if (!isOpen) return;
          if ((controller.desiredSize ?? 0) < 0) end();
          else controller.enqueue(encoder.encode(text));
        };
        const heartbeat = setInterval(() => write(HEARTBEAT), HEARTBEAT_MS);
        const unsubscribe = live.subscribe(subscription, { write: (event) => write(frameOf(event)), end });
        isFull = unsubscribe === null;
        stop = () => {
          isOpen = false;
          clearInterval(heartbeat);
          signal.removeEventListener('abort', end);
          unsubscribe?.();
        };
        if (isFull || signal.aborted) return end();
        signal.addEventListener('abort', end, { once: true });
        write('retry: 2000\n: hello\n\n');
      },
      cancel: () => stop(),
    },
    { highWaterMark: MAX_UNREAD_BYTES, size: (chunk) => chunk?.byteLength ?? 0 },
  );
  return isFull ? null : stream;
}

/** Open streams, counted by client address. */
const openStreams = (): InFlight =>
  remember('streams', () => {
    // No total here: the hub itself limits the total.
    const all = Number.POSITIVE_INFINITY;
    return inFlight({ each: settings().rateLimits?.streams ?? all, all });
  });

/** The hub, with a maximum of streams for the address. */
const hubFor = (address: string): Pick<LiveHub, 'subscribe'> => ({
  subscribe(subscription, listener) {
    const releaseSlot = openStreams().enter(address);
    const unsubscribe = releaseSlot === null ? null : platform().live.subscribe(subscription, listener);
    if (unsubscribe === null) {
      releaseSlot?.();
      return null;
    }
    return () => {
      unsubscribe();
      releaseSlot?.();
    };
  },
});

/**
 * `POST /channels` with `{"orders": [uuid, …], "chats": [uuid], "content": true}`: streams the events of these orders
 * and chats of the host's hotel, and with `content` those of its changed catalogue. The uuids give access to orders and chats, so they must not be part of a URL. Behind an upstream there
 * is no stream, and the browser polls. Rule: live-updates/LV1, live-updates/LV8.
 */
export async function handleChannels(request: Request): Promise<Response> {
  const tenant = tenantOfRequest(request.headers);
  if (tenant.kind !== 'hotel' || settings().upstream !== null) return refuse('not-found');
  const guest = clientIpOf(request);
  const sent = await readJsonBody(request);
  const wait = await consumeLimit(sent.ok ? 'reads' : 'junk', tenant.code, guest);
  if (wait !== null) return refuse('too-many', {}, wait);
  if (!sent.ok) return refuse(sent.kind);
  const hotel = await hotelResponse(tenant.code);
  if (!hotel.ok) return refuse(hotel.refusal.kind);
  const input = streamRequest.safeParse(sent.body);
  if (!input.success) return refuse('invalid');
  const { orders, chats, content, last } = input.data;
  if (orders.length + chats.length === 0 && !content) return refuse('invalid');
  const subscription = { hotel: tenant.code, orderUuids: orders, chatUuids: chats, content, lastId: last };
  const stream = eventStream(hubFor(guest), subscription, request.signal);
  if (stream === null) return refuse('unavailable');
  return new Response(stream, { headers: EVENT_STREAM_HEADERS });
}
