import { v4 } from 'uuid';
import type { HotelApi } from '@/lib/contract/client';
import { createHotelApi } from '@/lib/contract/client';
import type { Hotel } from '@/lib/contract/hotel';
import { decoders } from '@/lib/contract/schema/decoders';
import { emptyCart } from '@/lib/domain/cart/cart';
import { lineOf } from '@/lib/domain/cart/cart-line';
import { textIn } from '@/lib/domain/i18n/text';
import { withoutAnswers } from '@/lib/domain/options/clean-kit';
import type { Kit } from '@/lib/domain/options/kit';
import { chooseChoice, setChoiceQuantity, setOptionValue, tickChoice } from '@/lib/domain/options/options';
import { orderBody } from '@/lib/domain/orders/order-body';
import type { DeskOrder } from '@/lib/platform/orders/order-card';
import { guestOrders, type TestPlatform, testPlatform } from '@/tests/builders/platform/embedded-platform';
import { onEachStore } from '@/tests/builders/platform/stores';
import { acceptedValue } from './guest-order';

type Answered = {
  /** The option as in the hotel's file; an id is added. */
  option: Record<string, unknown> & { title: string };
  answer(kit: Kit, id: number): Kit;
  /** The answer that staff must see under the option's title. */
  read: string;
};

const typed = (value: Parameters<typeof setOptionValue>[2]) => (kit: Kit, id: number) => setOptionValue(kit, id, value);
const choices = [
  { id: 1, title: { en: 'Feathers', de: 'Federn' }, maximum: 9 },
  { id: 2, title: 'Foam', maximum: 9 },
  { id: 3, title: 'None', maximum: 9 },
];

/** Every type and every code of options, except options that book slots. */
const ANSWERS: readonly Answered[] = [
  { option: { title: 'Name', ptype_id: 'text', pcode_id: 'name' }, answer: typed('Ada King'), read: 'Ada King' },
  {
    option: { title: 'Phone', ptype_id: 'text', pcode_id: 'phone_number' },
    answer: typed('+34-600-000-000'),
    read: '+34-600-000-000',
  },
  {
    option: { title: 'A note', ptype_id: 'text', extra: { is_resizable: true } },
    answer: typed('Ring twice,\nplease: <b>quietly</b>'),
    read: 'Ring twice,\nplease: <b>quietly</b>',
  },
  { option: { title: 'Age', ptype_id: 'text' }, answer: typed(7), read: '7' },
  { option: { title: 'Day', ptype_id: 'date' }, answer: typed('2026-05-04'), read: '2026-05-04' },
  { option: { title: 'Hour', ptype_id: 'time' }, answer: typed('12:30'), read: '12:30' },
  { option: { title: 'Moment', ptype_id: 'datetime' }, answer: typed('2026-05-04 12:30'), read: '2026-05-04 12:30' },
  {
    option: { title: 'Days', ptype_id: 'calendar' },
    answer: typed(['2026-05-04', '2026-05-06']),
    read: '2026-05-04, 2026-05-06',
  },
  {
    option: { title: 'Slot', ptype_id: 'slottime' },
    answer: typed({ date: '2026-05-04', timeStart: '12:30:00' }),
    read: '2026-05-04 12:30:00',
  },
  {
    option: { title: 'Pillow', ptype_id: 'select', attrs: choices },
    answer: (kit, id) => chooseChoice(kit, id, 1),
    read: 'Federn',
  },
  {
    option: { title: 'Building', ptype_id: 'select', pcode_id: 'building', attrs: choices },
    answer: (kit, id) => chooseChoice(kit, id, 2),
    read: 'Foam',
  },
  {
    option: { title: 'Pillows', ptype_id: 'checkbox', attrs: choices },
    answer: (kit, id) => [1, 3].reduce((ticked, choice) => tickChoice(ticked, id, choice, true), kit),
    read: 'Federn, None',
  },
  {
    option: { title: 'Counted', ptype_id: 'checkbox', pcode_id: 'quantity', attrs: choices },
    answer: (kit, id) => setChoiceQuantity(tickChoice(tickChoice(kit, id, 1, true), id, 2, true), id, 1, 3),
    read: 'Federn x 3, Foam',
  },
];

const BANKNOTES: Answered = {
  option: { title: 'Change for', ptype_id: 'text', pcode_id: 'banknotes', extra: { hotel_payment_type_ids: [1] } },
  answer: typed('50'),
  read: '50',
};

const FIRST_ORDER_OPTION = 7000;
const FIRST_PRODUCT_OPTION = 8000;
const PRODUCT = 120;

