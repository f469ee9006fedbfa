import { platformPerFile } from '@/tests/builders/platform/embedded-platform';
import { openKitchen, quoteIn, sayOfKitchen, sendOrders } from '@/tests/builders/platform/paced-kitchen';
import { onEachStore } from '@/tests/builders/platform/stores';

const NOTHING = {
  ...{ ready_at: null, minutes: null, is_busy: false },
  ...{ is_possible: true, closed_until: null, next_free_at: null },
};
const SOUP = { product: { id: 100 } };

onEachStore((emptyStore) => {
  const platform = platformPerFile(emptyStore);
  beforeEach(async () => {
    platform.setClock('2026-05-01T10:00:00Z');
    await openKitchen(platform, { kitchen: { orders: 1, minutes: 15 } });
    await sayOfKitchen(platform, {});
  });
  const readyAt = (time: string, minutes: number) => ({ ...NOTHING, ready_at: `2026-05-01T${time}:00.000Z`, minutes });

  it.each([
    ['when the kitchen is ready', {}, readyAt('10:20', 20)],
    ['nothing of what nobody makes or times', { products: [{ product: { id: 210 } }] }, NOTHING],
    [
      'nothing of a product that is closed or unknown',
      { products: [{ product: { id: 103 } }, { product: { id: 4 } }] },
      NOTHING,
    ],
    [
      'when it is ready that is ordered for its opening',
      { products: [{ product: { id: 103 }, ordered_for: '2026-05-02T06:30' }] },
      { ...NOTHING, ready_at: '2026-05-02T04:50:00.000Z', minutes: 18 * 60 + 50 },
    ],
    [
      'nothing of what the guest wants at a time',
      {
        products: [
          { product: { id: 101, property: { id: 1, properties: [{ id: 1003, ptype_id: 'time', value: '19:30' }] } } },
        ],
      },
      NOTHING,
    ],
    ['when it is ready for a later time', { ordered_for: '2026-05-01T13:00' }, readyAt('11:20', 80)],
    ['when it is ready now for a time that has come', { ordered_for: '2026-05-01T11:00' }, readyAt('10:20', 20)],
    ['when it is ready now for a time that no clock shows', { ordered_for: '2026-05-01T29:00' }, readyAt('10:20', 20)],
  ])('says %s: pace/PA7', async (_title, changes, expected) => {
    expect(await quoteIn(platform, changes)).toEqual(expected);
  });

  it('takes longer while the kitchen is busy, and says so', async () => {
    await sayOfKitchen(platform, { busy_minutes: 20, busy_until: '2026-05-01T10:10:00Z' });
    expect(await quoteIn(platform)).toEqual({ ...readyAt('10:40', 40), is_busy: true });
    platform.setClock('2026-05-01T10:10:00Z');
    expect(await quoteIn(platform)).toEqual(readyAt('10:30', 20));
  });

  it('names the next free time while the kitchen is closed or its interval is full', async () => {
    const closed = { ...NOTHING, is_possible: false };
    await sayOfKitchen(platform, { closed_until: '2026-05-01T10:40:00Z' });
    const opening = '2026-05-01T10:40:00.000Z';
    expect(await quoteIn(platform)).toEqual({ ...closed, closed_until: opening, next_free_at: opening });
    expect(await sendOrders(platform, 1)).toEqual([422]);
    platform.setClock('2026-05-01T10:40:00Z');
    expect(await sendOrders(platform, 1)).toEqual([200]);
    expect(await quoteIn(platform)).toEqual({ ...closed, next_free_at: '2026-05-01T10:45:00.000Z' });
    expect(await quoteIn(platform, { ordered_for: '2026-05-01T12:45' })).toMatchObject({ is_possible: true });
  });

  it.each([
    ['without products', { products: [] }, 422],
    ['with a time that is none', { ordered_for: 'soon' }, 422],
    ['of an unknown hotel', { hotel_id: 77 }, 404],
    ['of a hotel that is no number', { hotel_id: 'aurora' }, 404],
  ])('refuses a question %s', async (_title, changes, status) => {
    const body = { hotel_id: 1, products: [SOUP], ...changes };
    expect((await platform.post('/api/v1/orders/quote', body)).status).toBe(status);
  });

  it('says nothing at a hotel without stations and minutes', async () => {
    expect(await quoteIn(platform, { hotel_id: 2 })).toEqual(NOTHING);
    const hotels = await Promise.all(['aurora', 'bellevue'].map((code) => platform.get(`/api/v1/hotels/${code}`)));
    expect(hotels.map(({ body }) => (body.data as { hotel: { quotes_times: boolean } }).hotel.quotes_times)).toEqual([
      true,
      false,
    ]);
  });
});
