import { Client, escapeIdentifier } from 'pg';

/** Hears the outbox of a PostgreSQL on a connection of its own: those of the pool come and go. */
export type OutboxListener = {
  /** Fails, or ends the listening, when the connection is gone without having said so. */
  check(): Promise<void>;
  stop(): Promise<void>;
};

export type OutboxEars = {
  /** There is a new event of this hotel. */
  hear(hotel: string): void;
  /** The connection is gone: from here on nothing is heard. Not told after `stop`. */
  lost(error: unknown): void;
};

/** Throws when the server cannot be reached. The channel is the one of migrations/004-outbox-notify.ts. */
export async function listenOnPostgres(url: string, { hear, lost }: OutboxEars): Promise<OutboxListener> {
  const client = new Client({ connectionString: url, keepAlive: true });
  let isListening = false;
  const end = (error: unknown) => {
    if (!isListening) return;
    isListening = false;
    lost(error);
  };
  // Without a listener an error would take the process down.
  client.on('error', end);
  client.on('end', () => end(new Error('the connection that hears the outbox was closed')));
  client.on('notification', ({ payload }) => hear(payload ?? ''));
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>("select 'outbox_' || md5(current_schema()) as name");
    await client.query(`listen ${escapeIdentifier(rows[0]?.name ?? '')}`);
  } catch (error) {
    await client.end();
    throw error;
  }
  isListening = true;
  return {
    check: async () => {
      await client.query('select 1');
    },
    stop: async () => {
      isListening = false;
      await client.end();
    },
  };
}
