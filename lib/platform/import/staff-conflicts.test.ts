import { join } from 'node:path';
import { EMOJI_DIR } from '@/tests/builders/platform/embedded-platform';
import { twoHotels } from '@/tests/builders/platform/hotel-files';
import { onEachStore } from '@/tests/builders/platform/stores';
import { openDatabase } from '../database/database';
import { migrate } from '../database/migrate';
import { insertChange } from '../stores/content-changes';
import { importHotels } from './import-hotels';
import { describeProblem } from './problem';

const NOW = '2026-05-01T08:00:00.000Z';

onEachStore((emptyStore) => {
  it('names changes of staff that contradict the changed files, with line and both values, and keeps them', async () => {
    const store = await emptyStore();
    const files = twoHotels();
    const database = openDatabase(store.url, () => {});
    await migrate(database, NOW);
    const run = () => importHotels(database, { hotelsDir: files.dir, emojiDir: EMOJI_DIR, now: NOW });
    await run();
    const change = { staff: 'Märta', undo_of: null, created_at: NOW, before: null };
    const soup = { kind: 'product', id: 100 } as const;
    const price = { ...change, id: 1, target: soup, field: 'price', title: 'Soup', after: 5, base: 4.5 } as const;
    await insertChange(database.db, 'aurora', price);
    const gone = { ...price, id: 2, target: { kind: 'product', id: 777 }, field: 'sale', title: 'Old dish' } as const;
    await insertChange(database.db, 'aurora', { ...gone, after: { until: null }, base: null });
    files.change('aurora/sections/10-kitchen.json', (section) => {
      const [first] = section.products as { price: number }[];
      if (first !== undefined) first.price = 4.75;
    });
    const { imported, notes } = await run();
    expect(imported).toEqual(['aurora']);
    expect(notes.map((note) => describeProblem(note).replace(`${join(files.dir, 'aurora')}/`, ''))).toEqual([
      expect.stringMatching(
        /^sections\/10-kitchen\.json:\d+:\d+ products\[0\]\.price: is 4\.75 and was 4\.5 when staff \(Märta\) changed it on 2026-05-01 to 5, which stays$/,
      ),
      'hotel.json:1:1 has no product 777 "Old dish" any more: its sale by staff waits for it',
    ]);
    await database.close();
    await store.remove();
    files.dispose();
  });
});
