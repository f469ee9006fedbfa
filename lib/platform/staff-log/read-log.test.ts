import { v4 as uuid } from 'uuid';
import { fieldsIn, placeOrder, platformPerTest } from '@/tests/builders/platform/embedded-platform';
import { staffLog } from '@/tests/builders/platform/staff-log';
import { throughOtherConnection } from '@/tests/builders/platform/store-contents';
import { onEachStore } from '@/tests/builders/platform/stores';

onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore);
  const { page, entries, actions, record } = staffLog(platform);

  it('shows a hotel only its own entries, whatever the query', async () => {
    await platform.desk('aurora', '/content/products/100/price', { price: 7 });
    await platform.desk('bellevue', '/content/products/100/price', { price: 8 });
    const [own] = await entries();
    expect(await entries()).toMatchObject([{ after: { price: 7 } }]);
    expect(await entries('?target=product:100', 'bellevue')).toMatchObject([{ after: { price: 8 } }]);
    const cursor = Buffer.from(JSON.stringify(['staff-log', ['9', own?.id]])).toString('base64url');
    expect(await entries(`?cursor=${cursor}`, 'bellevue')).toMatchObject([{ after: { price: 8 } }]);
  });

  it('narrows to a person, a name, an action, a target and days of the hotel', async () => {
    const [eva, tom] = [uuid(), uuid()];
    await record([
      { person: eva, name: 'Eva', at: '2026-04-30T21:59:59.999Z' },
      { person: tom, name: 'Tom', at: '2026-04-30T22:00:00.000Z' },
      { person: null, name: 'Reception', at: '2026-05-01T21:59:59.999Z' },
      { person: null, name: null, at: '2026-05-01T22:00:00.000Z' },
    ]);
    const order = await placeOrder(platform, 'aurora');
    await platform.desk('aurora', `/orders/${order}/approve`, {});
    const names = async (query: string) => (await entries(query)).map(({ name }) => name);
    expect(await names(`?person=${eva}`)).toEqual(['Eva']);
    expect(await names('?person=key&action=setPrice')).toEqual([null, 'Reception']);
    expect(await names('?name=Tom')).toEqual(['Tom']);
    expect(await names('?action=setPrice')).toEqual([null, 'Reception', 'Tom', 'Eva']);
    expect(await actions(`?target=order:${order}`)).toEqual(['moveOrder']);
    expect(await names('?target=product')).toEqual([null, 'Reception', 'Tom', 'Eva']);
    expect(await names('?target=product:101')).toEqual([]);
    // Midnight of Madrid is 22:00 in UTC.
    expect(await names('?from=2026-05-01&to=2026-05-01&action=setPrice')).toEqual(['Reception', 'Tom']);
    expect(await names('?to=2026-04-30')).toEqual(['Eva']);
    expect(await names('?from=2026-05-02')).toEqual([null]);
  });

  it.each([
    ['?target=orders', 'target'],
    ['?from=1.5.2026', 'from'],
    ['?person=Eva', 'person'],
    ['?action=a%20b', 'action'],
    ['?limit=201', 'limit'],
    ['?who=Eva', 'who'],
  ])('refuses the query %s by its field', async (query, field) => {
    const refused = await platform.desk('aurora', `/staff-log${query}`);
    expect([refused.status, Object.keys(fieldsIn(refused))]).toEqual([422, [field]]);
  });

  it('reads pages to the end, also of entries of one moment, without one twice', async () => {
    const at = '2026-05-01T09:00:00.000Z';
    await record(Array.from({ length: 7 }, (_, nth) => ({ person: null, name: `${nth}`, at })));
    const read: (string | null)[] = [];
    for (let next: string | null = ''; next !== null; ) {
      const answer = await page(`?limit=2${next && `&cursor=${next}`}`);
      read.push(...answer.data.map(({ name }) => name));
      next = answer.next;
    }
    expect(read).toEqual(['6', '5', '4', '3', '2', '1', '0']);
  });

  it('is saved as a CSV of all pages, which no spreadsheet computes', async () => {
    const at = '2026-05-01T09:00:00.000Z';
    await record(Array.from({ length: 501 }, () => ({ person: null, name: '=HYPERLINK("http://x")', at })));
    const file = await platform.desk('aurora', '/staff-log.csv?action=setPrice');
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    const rows = String(file.body.data).split('\r\n');
    expect(rows[0]).toBe('"at","date","time","name","person","action","target_kind","target","title","before","after"');
    expect(rows[1]).toBe(
      `"${at}","2026-05-01","11:00","'=HYPERLINK(""http://x"")","","setPrice","product","100","Soup","{""price"":4.5}","{""price"":5}"`,
    );
    expect(rows).toHaveLength(503);
    expect(
      await throughOtherConnection(platform.store, (db) => db.selectFrom('staff_log').select('id').execute()),
    ).toHaveLength(501);
  });
});
