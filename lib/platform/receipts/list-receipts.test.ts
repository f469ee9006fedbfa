import type { ReceiptDocument } from '@/lib/contract/receipt-document';
import { fieldsIn, finishOrder, guestOrder, platformPerTest } from '@/tests/builders/platform/embedded-platform';
import { onEachStore } from '@/tests/builders/platform/stores';
import { documentsOf, letNumberReceipts } from '@/tests/builders/receipts/hotels-with-seller';

type List = { data: readonly ReceiptDocument[]; next: string | null };

onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore);

  const list = async (query = '', code = 'aurora') => (await platform.desk(code, `/receipts${query}`)).body as List;
  const numbers = ({ data }: List) => data.map(({ number }) => number);
  const finishAt = (time: string) => {
    platform.setClock(time);
    return finishOrder(platform, 'aurora');
  };

  it('lists nothing at a hotel that numbers none', async () => {
    await finishOrder(platform, 'aurora');
    expect(await list()).toEqual({ data: [], next: null });
    expect((await platform.desk('aurora', '/settings')).body.data).toMatchObject({ has_receipts: false });
  });

  it('lists the documents of a month of the hotel’s clock, as guests have them', async () => {
    await letNumberReceipts(platform);
    // The last moment of May in Madrid, the first and the last of June, and the first of July.
    await finishAt('2026-05-31T21:59:59.000Z');
    const first = await finishAt('2026-05-31T22:00:00.000Z');
    await finishAt('2026-06-30T21:59:59.000Z');
    await finishAt('2026-06-30T22:00:00.000Z');
    const june = await list('?month=2026-06');
    expect(numbers(june)).toEqual(['2026-000002', '2026-000003']);
    expect(june.data.slice(0, 1)).toEqual(await documentsOf(platform, first));
    expect(numbers(await list())).toEqual(['2026-000001', '2026-000002', '2026-000003', '2026-000004']);
    expect(numbers(await list('?month=2026-04'))).toEqual([]);
    expect((await platform.desk('aurora', '/settings')).body.data).toMatchObject({ has_receipts: true });
  });

  it('lists what an order has, and names it on the order', async () => {
    await letNumberReceipts(platform);
    await finishOrder(platform, 'aurora');
    const uuid = await finishOrder(platform, 'aurora');
    await platform.desk('aurora', `/orders/${uuid}/reopen`, { version: 2 });
    platform.advanceSeconds(1);
    await platform.desk('aurora', `/orders/${uuid}/cancel`, {});
    expect(numbers(await list(`?order=${uuid.toUpperCase()}`))).toEqual(['2026-000002', '2026-000003']);
    expect((await platform.desk('aurora', `/orders/${uuid}`)).body.data).toMatchObject({
      receipts: [
        { number: '2026-000002', kind: 'receipt' },
        { number: '2026-000003', kind: 'refund' },
      ],
    });
    expect((await guestOrder(platform, 'aurora', uuid))?.receipts).toEqual((await list(`?order=${uuid}`)).data);
    expect(numbers(await list(`?order=${uuid}`, 'bellevue'))).toEqual([]);
  });

  it.each(['', 'month=2026-05&', 'order'])('reads page by page what it reads as a whole: %s', async (filter) => {
    await letNumberReceipts(platform);
    const uuid = await finishOrder(platform, 'aurora');
    await platform.desk('aurora', `/orders/${uuid}/reopen`, { version: 2 });
    await platform.desk('aurora', `/orders/${uuid}/cancel`, {});
    // Within the same millisecond, too.
    if (filter !== 'order') for (const _ of [1, 2, 3]) await finishOrder(platform, 'aurora');
    const query = filter === 'order' ? `order=${uuid}&` : filter;
    const whole = await list(`?${query}`);
    expect(whole.data.length).toBe(filter === 'order' ? 2 : 5);
    const read: ReceiptDocument[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: List = await list(`?${query}limit=1${cursor && `&cursor=${cursor}`}`);
      expect(page.data.length).toBe(1);
      read.push(...page.data);
      cursor = page.next;
    }
    expect(read).toEqual(whole.data);
  });

  it.each(['2026-13', '2026', '2026-06-18', 'June'])('refuses the month %j by the field', async (month) => {
    const response = await platform.desk('aurora', `/receipts?month=${month}`);
    expect([response.status, fieldsIn(response)]).toEqual([422, { month: ['must be a month like 2026-06'] }]);
  });

  it('refuses a cursor of another list, and one with a number that no document has', async () => {
    const far = Buffer.from(JSON.stringify(['receipts', ['2026', 9_999_999_999, 1]])).toString('base64url');
    for (const cursor of ['x', far]) {
      const response = await platform.desk('aurora', `/receipts?cursor=${cursor}`);
      expect([response.status, Object.keys(fieldsIn(response))]).toEqual([422, ['cursor']]);
    }
  });
});
