import { join } from 'node:path';
import { deskMenu } from '@/tests/builders/platform/desk-menu';
import { EMOJI_DIR, platformPerTest, unattended } from '@/tests/builders/platform/embedded-platform';
import { failStatements } from '@/tests/builders/platform/fail-statements';
import { startPlatform } from '@/tests/builders/platform/start-platform';
import { throughOtherConnection } from '@/tests/builders/platform/store-contents';
import { onEachStore } from '@/tests/builders/platform/stores';

const AT = '2026-05-01T12:00:00.000Z';

onEachStore((emptyStore, kind) => {
  const platform = platformPerTest(emptyStore);
  const menu = deskMenu(platform);
  beforeEach(async () => {
    await menu.keep('desk');
  });

  const priceOf = async (id = 100) => {
    const { body } = await platform.get('/api/v1/hotels/aurora/products/10');
    const { products } = (body.data as { section: { products: { id: number; price: number }[] } }).section;
    return products.find((product) => product.id === id)?.price;
  };
  const problems = async () =>
    ((await platform.desk('aurora', '/problems')).body.data as { kind: string; details: string[] }[]).filter(
      (problem) => problem.kind === 'menu-not-published',
    );
  const versions = async () =>
    ((await platform.desk('aurora', '/menu/versions')).body.data as { versions: Record<string, unknown>[] }).versions;

  it('publishes every draft as one version, and empties caches', async () => {
    const changed: string[] = [];
    platform.app.onContentChange((hotel) => changed.push(hotel));
    await menu.change('product:100', { price: 5 });
    await menu.save('product:103', null);
    expect(changed).toEqual([]);
    const { status, published } = await menu.publish();
    expect([status, published]).toEqual([200, { version: 2, items: 2, publish_at: null, notes: [] }]);
    expect([changed, await priceOf(), await priceOf(103)]).toEqual([['aurora'], 5, undefined]);
    const view = await menu.view();
    expect([view.version, view.drafts]).toEqual([2, []]);
    expect((await versions())[0]).toMatchObject({
      number: 2,
      kind: 'published',
      is_newest: true,
      counts: { new: 0, changed: 1, deleted: 1, moved: 0 },
      items: [
        { item: 'product:100', kind: 'changed', title: { en: 'Soup', de: 'Suppe' } },
        { item: 'product:103', kind: 'deleted', title: 'Breakfast' },
      ],
    });
  });

  it('publishes once when two publish at once, and nothing when there is no draft', async () => {
    await menu.change('product:100', { price: 5 });
    const both = await Promise.all([menu.publish(), menu.publish()]);
    expect(both.map(({ status, published }) => [status, published.version, published.items]).sort()).toEqual([
      [200, 2, 0],
      [200, 2, 1],
    ]);
    expect((await menu.publish()).published).toMatchObject({ version: 2, items: 0 });
    expect(await versions()).toHaveLength(2);
  });

  it('publishes what is saved meanwhile, or keeps it as a draft', async () => {
    await menu.change('product:100', { price: 5 });
    const { value } = await menu.read('product:101');
    await Promise.all([menu.publish(), menu.save('product:101', { ...value, price: 7 })]);
    const isDraft = (await menu.view()).drafts.length === 1;
    expect(await priceOf(100)).toBe(5);
    expect(await priceOf(101)).toBe(isDraft ? 8 : 7);
    expect((await menu.read('product:101')).value?.price).toBe(7);
  });

  it('refuses drafts that another’s have made wrong, with their item and field, and changes nothing', async () => {
    await menu.change('section:10', { headings: [{ code: 'mains', title: 'Mains' }] });
    await menu.change('product:100', { heading: 'mains' });
    await menu.change('product:101', { price: 7 });
    const view = await menu.discard(['section:10']);
    expect(view.problems).toMatchObject([
      { item: 'product:100', title: { en: 'Soup', de: 'Suppe' }, field: 'heading' },
    ]);
    const { status, fields } = await menu.publish();
    expect([status, Object.keys(fields)]).toEqual([422, ['product:100/heading']]);
    expect([await priceOf(101), (await menu.view()).drafts.length, (await versions()).length]).toEqual([8, 2, 1]);
    await menu.discard(['product:100']);
    expect([(await menu.publish()).status, await priceOf(101)]).toEqual([200, 7]);
  });

  it('refuses a dish whose picture is gone', async () => {
    platform.files.write('aurora/pictures/new.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect((await menu.change('product:100', { image: '/storage/aurora/new.svg' })).status).toBe(200);
    platform.files.remove('aurora/pictures/new.svg');
    expect((await menu.publish()).fields).toEqual({ 'product:100/image': 'there is no file /storage/aurora/new.svg' });
  });

  it.each([
    ['the version', 'menu_version', 'insert'],
    ['a dish', 'product', 'insert'],
    ['the end of the drafts', 'menu_draft', 'delete'],
  ] as const)('leaves nothing behind when the store fails at %s', async (_what, table, on) => {
    await menu.change('product:100', { price: 5 });
    const disk = await failStatements(platform.store.url, { table, on });
    // Jest gives errors of SQLite another class, which Hono then throws.
    const failed = await platform.desk('aurora', '/menu/publish', {}).catch(() => null);
    expect(failed?.status ?? 503).toBe(503);
    await disk.undo();
    expect([await priceOf(), (await versions()).length, (await menu.view()).drafts.length]).toEqual([4.5, 1, 1]);
    await platform.restart();
    expect([(await menu.publish()).status, await priceOf()]).toEqual([200, 5]);
    expect(platform.unexpectedErrors.splice(0)).toHaveLength(failed === null ? 0 : 1);
  });

  it('lists where staff have changed a price that the menu now says otherwise, and leaves theirs', async () => {
    await platform.desk('aurora', '/content/products/100/price', { price: 6 });
    await menu.change('product:100', { price: 5 });
    const { published } = await menu.publish();
    expect(published.notes).toMatchObject([
      { item: 'product:100', field: 'price', message: expect.stringMatching(/^is 5 and was 4\.5 when .* to 6/) },
    ]);
    expect(await priceOf()).toBe(6);
    await platform.desk('aurora', '/content/products/100/price', { price: null });
    expect(await priceOf()).toBe(5);
  });

  it('keeps what is sold out sold out', async () => {
    await platform.desk('aurora', '/content/products/100/sale', { sold_out: true });
    await menu.change('product:100', { price: 5 });
    await menu.publish();
    const { body } = await platform.get('/api/v1/hotels/aurora/products/10');
    expect((body.data as { section: { products: unknown[] } }).section.products[0]).toMatchObject({
      id: 100,
      price: 5,
      is_available: false,
    });
  });

  it('publishes an earlier menu again, and the one after it too', async () => {
    await menu.change('product:100', { price: 5 });
    await menu.save('product:103', null);
    await menu.publish();
    await menu.change('product:101', { price: 7 });
    const undone = await menu.restore(1);
    expect(undone).toMatchObject({ status: 200, published: { version: 3, items: 2 } });
    expect([await priceOf(100), await priceOf(103)]).toEqual([4.5, 12]);
    // Drafts stay.
    expect((await menu.view()).drafts.map(({ item }) => item)).toEqual(['product:101']);
    expect((await versions())[0]).toMatchObject({ kind: 'restored', restored: 1, counts: { new: 1, changed: 1 } });
    await menu.restore(2);
    expect([await priceOf(100), await priceOf(103)]).toEqual([5, undefined]);
    expect((await menu.restore(9)).status).toBe(404);
  });

  it('keeps of a draft what an undo has not changed, and calls a draft of what is gone by its name', async () => {
    const { entry } = await menu.create('product', 10, { title: 'Tea', price: 3 });
    await menu.change('product:100', { price: 5 });
    await menu.publish();
    await menu.change('product:100', { title: 'Broth' });
    await menu.change(entry.item, { price: 4 });
    await menu.restore(1);
    expect((await menu.read('product:100')).value).toMatchObject({ title: 'Broth', price: 4.5 });
    const refused = await menu.publish();
    expect(refused.fields).toEqual({ [`${entry.item}/`]: 'is not in the menu any more: discard this draft' });
    await menu.discard([entry.item]);
    expect((await menu.publish()).status).toBe(200);
  });

  it('keeps the last fifty versions', async () => {
    for (let price = 1; price <= 51; price += 1) {
      await menu.change('product:100', { price });
      await menu.publish();
    }
    const numbers = (await versions()).map(({ number }) => number);
    expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([50, 52, 3]);
    expect((await menu.restore(2)).status).toBe(404);
  }, 60_000);

  describe('at a time', () => {
    it('publishes every draft that is there then, under the name of who scheduled it, also after a restart', async () => {
      await menu.change('product:100', { price: 5 });
      const { published } = await menu.publish('2026-05-01T14:00:00+02:00');
      expect(published).toMatchObject({ version: 1, items: 1, publish_at: AT });
      await menu.change('product:101', { price: 7 });
      platform.setClock('2026-05-01T11:59:59.000Z');
      await platform.app.menuPublisher.runOnce();
      expect(await priceOf()).toBe(4.5);
      await platform.restart();
      platform.setClock(AT);
      await platform.app.menuPublisher.runOnce();
      expect([await priceOf(100), await priceOf(101)]).toEqual([5, 7]);
      expect(await menu.view()).toMatchObject({ publish_at: null, publish_failure: null, drafts: [], version: 2 });
      expect(await problems()).toEqual([]);
    });

    it('refuses a time that is over, and what could not be published now', async () => {
      await menu.change('product:100', { price: 5 });
      expect((await menu.publish('2026-05-01T09:00:00Z')).fields).toEqual({ at: 'this time is over' });
      await menu.change('section:10', { headings: [{ code: 'mains', title: 'Mains' }] });
      await menu.change('product:100', { heading: 'mains' });
      await menu.discard(['section:10']);
      expect(Object.keys((await menu.publish(AT)).fields)).toEqual(['product:100/heading']);
      expect((await menu.view()).publish_at).toBeNull();
    });

    it('shows on Problems what could not be published, until it is', async () => {
      platform.files.write('aurora/pictures/new.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
      await menu.change('product:100', { image: '/storage/aurora/new.svg' });
      await menu.publish(AT);
      platform.files.remove('aurora/pictures/new.svg');
      platform.setClock(AT);
      await platform.app.menuPublisher.runOnce();
      await platform.app.menuPublisher.runOnce();
      expect(await problems()).toMatchObject([
        { since: AT, details: ['Soup: image: there is no file /storage/aurora/new.svg'] },
      ]);
      expect(await menu.view()).toMatchObject({
        publish_at: null,
        publish_failure: { at: AT, problems: [{ item: 'product:100', field: 'image' }] },
      });
      await menu.change('product:100', { image: null });
      await menu.publish();
      expect([await problems(), (await menu.view()).publish_failure]).toEqual([[], null]);
    });

    it('is cancelled, and ends without drafts without a word', async () => {
      await menu.change('product:100', { price: 5 });
      await menu.publish(AT);
      const cancelled = await platform.desk('aurora', '/menu/publish/cancel', {});
      expect(cancelled.body.data).toMatchObject({ publish_at: null, drafts: [{ item: 'product:100' }] });
      await menu.publish(AT);
      await menu.discard(null);
      platform.setClock(AT);
      await platform.app.menuPublisher.runOnce();
      expect([(await menu.view()).publish_at, await problems(), await priceOf()]).toEqual([null, [], 4.5]);
    });

    it('is tried again in the next round when the store failed', async () => {
      await menu.change('product:100', { price: 5 });
      await menu.publish(AT);
      platform.setClock(AT);
      const disk = await failStatements(platform.store.url, { table: 'menu_version', on: 'insert' });
      await platform.app.menuPublisher.runOnce();
      await disk.undo();
      expect([await priceOf(), await problems(), platform.unexpectedErrors.splice(0).length]).toEqual([4.5, [], 1]);
      await platform.app.menuPublisher.runOnce();
      expect(await priceOf()).toBe(5);
    });

    it('waits while the hotel is withdrawn', async () => {
      await menu.change('product:100', { price: 5 });
      await menu.publish(AT);
      await platform.withdraw('aurora');
      platform.setClock(AT);
      await platform.app.menuPublisher.runOnce();
      const left = await throughOtherConnection(platform.store, (db) =>
        db.selectFrom('menu_draft').select('item').execute(),
      );
      expect(left).toEqual([{ item: 'product:100' }]);
    });
  });

  // SQLite has one process.
  if (kind === 'sqlite') return;

  describe('with a second process on the same store', () => {
    it('publishes once at the time, and each process shows what the other has published', async () => {
      const { platform: second } = await startPlatform({
        ...unattended(platform.store.url, platform.files),
        ...{ filesDir: join(platform.files.dir, '.files'), emojiDir: EMOJI_DIR, now: () => new Date(AT) },
      });
      try {
        await menu.change('product:100', { price: 5 });
        await menu.publish(AT);
        platform.setClock(AT);
        await Promise.all([second.menuPublisher.runOnce(), platform.app.menuPublisher.runOnce()]);
        expect([await priceOf(), (await versions()).length]).toEqual([5, 2]);
        const there = await second.fetch(new Request('http://inside/api/v1/hotels/aurora/products/10'));
        expect(JSON.stringify(await there.json())).toContain('"price":5');
      } finally {
        await second.close();
      }
    });
  });
});
