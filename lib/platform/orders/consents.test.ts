import { createHash } from 'node:crypto';
import { orderOf, placedIn, platformPerTest } from '@/tests/builders/platform/embedded-platform';
import { throughOtherConnection } from '@/tests/builders/platform/store-contents';
import { emptySqlite } from '@/tests/builders/platform/stores';

const platform = platformPerTest(emptySqlite, {
  standardText: (type, language) => `standard ${type} in ${language}`,
});

const sha = (text: string) => createHash('sha256').update(text).digest('hex');

const consentsOf = (uuid: string) =>
  throughOtherConnection(platform.store, (db) =>
    db.selectFrom('consent').selectAll().where('order_uuid', '=', uuid).orderBy('kind').execute(),
  );

it('stores which wording a guest agreed to, in which language, and when', async () => {
  const order = orderOf('aurora', { language: 'de' });
  await platform.post('/api/v1/orders', order);
  expect(await consentsOf(order.uuid)).toEqual([
    {
      hotel: 'aurora',
      order_uuid: order.uuid,
      kind: 'order_privacy',
      language: 'de',
      // Aurora has this text only in English, so the guest has read it in English.
      text_hash: sha('The words of aurora on personal data'),
      given_at: '2026-05-01T10:00:00.000Z',
    },
  ]);
});

it('stores a consent for every checkbox that the hotel shows, with the standard wording where the hotel has none', async () => {
  platform.files.change('bellevue/hotel.json', (hotel) => {
    hotel.is_agreement_text = true;
  });
  platform.files.change('aurora/hotel.json', (hotel) => {
    (hotel.ext_data as Record<string, unknown>).variations = { confirmationCheckbox: true };
  });
  await platform.restart();
  const [mine, theirs] = [orderOf('aurora'), orderOf('bellevue')];
  await platform.post('/api/v1/orders', mine);
  await platform.post('/api/v1/orders', theirs);
  expect((await consentsOf(mine.uuid)).map((each) => each.kind)).toEqual([
    'full_agreement',
    'order_privacy',
    'privacy_policy',
  ]);
  expect(await consentsOf(theirs.uuid)).toMatchObject([
    { hotel: 'bellevue', kind: 'full_agreement', text_hash: sha('standard full_agreement in en') },
    { hotel: 'bellevue', kind: 'order_privacy' },
  ]);
});

it('stores no consent to a public offer that the hotel hides for the ordered product', async () => {
  platform.files.change('aurora/hotel.json', (hotel) => {
    hotel.is_agreement_text = true;
    (hotel.ext_data as Record<string, unknown>).variations = { hidePublicOfferLink: [100] };
  });
  await platform.restart();
  const order = orderOf('aurora');
  expect((await platform.post('/api/v1/orders', order)).status).toBe(200);
  expect((await consentsOf(order.uuid)).map(({ kind }) => kind)).toEqual(['order_privacy']);
});

it('keeps a person’s earlier details when a later order contains fewer', async () => {
  const answer = (value: string) => ({ id: 5000, value, ptype_id: 'text' as const, attrs: [] });
  const first = await platform.post('/api/v1/orders', orderOf('aurora', { property: { properties: [answer('Noa')] } }));
  const uuid = placedIn(first).initiator?.uuid ?? '';
  platform.advanceSeconds(60);
  await platform.post('/api/v1/orders', orderOf('aurora', { person_uuid: uuid, room_number: '102' }));
  const persons = await throughOtherConnection(platform.store, (db) => db.selectFrom('person').selectAll().execute());
  expect(persons).toEqual([
    {
      hotel: 'aurora',
      uuid,
      name: 'Noa',
      idphone: null,
      room_number: '102',
      created_at: '2026-05-01T10:00:00.000Z',
      updated_at: '2026-05-01T10:01:00.000Z',
    },
  ]);
});
