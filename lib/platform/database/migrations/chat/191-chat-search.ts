import type { Kysely } from 'kysely';
import { FILE_CONTENT } from '@/lib/contract/chat';
import { chatSearchText } from '@/lib/domain/desk/chat-search';

type Tables = {
  chat_message: { hotel: string; chat_uuid: string; id: number; content: string; search_text: string | null };
};

const BATCH = 500;

/** Adds to each message the text as a search compares it, which the databases cannot do in every script. */
export async function chatSearch(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('chat_message').addColumn('search_text', 'text').execute();
  const store = db as Kysely<Tables>;
  for (;;) {
    const rows = await store
      .selectFrom('chat_message')
      .select(['hotel', 'chat_uuid', 'id', 'content'])
      .where('search_text', 'is', null)
      .limit(BATCH)
      .execute();
    for (const { hotel, chat_uuid, id, content } of rows) {
      await store
        .updateTable('chat_message')
        .set({ search_text: content === FILE_CONTENT ? '' : chatSearchText(content) })
        .where('hotel', '=', hotel)
        .where('chat_uuid', '=', chat_uuid)
        .where('id', '=', id)
        .execute();
    }
    if (rows.length < BATCH) return;
  }
}