const optionsFrom = (first: number, answers: readonly Answered[]) =>
  answers.map(({ option }, index) => ({ id: first + index, ...option }));

const fillIn = (kit: Kit | null, first: number, answers: readonly Answered[]): Kit | null =>
  kit && answers.reduce((filled, { answer }, index) => answer(filled, first + index), withoutAnswers(kit));

const readings = (answers: readonly Answered[]) =>
  Object.fromEntries(answers.map(({ option, read }) => [option.title, read]));

type Read = { property: { title: DeskOrder['properties'][number]['property']['title'] }; value: string | null };

/** The answers that staff see, by title. Several entries with one title form one answer. */
function readBy(entries: readonly (Read & { counts?: string })[]): Record<string, string> {
  const read: Record<string, string> = {};
  for (const { property, value, counts = '' } of entries) {
    const title = textIn(property.title, 'de');
    read[title] = [...(title in read ? [read[title]] : []), `${value}${counts}`].join(', ');
  }
  return read;
}

onEachStore((emptyStore) => {
  let platform: TestPlatform;
  let api: HotelApi;
  let hotel: Hotel;

  beforeAll(async () => {
    platform = await testPlatform(await emptyStore());
    platform.files.change('aurora/hotel.json', (file) => {
      file.property = optionsFrom(FIRST_ORDER_OPTION, [...ANSWERS, BANKNOTES]);
    });
    platform.files.change('aurora/sections/10-kitchen.json', (section) => {
      const options = optionsFrom(FIRST_PRODUCT_OPTION, ANSWERS);
      (section.products as unknown[]).push({ id: PRODUCT, title: 'Everything', price: 10, options });
    });
    await platform.restart();
    api = createHotelApi({ base: 'http://inside', decoders, send: (request) => platform.app.fetch(request) });
    hotel = acceptedValue(await api.hotel('aurora')).hotel;
  });
  afterAll(async () => {
    await platform.close();
    expect(platform.unexpectedErrors).toEqual([]);
  });

  async function place(): Promise<string> {
    const section = acceptedValue(await api.section('aurora', 10));
    const product = section.products.find(({ id }) => id === PRODUCT);
    if (product === undefined) throw new Error('the hotel has no such product');
    const line = lineOf({
      key: 'line',
      product,
      kit: fillIn(product.property, FIRST_PRODUCT_OPTION, ANSWERS),
      quantity: 2,
      section,
      fromRecommendation: false,
    });
    const cart = {
      ...emptyCart(hotel.id),
      room_number: '12 b',
      comment: 'No garlic,\nplease',
      payment: 1,
      property: fillIn(hotel.property, FIRST_ORDER_OPTION, [...ANSWERS, BANKNOTES]),
      products: [line],
    };
    const uuid = v4();
    const about = { uuid, hotelId: hotel.id, language: 'de', personUuid: null, isTemporary: true };
    acceptedValue(await api.placeOrder(orderBody({ cart, ...about })));
    return uuid;
  }

  it('shows staff everything that a guest typed or chose, for the order and for its products', async () => {
    const uuid = await place();
    const listed = (await platform.desk('aurora', '/orders')).body.data as readonly DeskOrder[];
    const order = listed.find((each) => each.uuid === uuid);
    expect(order).toMatchObject({
      language: 'de',
      guest: { name: 'Ada King', phone: '+34-600-000-000' },
      number_room: '12 b',
      comment: 'No garlic,\nplease',
      order_payment: { id: '1', title: { en: 'Cash', de: 'Bar' } },
    });
    expect(readBy(order?.properties ?? [])).toEqual(readings([...ANSWERS, BANKNOTES]));
    expect(order?.properties.map(({ quantity }) => quantity)).toEqual([...Array(11).fill(1), 2, 4, 1]);
    const [line] = order?.products ?? [];
    expect(line?.quantity).toBe(2);
    expect(
      readBy(
        (line?.properties ?? []).map((each) => ({
          ...each,
          counts: each.quantity !== null && each.quantity > 1 ? ` x ${each.quantity}` : '',
        })),
      ),
    ).toEqual(readings(ANSWERS));
  });

  it('leaves name, phone and order-level answers out of the card that the order’s uuid opens', async () => {
    const uuid = await place();
    const [card] = (await guestOrders(platform, 'aurora', uuid)).draft;
    expect(card?.properties).toHaveLength(ANSWERS.length + 1);
    expect(card?.properties[0]).toEqual({ id: 1, property: { title: 'Name' }, quantity: 1, total_price: 0 });
    expect(Object.keys(card ?? {})).not.toContain('guest');
    expect(card?.order_payment).toEqual({ title: { en: 'Cash', de: 'Bar' } });
  });
});
