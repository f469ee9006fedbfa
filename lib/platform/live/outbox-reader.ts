import type { Database } from '../database/database';
import type { OutboxListener } from '../database/postgres-listener';
import { eventsAfter, lastEventIds, type OutboxEvent } from '../stores/outbox';

/**
 * Tells the events of every process that writes to the same PostgreSQL, each once and a hotel's in their order. A
 * notification only wakes it: what happened is read from the outbox, so nothing is lost while the connection is away.
 * Rule: live-updates/LV9.
 */
export type OutboxReader = {
  /** Begins with what happens from now on. Throws when the store cannot be read. */
  start(): Promise<void>;
  /** An event that this process has committed: told at once, or after those of others that came before it. */
  announce(event: OutboxEvent): void;
  stop(): Promise<void>;
};

/** So late at most is an event told whose notification never came. */
const LOOK_EVERY_MS = 30_000;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 10_000;

type Reports = { tell(event: OutboxEvent): void; report(error: unknown, where: string): void };

export function outboxReader(
  database: Database & { listen: NonNullable<Database['listen']> },
  { tell, report }: Reports,
): OutboxReader {
  const reader = drains(database, { tell, report });
  let listener: OutboxListener | undefined;
  let isStopped = false;
  let failures = 0;
  let retry: NodeJS.Timeout | undefined;
  let look: NodeJS.Timeout | undefined;

  const reconnect = (error: unknown) => {
    if (isStopped) return;
    report(error, 'listening to the outbox');
    listener = undefined;
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);
    failures += 1;
    // Processes that lost the same server do not all come back in the same moment.
    retry = setTimeout(connect, wait * (0.5 + Math.random() / 2)).unref();
  };
  const connect = async () => {
    try {
      const heard = await database.listen({ hear: reader.wake, lost: reconnect });
      if (isStopped) return heard.stop();
      listener = heard;
      failures = 0;
    } catch (error) {
      return reconnect(error);
    }
    // What happened while nobody listened.
    await lookAgain();
  };
  const lookAgain = async () => {
    try {
      await reader.catchUp();
      await listener?.check();
    } catch (error) {
      report(error, 'looking into the outbox');
    }
  };
  return {
    announce: reader.announce,
    async start() {
      await reader.begin();
      await connect();
      look = setInterval(lookAgain, LOOK_EVERY_MS).unref();
    },
    async stop() {
      isStopped = true;
      clearTimeout(retry);
      clearInterval(look);
      await listener?.stop();
      await reader.finish();
    },
  };
}

/** Reads each hotel's outbox from where it was left, one reading of a hotel at a time. */
function drains({ db }: Database, { tell, report }: Reports) {
  const told = new Map<string, number>();
  const running = new Map<string, Promise<void>>();
  const wanted = new Set<string>();
  const tellNext = (event: OutboxEvent) => {
    if (event.id <= (told.get(event.hotel) ?? 0)) return;
    told.set(event.hotel, event.id);
    tell(event);
  };
  const drain = async (hotel: string) => {
    while (wanted.delete(hotel)) {
      const events = await eventsAfter(db, hotel, told.get(hotel) ?? 0);
      for (const event of events) tellNext(event);
      // There may be more than is read at once.
      if (events.length > 0) wanted.add(hotel);
    }
  };
  const wake = (hotel: string) => {
    wanted.add(hotel);
    if (running.has(hotel)) return;
    const run = drain(hotel)
      .catch((error: unknown) => report(error, 'reading the outbox'))
      .finally(() => {
        running.delete(hotel);
        // Woken in the moment between the last look and here.
        if (wanted.has(hotel)) wake(hotel);
      });
    running.set(hotel, run);
  };
  return {
    wake,
    announce(event: OutboxEvent) {
      if (event.id === (told.get(event.hotel) ?? 0) + 1) tellNext(event);
      else wake(event.hotel);
    },
    begin: async () => {
      for (const { hotel, id } of await lastEventIds(db)) told.set(hotel, id);
    },
    catchUp: async () => {
      for (const { hotel, id } of await lastEventIds(db)) if (id > (told.get(hotel) ?? 0)) wake(hotel);
    },
    finish: async () => {
      await Promise.all(running.values());
    },
  };
}
