import type { Database } from '../database/database';
import type { OutboxListener } from '../database/postgres-listener';
import { eventsAfter, eventTime, lastEventIds, type StoredEvent } from '../stores/outbox';

/**
 * Publishes the events of every process that writes to the same PostgreSQL, each once and in order for each hotel. A
 * notification is only a wake-up: the events themselves are read from the outbox, so none is lost while the connection
 * is down. Rule: live-updates/LV9.
 */
export type OutboxReader = {
  /** Starts with events from now on. Throws when the store does not respond. */
  start(): Promise<void>;
  /** Publishes an event that this process has committed: at once, or after earlier events of other processes. */
  publish(event: StoredEvent): void;
  /** What is committed and not published here. Rejects when the store does not respond. `now`: milliseconds. */
  lag(now: number): Promise<OutboxLag>;
  stop(): Promise<void>;
};

/** `seconds`: the age of the oldest of these events; 0 without one. */
export type OutboxLag = { events: number; seconds: number };

/** Maximum delay of an event if a NOTIFY is lost. */
const POLL_INTERVAL_MS = 30_000;
const MIN_RETRY_MS = 250;
const MAX_RETRY_MS = 10_000;

type Callbacks = { publish(event: StoredEvent): void; reportError(error: unknown, where: string): void };

export function createOutboxReader(
  database: Database & { listen: NonNullable<Database['listen']> },
  { publish, reportError }: Callbacks,
): OutboxReader {
  const reader = createDrains(database, { publish, reportError });
  let listener: OutboxListener | undefined;
  let isStopped = false;
  let failures = 0;
  let retryTimer: NodeJS.Timeout | undefined;
  let pollTimer: NodeJS.Timeout | undefined;

  const reconnect = (error: unknown) => {
    if (isStopped) return;
    reportError(error, 'listening to the outbox');
    listener = undefined;
    const wait = Math.min(MAX_RETRY_MS, MIN_RETRY_MS * 2 ** failures);
    failures += 1;
    // Jitter, so that processes that lost the same server do not all reconnect at the same moment.
    retryTimer = setTimeout(connect, wait * (0.5 + Math.random() / 2)).unref();
  };
  const connect = async () => {
    try {
      const connected = await database.listen({ onEvent: reader.wake, onLost: reconnect });
      if (isStopped) return connected.stop();
      listener = connected;
      failures = 0;
    } catch (error) {
      return reconnect(error);
    }
    // Publishes events that were committed while there was no subscription.
    await poll();
  };
  const poll = async () => {
    try {
      await reader.catchUp();
      await listener?.check();
    } catch (error) {
      reportError(error, 'looking into the outbox');
    }
  };
  return {
    publish: reader.announce,
    lag: reader.lag,
    async start() {
      await reader.start();
      await connect();
      pollTimer = setInterval(poll, POLL_INTERVAL_MS).unref();
    },
    async stop() {
      isStopped = true;
      clearTimeout(retryTimer);
      clearInterval(pollTimer);
      await listener?.stop();
      await reader.finish();
    },
  };
}

/** Creates a reader for each hotel that continues after the last published event and runs one query at a time. */
function createDrains({ db }: Database, { publish, reportError }: Callbacks) {
  const lastIds = new Map<string, number>();
  const running = new Map<string, Promise<void>>();
  const pending = new Set<string>();
  const publishNext = (event: StoredEvent) => {
    if (event.id <= (lastIds.get(event.hotel) ?? 0)) return;
    lastIds.set(event.hotel, event.id);
    publish(event);
  };
  const drain = async (hotel: string) => {
    while (pending.delete(hotel)) {
      const events = await eventsAfter(db, hotel, lastIds.get(hotel) ?? 0);
      for (const event of events) publishNext(event);
      // There may be another batch.
      if (events.length > 0) pending.add(hotel);
    }
  };
  const wake = (hotel: string) => {
    pending.add(hotel);
    if (running.has(hotel)) return;
    const run = drain(hotel)
      .catch((error: unknown) => reportError(error, 'reading the outbox'))
      .finally(() => {
        running.delete(hotel);
        // Runs again if `wake` was called after the last query.
        if (pending.has(hotel)) wake(hotel);
      });
    running.set(hotel, run);
  };
  return {
    wake,
    announce(event: StoredEvent) {
      if (event.id === (lastIds.get(event.hotel) ?? 0) + 1) publishNext(event);
      else wake(event.hotel);
    },
    start: async () => {
      for (const { hotel, id } of await lastEventIds(db)) lastIds.set(hotel, id);
    },
    lag: async (now: number): Promise<OutboxLag> => {
      let [events, seconds] = [0, 0];
      for (const { hotel, id } of await lastEventIds(db)) {
        const published = lastIds.get(hotel) ?? 0;
        if (id <= published) continue;
        events += id - published;
        const since = await eventTime(db, hotel, published + 1);
        if (since !== null) seconds = Math.max(seconds, (now - Date.parse(since)) / 1000);
      }
      return { events, seconds };
    },
    catchUp: async () => {
      for (const { hotel, id } of await lastEventIds(db)) if (id > (lastIds.get(hotel) ?? 0)) wake(hotel);
    },
    finish: async () => {
      await Promise.all(running.values());
    },
  };
}
