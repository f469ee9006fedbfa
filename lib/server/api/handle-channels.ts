import 'server-only';
import { z } from 'zod';
import type { ChatEvent } from '@/lib/contract/chat';
import type { OrderEvent } from '@/lib/contract/order';
import type { Listener, LiveHub, Subscription } from '@/lib/platform/live/live-hub';
import { type InFlight, inFlight } from '../limits/in-flight';
import { waitFor } from '../limits/write-limits';
import { tenantOfRequest } from '../pages/host-rules';
import { settings } from '../settings/env';
import { hotelAnswer } from '../upstream/cached-api';
import { platform } from '../upstream/platform-handle';
import { refuse } from './canonical-json';
import { guestOf } from './handle-api';
import { readJsonBody } from './request-body';

/**
 * Proxies close what is silent, and a browser cannot tell a quiet line from a dead one: comments never reach its
 * scripts. So the heart beats aloud, as an event that carries nothing.
 */
const HEARTBEAT_MS = 15_000;
const HEARTBEAT = ': beat\nevent: ping\ndata: {}\n\n';
/** How far a reader may fall behind before it has to come again with its last id. */
const MOST_UNREAD_BYTES = 64 * 1024;

type Event = Parameters<Listener['write']>[0];

const encoder = new TextEncoder();

/** What the browser is told: never the hotel, which the host has said. */
function toldOf(event: Event): OrderEvent | (ChatEvent & { chat_uuid: string }) {
  if (!('chat_uuid' in event)) return { type: event.type, order_uuid: event.order_uuid };
  const { type, chat_uuid, chat_message_id, extra } = event;
  return { type, chat_uuid, chat_message_id, extra };
}

const frameOf = (event: Event): string =>
  `id: ${event.id}\nevent: ${event.type}\ndata: ${JSON.stringify(toldOf(event))}\n\n`;

/**
 * The events of a subscription as a stream of server-sent events. It ends when the guest leaves, when the server stops,
 * and when the reader cannot keep up. Rules: live-updates/LV8, operations/OP3.
 */
export function eventStream(
  live: Pick<LiveHub, 'subscribe'>,
  subscription: Subscription,
  signal: AbortSignal,
): ReadableStream<Uint8Array> | null {
  let leave: () => void = () => {};
  let isFull = false;
  const stream = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let open = true;
        const end = () => {
          if (!open) return;
          leave();
          controller.close();
        };
        const write = (text: string) => {
          if (!open) return;
          if ((controller.desiredSize ?? 0) < 0) end();
          else controller.enqueue(encoder.encode(text));
        };
        const heartbeat = setInterval(() => write(HEARTBEAT), HEARTBEAT_MS);
        const unsubscribe = live.subscribe(subscription, { write: (event) => write(frameOf(event)), end });
        isFull = unsubscribe === null;
        leave = () => {
          open = false;
          clearInterval(heartbeat);
          signal.removeEventListener('abort', end);
          unsubscribe?.();
        };
        if (isFull || signal.aborted) return end();
        signal.addEventListener('abort', end, { once: true });
        write('retry: 2000\n: hello\n\n');
      },
      cancel: () => leave(),
    },
    { highWaterMark: MOST_UNREAD_BYTES, size: (chunk) => chunk?.byteLength ?? 0 },
  );
  return isFull ? null : stream;
}

const uuids = z
  .array(z.unknown())
  .catch([])
  .transform((sent) => sent.filter((uuid): uuid is string => typeof uuid === 'string' && /^[\w-]{1,100}$/.test(uuid)));
/** `last`: the id of the last event that was heard. */
const streamRequest = z.object({ orders: uuids, chats: uuids, last: z.int().nonnegative().nullable().catch(null) });

const shared = globalThis as { hotelStreams?: InFlight };

/** The streams that are open. */
function openStreams(): InFlight {
  // The hub bounds the sum of all.
  const all = Number.POSITIVE_INFINITY;
  shared.hotelStreams ??= inFlight({ each: settings().rateLimits?.streams ?? all, all });
  return shared.hotelStreams;
}

/** The hub, for one more stream of an address, as long as that address has a place. */
const hubFor = (address: string): Pick<LiveHub, 'subscribe'> => ({
  subscribe(subscription, listener) {
    const leavePlace = openStreams().enter(address);
    const leaveHub = leavePlace === null ? null : platform().live.subscribe(subscription, listener);
    if (leaveHub === null) {
      leavePlace?.();
      return null;
    }
    return () => {
      leaveHub();
      leavePlace?.();
    };
  },
});

/**
 * `POST /channels` with `{"orders": [uuid, …], "chats": [uuid]}`: events of the named orders and chats of the host's
 * hotel, and of no others. The uuids open orders and chats, so they stand in no address. Behind an upstream there is no
 * stream: the browser asks by itself. Rule: live-updates/LV1, live-updates/LV8
 */
export async function handleChannels(request: Request): Promise<Response> {
  const tenant = tenantOfRequest(request.headers);
  if (tenant.kind !== 'hotel' || settings().upstream !== null) return refuse('not-found');
  const guest = guestOf(request);
  const sent = await readJsonBody(request);
  const wait = await waitFor(sent.ok ? 'reads' : 'junk', tenant.code, guest);
  if (wait !== null) return refuse('too-many', {}, wait);
  if (!sent.ok) return refuse(sent.kind);
  const hotel = await hotelAnswer(tenant.code);
  if (!hotel.ok) return refuse(hotel.refusal.kind);
  const asked = streamRequest.safeParse(sent.body);
  if (!asked.success || asked.data.orders.length + asked.data.chats.length === 0) return refuse('invalid');
  const { orders, chats, last } = asked.data;
  const subscription = { hotel: tenant.code, orderUuids: orders, chatUuids: chats, lastId: last };
  const stream = eventStream(hubFor(guest), subscription, request.signal);
  if (stream === null) return refuse('unavailable');
  return new Response(stream, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      // An idle connection that is kept for later would hold up the end of the server (operations/OP3).
      connection: 'close',
    },
  });
}
