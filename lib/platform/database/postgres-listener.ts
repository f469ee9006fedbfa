import { Client, escapeIdentifier } from 'pg';
import type { PostgresTimes } from './postgres';

/**
 * A subscription to PostgreSQL's outbox notifications. It has its own connection, because the pool may close its
 * connections at any time.
 */
export type OutboxListener = {
  /** Ends the subscription if its connection no longer responds, which causes no event by itself. */
  check(): Promise<void>;
  stop(): Promise<void>;
};

/** The callbacks of a subscription to notifications. */
export type NotificationListener = {
  /** Called when this hotel has a new event. */
  onEvent(hotel: string): void;
  /** Called when the connection is lost and no more events arrive. Not called after `stop`. */
  onLost(error: unknown): void;
};

/** Subscribes to the channel that `004-outbox-notify.ts` defines. Throws when the server cannot be reached. */
export async function listenOnPostgres(
  url: string,
  { onEvent, onLost }: NotificationListener,
  times: PostgresTimes,
): Promise<OutboxListener> {
  const client = new Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: times.connect,
    query_timeout: times.response,
  });
  let isListening = false;
  const end = (error: unknown) => {
    if (!isListening) return;
    isListening = false;
    onLost(error);
  };
  // An 'error' event without a listener would crash the process.
  client.on('error', end);
  client.on('end', () => end(new Error('the connection that hears the outbox was closed')));
  client.on('notification', ({ payload }) => {
    // Ignores notifications that arrive while the connection is being closed.
    if (isListening) onEvent(payload ?? '');
  });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>("select 'outbox_' || md5(current_schema()) as name");
    await client.query(`listen ${escapeIdentifier(rows[0]?.name ?? '')}`);
  } catch (error) {
    close(client);
    throw error;
  }
  isListening = true;
  return {
    check: async () => {
      try {
        await client.query('select 1');
      } catch (error) {
        // A server that hangs never closes the connection itself.
        end(error);
        close(client);
      }
    },
    stop: async () => {
      isListening = false;
      close(client);
    },
  };
}

/** Not awaited: a server that hangs would never confirm the end. */
function close(client: Client): void {
  client.end().catch(() => undefined);
}
