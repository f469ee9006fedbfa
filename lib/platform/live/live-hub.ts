import type { Database } from '../database/database';
import { eventsSince, type OutboxEvent, type Subjects } from '../stores/outbox';

/** Someone who listens. `write` is called with each event once; `end` when the hub sends everyone home. */
export type Listener = { write(event: OutboxEvent): void; end(): void };

export type Subscription = {
  hotel: string;
  /** Only events of these orders and of these chats are told. */
  orderUuids: readonly string[];
  chatUuids: readonly string[];
  /** The last event that was heard: what came after it is told first. null: only what happens from now on. */
  lastId: number | null;
};

/**
 * Tells events to those who wait for them, one hotel's never to another's.
 *
 * Bounded: so many listeners, a fair share of them for each hotel, so many orders and chats each, and no queue of its own.
 * A listener that cannot keep up has to leave; the guest's device comes back with its last id.
 */
export type LiveHub = {
  /** Gives the way to leave; null when there is no place, or the hotel has its share of them. */
  subscribe(subscription: Subscription, listener: Listener): (() => void) | null;
  publish(event: OutboxEvent): void;
  count(): number;
  /** Ends every listener: an open stream would keep the process from stopping. */
  close(): void;
};

type Entry = { hotel: string; wants(event: OutboxEvent): boolean; hear(event: OutboxEvent): void; end(): void };

const MOST_LISTENERS = 10_000;
const MOST_ORDERS = 100;
const MOST_CHATS = 20;

type Report = (error: unknown, where: string) => void;

export function liveHub(database: Database, report: Report, most = { listeners: MOST_LISTENERS }): LiveHub {
  const entries = new Set<Entry>();
  return {
    subscribe: (subscription, listener) =>
      hasPlace(entries, subscription.hotel, most.listeners)
        ? subscribe({ database, report, entries }, subscription, listener)
        : null,
    publish(event) {
      for (const entry of [...entries]) {
        if (!entry.wants(event)) continue;
        try {
          entry.hear(event);
        } catch (error) {
          // One listener's accident is not the others'.
          entries.delete(entry);
          report(error, 'live events');
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
 * While more than half of the places are free, everyone gets in. After that a hotel gets no more than it would if one hotel
 * more than now had an equal share: one crowd, or one attacker, leaves places for all other hotels.
 */
function hasPlace(entries: ReadonlySet<Entry>, hotel: string, places: number): boolean {
  if (entries.size < places / 2) return true;
  if (entries.size >= places) return false;
  const hotels = new Set([...entries].map((entry) => entry.hotel)).add(hotel);
  const own = [...entries].filter((entry) => entry.hotel === hotel).length;
  return own < places / (hotels.size + 1);
}

function subscribe(
  hub: { database: Database; report: Report; entries: Set<Entry> },
  { hotel, orderUuids, chatUuids, lastId }: Subscription,
  listener: Listener,
): () => void {
  const subjects = { orders: named(orderUuids, MOST_ORDERS), chats: named(chatUuids, MOST_CHATS) };
  const hearing = inOrder(listener);
  const entry: Entry = { hotel, wants: wanting(hotel, subjects), hear: hearing.live, end: () => listener.end() };
  const leave = () => {
    hearing.stop();
    hub.entries.delete(entry);
  };
  hub.entries.add(entry);
  const missed = lastId === null ? Promise.resolve([]) : eventsSince(hub.database.db, hotel, lastId, subjects);
  missed.then(hearing.missed).catch((error: unknown) => {
    // Without what was missed the stream would have a hole that nobody sees: the device has to come again.
    hub.report(error, 'live events');
    leave();
    listener.end();
  });
  return leave;
}

const named = (uuids: readonly string[], most: number): readonly string[] =>
  uuids.slice(0, most).map((uuid) => uuid.toLowerCase());

function wanting(hotel: string, subjects: Subjects): Entry['wants'] {
  const orders = new Set(subjects.orders);
  const chats = new Set(subjects.chats);
  return (event) =>
    event.hotel === hotel && ('chat_uuid' in event ? chats.has(event.chat_uuid) : orders.has(event.order_uuid));
}

/** First what was missed, then what happened while that was being read, then the rest as it comes; nothing twice. */
function inOrder(listener: Listener) {
  let told: ReadonlySet<number> = new Set();
  let waiting: OutboxEvent[] | null = [];
  let stopped = false;
  const write = (event: OutboxEvent) => {
    if (!stopped) listener.write(event);
  };
  return {
    live(event: OutboxEvent) {
      // An event can be read from the store a moment before it is announced.
      if (told.has(event.id)) return;
      if (waiting === null) write(event);
      else waiting.push(event);
    },
    missed(events: readonly OutboxEvent[]) {
      told = new Set(events.map((event) => event.id));
      const meanwhile = (waiting ?? []).filter((event) => !told.has(event.id));
      waiting = null;
      for (const event of [...events, ...meanwhile]) write(event);
    },
    stop() {
      stopped = true;
    },
  };
}
