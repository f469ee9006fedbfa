import type { OrderBody } from '@/lib/domain/orders/order-body';
import { massage, option } from '@/tests/builders/orders/order-lines';
import { fieldsIn, orderOf, platformPerTest, soup } from '@/tests/builders/platform/embedded-platform';
import { emptySqlite } from '@/tests/builders/platform/stores';

type Json = Record<string, unknown>;

const platform = platformPerTest(emptySqlite);

/** The fields with which an order at aurora is refused; empty when it is accepted. */
async function refusedFields(changes: Partial<OrderBody>): Promise<readonly string[]> {
  const response = await platform.post('/api/v1/orders', orderOf('aurora', changes));
  return response.status === 200 ? [] : Object.keys(fieldsIn(response));
}

async function changeHotel(change: (hotel: Json) => void): Promise<void> {
  platform.files.change('aurora/hotel.json', change);
  await platform.restart();
}

async function changeProducts(change: (products: Json[]) => void): Promise<void> {
  platform.files.change('aurora/sections/10-kitchen.json', (section) => change(section.products as Json[]));
  await platform.restart();
}

const withVariations = (variations: Json) =>
  changeHotel((hotel) => {
    (hotel.ext_data as Json).variations = variations;
  });

/** Removes the time zone, and the sections with slots, because slots require a time zone. */
async function withoutTimeZone(): Promise<void> {
  platform.files.remove('aurora/sections/20-wellness.json');
  await changeHotel((hotel) => {
    (hotel.ext_data as Json).timezone = null;
    (hotel.ext_data as Json).properties = {};
    hotel.navigation = [];
  });
}

/** Massages (21) are in a section below wellness (20) that requires no room. */
const aMassage = massage(1, 50);

describe('the payment of an order', () => {
  it('refuses an unknown payment, even when no payment is required', async () => {
    await withVariations({ hiddenPaymentUnder: [10] });
    expect(await refusedFields({ payment: null })).toEqual([]);
    expect(await refusedFields({ payment: 77 })).toEqual(['payment']);
  });

  it('refuses an unknown payment when the hotel offers no payments at all', async () => {
    await changeHotel((hotel) => {
      hotel.payments = [];
      hotel.property = [];
    });
    expect(await refusedFields({ payment: null })).toEqual([]);
    expect(await refusedFields({ payment: 2 })).toEqual(['payment']);
  });

  it('accepts the id of a payment as a number and as a string', async () => {
    expect(await refusedFields({ payment: '2' })).toEqual([]);
  });

  it('requires no payment for an order that costs nothing', async () => {
    await changeProducts((products) => products.push({ id: 111, title: 'Tap water' }));
    const water = { ...soup(0), product: { id: 111, property: null } };
    expect(await refusedFields({ payment: null, products: [water] })).toEqual([]);
  });

  it('requires no payment for products anywhere below a section that hides it', async () => {
    await withVariations({ hiddenPaymentUnder: [20] });
    expect(await refusedFields({ payment: null, products: [aMassage] })).toEqual([]);
    expect(await refusedFields({ payment: null })).toEqual(['payment']);
  });
});

describe('the room of an order', () => {
  it('requires no room when every line is in a section that needs none', async () => {
    expect(await refusedFields({ room_number: '', products: [aMassage] })).toEqual([]);
    expect(await refusedFields({ room_number: '', products: [aMassage, soup(4.5)] })).toEqual(['room_number']);
  });
});

describe('the number of lines', () => {
  it('refuses an order with more than one hundred lines', async () => {
    const lines = (count: number) => Array.from({ length: count }, () => soup(4.5));
    expect(await refusedFields({ products: lines(100) })).toEqual([]);
    expect(await refusedFields({ products: lines(101) })).toEqual(['products']);
  });
});

describe('the minimum total of the cart', () => {
  const fromTen = { cartNotices: [{ under: [10], text: 'From 10 euros', minimum: 10 }] };

  it('applies the cart’s minimum to an order of two popup products, but not to one of them', async () => {
    await changeProducts((products) => {
      for (const product of products) product.is_popup = true;
    });
    await withVariations(fromTen);
    expect(await refusedFields({})).toEqual([]);
    expect(await refusedFields({ products: [soup(4.5), soup(4.5)] })).toEqual(['order_minimum']);
  });
});

describe('the hours of a product', () => {
  it('accepts an order outside a product’s hours when the hotel has no time zone', async () => {
    platform.setClock('2026-05-01T12:00:00.000Z');
    const breakfast = { ...soup(12), product: { id: 103, property: null } };
    expect(await refusedFields({ products: [breakfast] })).toContain('products_not_available_time');
    await withoutTimeZone();
    expect(await refusedFields({ products: [breakfast] })).toEqual([]);
  });
});

describe('the date in an order to a hotel without a time zone', () => {
  it.each([
    ['two days ago on the server is refused', '2026-04-29', ['products.109', 'properties.1009']],
    ['yesterday on the server is accepted, because it may be the guest’s today', '2026-04-30', []],
    ['today on the server is accepted', '2026-05-01', []],
  ])('refuses a date only when it has passed everywhere: %s', async (_title, date, expected) => {
    platform.setClock('2026-05-01T12:00:00.000Z');
    const options = [{ id: 1009, title: 'Day', ptype_id: 'date' }];
    await changeProducts((products) => products.push({ id: 109, title: 'Picnic', price: 20, options }));
    await withoutTimeZone();
    const picnic = { id: 109, property: { id: 1009, properties: [option(1009, date)] } };
    expect(await refusedFields({ products: [{ ...soup(20), product: picnic }] })).toEqual(expected);
  });
});

describe('the slots of an order-level option', () => {
  it('accepts any number of slots in an order-level option, because only products limit them', async () => {
    const property = [{ id: 5003, title: 'Cleaning', ptype_id: 'datetime', pcode_id: 'scheduled' }];
    await changeHotel((hotel) => {
      hotel.property = property;
    });
    const slots = ['2026-05-02 10:00', '2026-05-03 10:00', '2026-05-04 10:00', '2026-05-05 10:00'];
    const properties = slots.map((slot) => ({ ...option(5003, slot), ptype_id: 'datetime' as const }));
    expect(await refusedFields({ property: { properties } })).toEqual([]);
  });
});

describe('the extra guest fields of an order', () => {
  const fields = [
    { id: 7001, title: 'Number of your car', required: true, under: [20] },
    { id: 7002, title: 'Flight' },
  ];
  const answer = (id: number, value: string) => ({ properties: [option(id, value)] });

  it('requires a field only for products in and under its sections', async () => {
    await withVariations({ guestFields: fields });
    expect(await refusedFields({})).toEqual([]);
    expect(await refusedFields({ products: [aMassage] })).toEqual(['properties.7001']);
    expect(await refusedFields({ products: [aMassage], property: answer(7001, 'B-XY 1') })).toEqual([]);
  });

  it('accepts the answer to a field that is not required, and no empty one to a required field', async () => {
    await withVariations({ guestFields: fields });
    expect(await refusedFields({ property: answer(7002, 'LH 1') })).toEqual([]);
    const blank = { products: [aMassage], property: answer(7001, '  ') };
    expect(await refusedFields(blank)).toEqual(['properties.7001']);
  });
});
