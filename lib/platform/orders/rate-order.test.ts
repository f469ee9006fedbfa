import { MAX_RATING_WORDS } from '@/lib/domain/orders/order-rating';
import {
  fieldsIn,
  finishOrder,
  guestOrders,
  HOTEL_ID,
  type HotelCode,
  orderOf,
  platformPerTest,
} from '@/tests/builders/platform/embedded-platform';
import { onEachStore } from '@/tests/builders/platform/stores';
import type { OutboxEvent } from '../stores/outbox';

const RATE = '/api/v1/orders/guest/rate';
const ratingOf = (code: HotelCode, uuid: string, changes: Record<string, unknown> = {}) => ({
  uuid,
  hotel_id: HOTEL_ID[code],
  stars: 4,
  words: 'Hot and quick',
  ...changes,
});

onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore);

  const doneAt = (code: HotelCode, uuid?: string) => finishOrder(platform, code, uuid);
  const cardOf = async (code: HotelCode, uuid: string) => (await guestOrders(platform, code, uuid)).histories[0];

  it('keeps the rating of an order that is done, for the guest and for staff', async () => {
    const uuid = await doneAt('aurora');
    expect(await cardOf('aurora', uuid)).toMatchObject({ rating: null, can_be_rated: true });
    const response = await platform.post(RATE, ratingOf('aurora', uuid.toUpperCase(), { words: '  Hot and quick ' }));
    expect([response.status, response.body]).toEqual([200, { data: { status: 'ok' } }]);
    const rated = { rating: { stars: 4, words: 'Hot and quick' }, can_be_rated: false };
    expect(await cardOf('aurora', uuid)).toMatchObject(rated);
    expect((await platform.desk('aurora', '/orders?group=histories')).body.data).toMatchObject([{ uuid, ...rated }]);
  });

  it('accepts a repeated rating once, publishes one event, and refuses another one', async () => {
    const uuid = await doneAt('aurora');
    const events: OutboxEvent[] = [];
    platform.app.onOutbox((event) => events.push(event));
    const responses = await Promise.all(Array.from({ length: 5 }, () => platform.post(RATE, ratingOf('aurora', uuid))));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(events).toMatchObject([{ type: 'order-updated', order_uuid: uuid }]);
    const other = await platform.post(RATE, ratingOf('aurora', uuid, { stars: 1 }));
    expect([other.status, Object.keys(fieldsIn(other))]).toEqual([422, ['rating']]);
    expect(await cardOf('aurora', uuid)).toMatchObject({ rating: { stars: 4 } });
  });

  it('refuses the rating of an order that is not done', async () => {
    const { uuid } = orderOf('aurora');
    await platform.post('/api/v1/orders', orderOf('aurora', { uuid }));
    expect((await platform.post(RATE, ratingOf('aurora', uuid))).status).toBe(422);
    await platform.desk('aurora', `/orders/${uuid}/cancel`, {});
    expect((await platform.post(RATE, ratingOf('aurora', uuid))).status).toBe(422);
    expect(await cardOf('aurora', uuid)).toMatchObject({ rating: null, can_be_rated: false });
  });

  it('rates no order of another hotel, also when both hotels have an order with this uuid', async () => {
    const uuid = await doneAt('aurora');
    expect((await platform.post(RATE, ratingOf('bellevue', uuid))).status).toBe(404);
    await doneAt('bellevue', uuid);
    await platform.post(RATE, ratingOf('bellevue', uuid, { stars: 1, words: null }));
    expect(await cardOf('aurora', uuid)).toMatchObject({ rating: null });
    expect(await cardOf('bellevue', uuid)).toMatchObject({ rating: { stars: 1, words: null } });
  });

  it.each([
    ['no order', {}],
    ['an invented uuid', { uuid: '00000000-0000-4000-8000-00000000dead' }],
    ['a text that is no uuid', { uuid: 'all of them' }],
  ])('finds nothing to rate for %s', async (_, named) => {
    expect((await platform.post(RATE, { hotel_id: HOTEL_ID.aurora, stars: 4, ...named })).status).toBe(404);
  });

  it.each([
    ['no stars', { stars: null }],
    ['no star', { stars: 0 }],
    ['six stars', { stars: 6 }],
    ['half a star', { stars: 3.5 }],
    ['stars as a text', { stars: '4' }],
    ['too many words', { words: 'x'.repeat(MAX_RATING_WORDS + 1) }],
    ['words that are no text', { words: { en: 'Good' } }],
  ])('refuses a rating with %s', async (_, changes) => {
    const uuid = await doneAt('aurora');
    const response = await platform.post(RATE, ratingOf('aurora', uuid, changes));
    expect([response.status, Object.keys(fieldsIn(response))]).toEqual([422, ['rating']]);
    expect(await cardOf('aurora', uuid)).toMatchObject({ rating: null });
  });
});
