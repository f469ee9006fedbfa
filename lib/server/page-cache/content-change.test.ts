import { lastEventIds } from '@/lib/platform/stores/outbox';
import {
  type HotelCode,
  platformPerTest,
  type TestPlatform,
  testPlatform,
} from '@/tests/builders/platform/embedded-platform';
import { throughOtherConnection } from '@/tests/builders/platform/store-contents';
import { type EmptyStore, onEachStore } from '@/tests/builders/platform/stores';
import { eventually } from '@/tests/builders/time/eventually';
import { createPageCache, type PageCache } from './page-cache';

/** The page cache of one process. Each page contains the response of the platform at the time of its rendering. */
function pagesOf(platform: TestPlatform) {
  const cache: PageCache<string> = createPageCache({ now: () => 0, onError: () => {} });
  platform.app.onContentChange((hotel) => cache.forget(`${hotel} `));
  return {
    /** The page of a hotel's kitchen, from the cache or rendered. */
    read: async (hotel: HotelCode) => {
      const page = await cache.read(`${hotel} kitchen`, async () => {
        const { body } = await platform.get(`/api/v1/hotels/${hotel}/products/10`);
        return { value: JSON.stringify(body.data), verdict: 'keep', size: 1 };
      });
      return page.value;
    },
  };
}

onEachStore((emptyStore, kind) => {
  const platform = platformPerTest(emptyStore);

  const soldOut = (from: TestPlatform) => from.desk('aurora', '/products/100/unavailable', {});

  it('shows a change by the staff to the next guest, and keeps the other hotel’s pages', async () => {
    const pages = pagesOf(platform);
    const [before, other] = [await pages.read('aurora'), await pages.read('bellevue')];
    expect(before).toContain('"is_available":true');
    await soldOut(platform);
    await eventually(async () => (await pages.read('aurora')).includes('"is_available":false'));
    expect(await pages.read('bellevue')).toBe(other);
  });

  it('treats an announcement and its withdrawal as changes of the content, but not an order', async () => {
    const changed: string[] = [];
    platform.app.onContentChange((hotel) => changed.push(hotel));
    const body = { title: { en: 'Pool closed' }, content: { en: 'Today' }, published: true };
    const made = await platform.desk('aurora', '/announcements', body);
    expect(made.status).toBe(200);
    const { id } = made.body.data as { id: number };
    await platform.desk('aurora', `/announcements/${id}/withdraw`, {});
    await platform.desk('aurora', '/announcements/999/publish', {});
    await eventually(() => changed.length === 2);
    expect(changed).toEqual(['aurora', 'aurora']);
  });

  it('reports an import that replaced a hotel’s content, but not a first or an unchanged one', async () => {
    const before = await lastEvents(platform.store);
    platform.files.change('aurora/sections/10-kitchen.json', (section) => {
      section.title = 'Bistro';
    });
    await platform.restart();
    expect([before, await lastEvents(platform.store)]).toEqual([
      { aurora: 0, bellevue: 0 },
      { aurora: 1, bellevue: 0 },
    ]);
  });

  // SQLite has one process.
  if (kind === 'sqlite') return;

  it('shows a change through one process to guests of another at once', async () => {
    const other = await testPlatform({ ...platform.store, remove: async () => {} });
    const pages = pagesOf(other);
    expect(await pages.read('aurora')).toContain('"is_available":true');
    await soldOut(platform);
    await eventually(async () => (await pages.read('aurora')).includes('"is_available":false'));
    await other.close();
  });

  it('shows an import of one process to guests of another at once', async () => {
    const pages = pagesOf(platform);
    expect(await pages.read('aurora')).not.toContain('Bistro');
    const other = await testPlatform({ ...platform.store, remove: async () => {} });
    other.files.change('aurora/sections/10-kitchen.json', (section) => {
      section.title = 'Bistro';
    });
    await other.restart();
    await eventually(async () => (await pages.read('aurora')).includes('Bistro'));
    await other.close();
  });
});

/** The id of each hotel's last event. */
async function lastEvents(store: EmptyStore): Promise<Record<string, number>> {
  const ids = await throughOtherConnection(store, lastEventIds);
  return Object.fromEntries(ids.map(({ hotel, id }) => [hotel, id]));
}
