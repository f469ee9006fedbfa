import { Client, escapeIdentifier } from 'pg';
import type { PostgresTimes } from './postgres';

/**
 * A subscription to a PostgreSQL's outbox on a connection of its own: connections of the pool may be closed any time.
 */
export type OutboxListener = {
  /** Closes the subscription when its connection has died without an event. */
  check(): Promise<void>;
  stop(): Promise<void>;
};

export type NotificationListener = {
  /** This hotel has a new event. */
  onEvent(hotel: string): void;
  /** The connection was lost: no more events arrive. Not called after `stop`. */
  onLost(error: unknown): void;
};

/** Throws when the server cannot be reached. `004-outbox-notify.ts` defines the channel. */
export async function listenOnPostgres(
  url: string,
  { onEvent, onLost }: NotificationListener,
  times: PostgresTimes,
): Promise<OutboxListener> {
  const client = new Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: times.connect,
    query_timeout: times.answer,
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
    // Notifications may still arrive while the connection is being closed.
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
        // A server that hangs never closes the connection.
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

/** Not awaited: a server that hangs would never confirm it. */
function close(client: Client): void {
  client.end().catch(() => undefined);
}
