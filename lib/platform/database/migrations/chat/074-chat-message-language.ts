import type { Kysely } from 'kysely';

/** Adds the language of a chat message. Of messages that exist it is not known. */
export const chatMessageLanguage = (db: Kysely<unknown>): Promise<void> =>
  db.schema.alterTable('chat_message').addColumn('language', 'text').execute();
