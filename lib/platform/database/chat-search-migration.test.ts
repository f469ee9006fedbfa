import type { Kysely } from 'kysely';
import { onEachStore, TEST_DATABASE_TIMES } from '@/tests/builders/platform/stores';
import { type Database, openDatabase } from './database';
import { migrate } from './migrate';

const NOW = '2026-05-01T08:00:00.000Z';

/** Creates the schema that preceded the migration. */
async function migrateBefore(database: Database): Promise<void> {
  await migrate(database, NOW);
  await database.db.deleteFrom('migration').where('name', '=', '191-chat-search').execute();
  await database.db.schema.alterTable('chat_message').dropColumn('search_text').execute();
}

const CONTENTS = ['Où est la clé ?', '*file*', ...Array.from({ length: 600 }, (_, number) => `Message ${number}`)];

onEachStore((emptyStore) => {
  it('lets the search find every message that was there before', async () => {
    const store = await emptyStore();
    const database = openDatabase(store.url, () => undefined, TEST_DATABASE_TIMES);
    await migrateBefore(database);
    const before = database.db as unknown as Kysely<Record<string, Record<string, unknown>>>;
    const hotel = { code: 'aurora', id: 1, uuid: 'hotel-1', served: 1, content_hash: '', content: '{}' };
    await before
      .insertInto('hotel')
      .values({ ...hotel, imported_at: NOW })
      .execute();
    const chat = { uuid: 'chat-1', person_uuid: 'ada', language: 'en', is_hotel_guest: 1, unread_guest: 0 };
    await before
      .insertInto('chat')
      .values({ hotel: 'aurora', ...chat, unread_staff: 0, file_count: 0, created_at: NOW, updated_at: NOW })
      .execute();
    await before
      .insertInto('chat_member')
      .values({ hotel: 'aurora', chat_uuid: 'chat-1', id: 1, kind: 'guest', name: 'Ada' })
      .execute();
    await before
      .insertInto('chat_message')
      .values(
        CONTENTS.map((content, index) => ({
          ...{ hotel: 'aurora', chat_uuid: 'chat-1', id: index + 1, member_id: 1, content, extra: '{}' },
          created_at: NOW,
        })),
      )
      .execute();
    expect(await migrate(database, NOW)).toEqual(['191-chat-search']);
    const rows = await database.db.selectFrom('chat_message').select('search_text').orderBy('id').execute();
    const texts = rows.map(({ search_text }) => search_text);
    expect(texts.slice(0, 3)).toEqual(['ou est la cle ?', '', 'message 0']);
    expect(texts).not.toContain(null);
    expect(texts).toHaveLength(CONTENTS.length);
    await database.close();
    await store.remove();
  });
});
