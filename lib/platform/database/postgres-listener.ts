import { Client, escapeIdentifier } from 'pg';
import type { PostgresTimes } from './postgres';

/** Hears the outbox of a PostgreSQL on a connection of its own: those of the pool come and go. */
export type OutboxListener = {
  /** Ends the listening when the connection is gone without having said so. */
  check(): Promise<void>;
  stop(): Promise<void>;
};

export type NotificationListener = {
  /** There is a new event of this hotel. */
  hear(hotel: string): void;
  /** The connection is gone: from here on nothing is heard. Not told after `stop`. */
  lost(error: unknown): void;
};

/** Throws when the server cannot be reached. The channel is the one of migrations/004-outbox-notify.ts. */
export async function listenOnPostgres(
  url: string,
  { hear, lost }: NotificationListener,
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
    lost(error);
  };
  // Without a listener an error would take the process down.
  client.on('error', end);
  client.on('end', () => end(new Error('the connection that hears the outbox was closed')));
  client.on('notification', ({ payload }) => {
    // Some may still arrive while the connection is being closed.
    if (isListening) hear(payload ?? '');
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
        // A server that hangs never says that the connection is gone.
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

/** Not waited for: a server that hangs would never confirm it. */
function close(client: Client): void {
  client.end().catch(() => undefined);
}
