import { massage, option } from '@/tests/builders/orders/order-lines';
import { countInFiles, takenStock } from '@/tests/builders/platform/counted-stock';
import {
  fieldsIn,
  guestOrder,
  orderOf,
  type PlatformResponse,
  platformPerTest,
  soup,
} from '@/tests/builders/platform/embedded-platform';
import { throughOtherConnection } from '@/tests/builders/platform/store-contents';
import { onEachStore } from '@/tests/builders/platform/stores';
import { deskOrderIn, phone, phoned, phonedBody } from '@/tests/builders/telephone/phoned-orders';

type Json = Record<string, unknown>;

onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore);

  const refusedFields = (response: PlatformResponse): Json => {
    expect(response.status).toBe(422);
    return fieldsIn(response);
  };
  const changeHotel = async (change: (hotel: Json) => void) => {
    platform.files.change('aurora/hotel.json', change);
    await platform.restart();
  };

  it('places an order that says who took it, and that its guest reads as taken by staff', async () => {
    const order = await phoned(platform, { taken_note: ' Rang twice ', comment: 'No spoon' });
    expect(order).toMatchObject({
      ...{ ostatus_id: 'draft', number_room: '101', final_sum: 4.95, comment: 'No spoon', room_proof: 'none' },
      ...{ taken_by_staff: true, taken_by: null, taken_note: 'Rang twice', is_handed_over: false, corrections: [] },
    });
    const card = await guestOrder(platform, 'aurora', order.uuid);
    expect(card).toMatchObject({ taken_by_staff: true, corrected_at: null });
    expect(JSON.stringify(card)).not.toContain('Rang twice');
  });

  it('says of an order from a device that nobody took it', async () => {
    const body = orderOf('aurora');
    await platform.post('/api/v1/orders', body);
    const order = deskOrderIn(await platform.desk('aurora', `/orders/${body.uuid}`));
    expect(order).toMatchObject({ taken_by_staff: false, taken_by: null });
  });

  it('stores no consent, which nobody has given', async () => {
    const consents = () =>
      throughOtherConnection(platform.store, (db) => db.selectFrom('consent').selectAll().execute());
    await phoned(platform);
    expect(await consents()).toEqual([]);
    await platform.post('/api/v1/orders', orderOf('aurora'));
    expect((await consents()).length).toBeGreaterThan(0);
  });

  it('takes the order up at once where that is asked for, with the promised time', async () => {
    const order = await phoned(platform, { approve: true, expected_seconds: 1800 });
    expect(order).toMatchObject({ ostatus_id: 'approved', expected_timeleft: 1800, version: 1 });
  });

  it('places one order when it is sent twice, and takes it up once', async () => {
    const body = phonedBody({ approve: true });
    const sent = await Promise.all([1, 2].map(() => platform.desk('aurora', '/orders', body)));
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    expect(deskOrderIn(await platform.desk('aurora', '/orders', body))).toMatchObject({ version: 1, num: '1001' });
    expect((await platform.desk('aurora', '/orders?group=pending')).body.data).toHaveLength(1);
  });

  it('does not take up the order of a device whose uuid is named', async () => {
    const body = orderOf('aurora');
    await platform.post('/api/v1/orders', body);
    const answer = await phone(platform, { uuid: body.uuid, approve: true });
    expect(deskOrderIn(answer)).toMatchObject({ ostatus_id: 'draft', taken_by_staff: false });
  });

  it.each<[string, object, string]>([
    ['another price', { products: [soup(4)] }, 'products.100'],
    ['a closed product', { products: [{ ...soup(12), product: { id: 103, property: null } }] }, 'products.103'],
    [
      'a product of another hotel',
      { products: [{ ...soup(9), product: { id: 900, property: null } }] },
      'products.900',
    ],
    ['more slots than are free for the price', { products: [massage(4, 200)] }, 'products.210'],
    ['no room', { room_number: ' ' }, 'room_number'],
    ['no payment', { payment: null }, 'payment'],
    ['a question about change that is not answered', { payment: 1 }, 'properties.5002'],
    ['no product', { products: [] }, 'products'],
    ['the guest’s own consent', { is_temporary: true }, 'body'],
    ['a tip', { tip: 1 }, 'body'],
    ['another hotel', { hotel_id: 2 }, 'body'],
  ])('refuses %s like an order of a device, or as no field of its own', async (_what, changes, field) => {
    const fields = Object.keys(refusedFields(await phone(platform, changes)));
    expect(fields.includes(field) || (field === 'body' && fields.length > 0)).toBe(true);
    expect((await platform.desk('aurora', '/orders')).body.data).toEqual([]);
  });

  it('refuses in the language of the desk, and writes the order in that of its guest', async () => {
    const wrong = await phone(platform, { products: [soup(4)], language: 'en', refusal_language: 'de' });
    expect(refusedFields(wrong)).toEqual({ 'products.100': ['der Preis hat sich geändert'] });
    const answered = { payment: 1, property: { properties: [option(5002, '50')] } };
    expect(await phoned(platform, { ...answered, language: 'de', refusal_language: 'en' })).toMatchObject({
      language: 'de',
    });
  });

  it('offers no payment online', async () => {
    await changeHotel((hotel) => {
      const payments = hotel.payments as Json[];
      hotel.payments = [...payments, { id: 9, title: 'Online', ptype_id: 'online' }];
    });
    expect((await platform.post('/api/v1/orders', orderOf('aurora', { payment: 9 }))).status).toBe(200);
    expect(Object.keys(refusedFields(await phone(platform, { payment: 9 })))).toEqual(['payment']);
  });

  it('asks staff for no proof of the room, also for a charge to it', async () => {
    await changeHotel((hotel) => {
      hotel.room_proof = 'for_orders';
    });
    expect((await platform.post('/api/v1/orders', orderOf('aurora'))).status).toBe(422);
    expect(await phoned(platform)).toMatchObject({ room_proof: 'none' });
  });

  it('sells nothing twice to devices and to those who phone', async () => {
    await countInFiles(platform, { products: { 100: { amount: 3, per: 'day' } } });
    const sent = await Promise.all([
      ...Array.from({ length: 4 }, () => phone(platform)),
      ...Array.from({ length: 4 }, () => platform.post('/api/v1/orders', orderOf('aurora'))),
    ]);
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(await takenStock(platform)).toEqual(['aurora product:100 2026-05-01 3']);
    const late = await phone(platform, { refusal_language: 'de' });
    expect(refusedFields(late)).toMatchObject({ 'products.100': ['zurzeit ausverkauft'] });
  });

  it('forgets the note, which may name the guest, with everything personal', async () => {
    const { uuid } = await phoned(platform, { taken_note: 'Mrs. Weber', approve: true });
    await platform.desk('aurora', `/orders/${uuid}/done`, {});
    await platform.runFor(800);
    await platform.app.retention.runOnce();
    const order = deskOrderIn(await platform.desk('aurora', `/orders/${uuid}`));
    expect(order).toMatchObject({ taken_note: null, taken_by_staff: true, number_room: null });
  });

  it('is of the hotel whose key is sent', async () => {
    const { uuid } = await phoned(platform);
    expect((await platform.desk('bellevue', `/orders/${uuid}`)).status).toBe(404);
    const own = await phone(platform, { products: [soup(9)] }, 'bellevue');
    expect(own.status).toBe(200);
    expect((await platform.desk('aurora', `/orders/${deskOrderIn(own).uuid}`)).status).toBe(404);
    expect(await takenStock(platform)).toEqual([]);
  });
});
