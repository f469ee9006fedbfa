import type { Database } from '../database/database';
import { eventsSince, isContentEvent, isStaffEvent, type StoredEvent, type Subjects } from '../stores/outbox';

/** A live connection. The hub calls `write` once for each event, and `end` when it closes. */
export type Listener = { write(event: StoredEvent): void; end(): void };

/** The events that a live connection receives. */
export type Subscription = {
  hotel: string;
  /** Only events of these orders and chats are delivered. */
  orderUuids: readonly string[];
  chatUuids: readonly string[];
  /** Delivers the events of all the hotel's orders and chats and those for staff, for its desk. Rule: desk/DE11. */
  wholeHotel?: boolean;
  /** Delivers the events of changed content too. Rule: content/CC8. */
  content?: boolean;
  /** The id of the last received event; later events are delivered first. null: only events from now on. */
  lastId: number | null;
};

/**
 * Delivers events to live connections, and never an event of one hotel to a guest of another. The numbers of listeners,
 * with a fair share for each hotel, and of orders and chats per listener are limited, and there is no queue. A listener
 * that cannot keep up is disconnected; the device reconnects with the id of its last event.
 */
export type LiveHub = {
  /** Returns the unsubscribe function; null when the hub, or the hotel's share of it, is full. */
  subscribe(subscription: Subscription, listener: Listener): (() => void) | null;
  publish(event: StoredEvent): void;
  count(): number;
  /** Ends every listener, because an open stream would prevent the process from stopping. */
  close(): void;
};

type Entry = { hotel: string; matches(event: StoredEvent): boolean; deliver(event: StoredEvent): void; end(): void };

const MAX_LISTENERS = 10_000;
const MAX_ORDERS = 100;
const MAX_CHATS = 20;

type ReportError = (error: unknown, where: string) => void;

export function createLiveHub(
  database: Database,
  reportError: ReportError,
  limits = { listeners: MAX_LISTENERS },
): LiveHub {
  const entries = new Set<Entry>();
  return {
    subscribe: (subscription, listener) =>
      canSubscribe(entries, subscription.hotel, limits.listeners)
        ? subscribe({ database, reportError, entries }, subscription, listener)
        : null,
    publish(event) {
      for (const entry of [...entries]) {
        if (!entry.matches(event)) continue;
        try {
          entry.deliver(event);
        } catch (error) {
          // A failing listener must not affect the others.
          entries.delete(entry);
          reportError(error, 'live events');
        }
      }
    },
    count: () => entries.size,
    close() {
      for (const entry of [...entries]) {
        entries.delete(entry);
        entry.end();
      }
    },
  };
}

/**
 * Whether a hotel may have one more listener. Yes while less than half of the places are taken; after that, up to an
 * equal share that counts one hotel more than there are now. One crowd, or one attacker, therefore leaves places for
 * all other hotels.
 */
function canSubscribe(entries: ReadonlySet<Entry>, hotel: string, places: number): boolean {
  if (entries.size < places / 2) return true;
  if (entries.size >= places) return false;
  const hotels = new Set([...entries].map((entry) => entry.hotel)).add(hotel);
  const own = [...entries].filter((entry) => entry.hotel === hotel).length;
  return own < places / (hotels.size + 1);
}

function subscribe(
  hub: { database: Database; reportError: ReportError; entries: Set<Entry> },
  { hotel, orderUuids, chatUuids, wholeHotel = false, content = false, lastId }: Subscription,
  listener: Listener,
): () => void {
  const uuids = { orders: limitUuids(orderUuids, MAX_ORDERS), chats: limitUuids(chatUuids, MAX_CHATS) };
  const subjects = { ...uuids, wholeHotel, content };
  const delivery = orderedDelivery(listener);
  const entry: Entry = { hotel, matches: matcher(hotel, subjects), deliver: delivery.live, end: () => listener.end() };
  const unsubscribe = () => {
    delivery.stop();
    hub.entries.delete(entry);
  };
  hub.entries.add(entry);
  const missed = lastId === null ? Promise.resolve([]) : eventsSince(hub.database.db, hotel, lastId, subjects);
  missed.then(delivery.missed).catch((error: unknown) => {
    // Without the missed events the stream would have a gap that the device cannot notice, so the listener is ended and
    // the device reconnects.
    hub.reportError(error, 'live events');
    unsubscribe();
    listener.end();
  });
  return unsubscribe;
}

const limitUuids = (uuids: readonly string[], max: number): readonly string[] =>
  uuids.slice(0, max).map((uuid) => uuid.toLowerCase());

function matcher(hotel: string, subjects: Subjects): Entry['matches'] {
  const orders = new Set(subjects.orders);
  const chats = new Set(subjects.chats);
  return (event) => {
    if (event.hotel !== hotel) return false;
    if (isContentEvent(event)) return subjects.content;
    if (isStaffEvent(event)) return subjects.wholeHotel;
    return subjects.wholeHotel || ('chat_uuid' in event ? chats.has(event.chat_uuid) : orders.has(event.order_uuid));
  };
}

/**
 * Writes missed events first, then those that arrived while the missed ones were being read, then live events. Writes
 * each event once.
 */
function orderedDelivery(listener: Listener) {
  let missedIds: ReadonlySet<number> = new Set();
  let waiting: StoredEvent[] | null = [];
  let isStopped = false;
  const write = (event: StoredEvent) => {
    if (!isStopped) listener.write(event);
  };
  return {
    live(event: StoredEvent) {
      // An event may be read from the store shortly before it is published.
      if (missedIds.has(event.id)) return;
      if (waiting === null) write(event);
      else waiting.push(event);
    },
    missed(events: readonly StoredEvent[]) {
      missedIds = new Set(events.map((event) => event.id));
      const meanwhile = (waiting ?? []).filter((event) => !missedIds.has(event.id));
      waiting = null;
      for (const event of [...events, ...meanwhile]) write(event);
    },
    stop() {
      isStopped = true;
    },
  };
}
