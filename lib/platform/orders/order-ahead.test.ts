import type { OrderBody } from '@/lib/domain/orders/order-body';
import { deskMessages } from '@/lib/words/desk-messages';
import {
  fieldsIn,
  guestOrders,
  type HotelCode,
  orderOf,
  soup,
  type TestPlatform,
  testPlatform,
} from '@/tests/builders/platform/embedded-platform';
import { type EmptyStore, onEachStore } from '@/tests/builders/platform/stores';
import { orderMail } from '../notifications/order-mail';
import type { DeskOrder } from './order-card';

type Line = OrderBody['products'][number];

/** Breakfast, from 06:30 to 11:00 on the clocks of Madrid. It is noon there when an order is placed. */
const breakfast = (ordered_for?: string): Line => ({
  product: { id: 103, property: null },
  quantity: 1,
  total_price: 12,
  from_recommendation: false,
  ...(ordered_for !== undefined && { ordered_for }),
});
const TOMORROW = '2026-05-02T06:30';
const MINUTES_UNTIL_TOMORROW = 18.5 * 60;

onEachStore((emptyStore) => {
  let platform: TestPlatform;
  let store: EmptyStore;
  beforeEach(async () => {
    store = await emptyStore();
    platform = await testPlatform(store);
    platform.files.change('aurora/hotel.json', (hotel) => {
      const extra = hotel.ext_data as object;
      hotel.ext_data = { ...extra, timezone: 'Europe/Madrid', variations: { orderAhead: true } };
      hotel.order_limits = { expire_after_minutes: 30, take_up_within_minutes: 10 };
    });
    await platform.restart();
  });
  afterEach(async () => {
    await platform.close();
    expect(platform.unexpectedErrors).toEqual([]);
  });

  const place = async (products: readonly Line[], code: HotelCode = 'aurora') => {
    const body = orderOf(code, { products });
    return { uuid: body.uuid, response: await platform.post('/api/v1/orders', body) };
  };
  const seenByStaff = async (group = 'draft') =>
    (await platform.desk('aurora', `/orders?group=${group}`)).body.data as DeskOrder[];
  const afterMinutes = async (minutes: number) => {
    platform.advanceSeconds(minutes * 60);
    await platform.app.orderDeadlines.runOnce();
  };

  it('carries the time of a later order to staff and guest, as a field and in words', async () => {
    const { uuid, response } = await place([breakfast(TOMORROW)]);
    expect(response.status).toBe(200);
    const line = {
      ordered_for: TOMORROW,
      properties: [
        {
          property: { title: expect.objectContaining({ en: 'Ordered for', de: 'Bestellt für' }) },
          value: '2026-05-02 06:30',
          choice: null,
        },
      ],
    };
    expect(await seenByStaff()).toMatchObject([{ uuid, waits_from: '2026-05-02T04:30:00.000Z', products: [line] }]);
    expect((await guestOrders(platform, 'aurora', uuid)).draft).toMatchObject([{ products: [line] }]);
  });

  it('names the time in the mail about the order, in the language of the mail', async () => {
    await place([breakfast(TOMORROW)]);
    const [order] = await seenByStaff();
    if (order === undefined) throw new Error('there is no order');
    const hotel = {
      title: 'Aurora',
      currency: '€',
      currency_position: 'right',
      currency_digits: 2,
      room_proof: 'off',
      ext_data: { timezone: 'Europe/Madrid' },
    } as const;
    const { text } = orderMail({ hotel, order, isWaiting: false, language: 'de', words: deskMessages('de') });
    expect(text.replace(/[\u2066-\u2069]/g, '')).toContain('1 × Breakfast (Bestellt für: 2026-05-02 06:30)');
  });

  it.each([
    ['for another day', breakfast('2026-05-03T06:30'), 'the opening hours have changed, please choose again'],
    [
      'for a time at which it does not open',
      breakfast('2026-05-02T07:00'),
      'the opening hours have changed, please choose again',
    ],
    ['without a time', breakfast(), 'cannot be ordered at this time'],
    [
      'for a later time although it is never closed',
      { ...soup(4.5), ordered_for: TOMORROW },
      'the opening hours have changed, please choose again',
    ],
  ])('refuses a closed product %s', async (_title, line, message) => {
    const { response } = await place([line]);
    expect(response.status).toBe(422);
    expect(fieldsIn(response).products_not_available_time?.join()).toContain(message);
    expect(await seenByStaff()).toEqual([]);
  });

  it('refuses a line without the form of a time', async () => {
    const { response } = await place([breakfast('tomorrow')]);
    expect(response.status).toBe(422);
  });

  it('refuses it after the hotel has changed the hours', async () => {
    platform.files.change('aurora/sections/10-kitchen.json', (section) => {
      const products = section.products as { id: number; schedule?: { days: { start_time: string }[] } }[];
      for (const day of products.find(({ id }) => id === 103)?.schedule?.days ?? []) day.start_time = '07:00';
    });
    await platform.restart();
    expect((await place([breakfast(TOMORROW)])).response.status).toBe(422);
    expect((await place([breakfast('2026-05-02T07:00')])).response.status).toBe(200);
  });

  it('refuses it at a hotel that does not allow it', async () => {
    const line = { ...breakfast(TOMORROW), total_price: 24 };
    const { response } = await place([line], 'bellevue');
    expect(response.status).toBe(422);
    expect(fieldsIn(response).products_not_available_time?.join()).toContain('cannot be ordered at this time');
  });

  it('takes a time that has come as an order for now', async () => {
    platform.advanceSeconds((MINUTES_UNTIL_TOMORROW + 5) * 60);
    const { response } = await place([breakfast(TOMORROW)]);
    expect(response.status).toBe(200);
    expect(await seenByStaff()).toMatchObject([
      { waits_from: null, products: [{ ordered_for: null, properties: [] }] },
    ]);
  });

  it('escalates and expires an order for later only after its time', async () => {
    await place([breakfast(TOMORROW)]);
    await afterMinutes(MINUTES_UNTIL_TOMORROW + 9);
    expect(await seenByStaff()).toMatchObject([{ escalation: 0 }]);
    await afterMinutes(2);
    expect(await seenByStaff()).toMatchObject([{ escalation: 1 }]);
    await afterMinutes(20);
    expect(await seenByStaff('histories')).toMatchObject([{ ostatus_id: 'expired' }]);
  });

  it('escalates an order that also has something for now like any other', async () => {
    await place([breakfast(TOMORROW), soup(4.5)]);
    await afterMinutes(11);
    expect(await seenByStaff()).toMatchObject([{ waits_from: null, escalation: 1 }]);
  });

  it('counts promised minutes from the time of the order', async () => {
    const { uuid } = await place([breakfast(TOMORROW)]);
    await platform.desk('aurora', `/orders/${uuid}/approve`, { expected_seconds: 600 });
    expect(await seenByStaff('pending')).toMatchObject([{ expected_at: '2026-05-02T04:40:00.000Z' }]);
  });
});
