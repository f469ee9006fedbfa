import type { Kysely } from 'kysely';
import { onEachStore, TEST_DATABASE_TIMES } from '@/tests/builders/platform/stores';
import { entriesOf } from '../stores/payment-entries';
import { dueSteps } from '../stores/payment-steps';
import { paymentByToken } from '../stores/payments';
import { openDatabase } from './database';
import { MIGRATIONS } from './migrations/all';

const NOW = '2026-05-01T08:00:00.000Z';
const SETTLED = '2026-05-01T08:05:00.000Z';
const NAME = '197-money';

const PAYMENTS = [
  { order_uuid: 'euro', amount: 495, amount_scale: 100, status: 'done', settled_at: SETTLED },
  { order_uuid: 'dinar', amount: 1359, amount_scale: 1000, status: 'done', settled_at: SETTLED },
  { order_uuid: 'cancelled', amount: 1359, amount_scale: 1000, status: 'done', settled_at: SETTLED },
  { order_uuid: 'open', amount: 495, amount_scale: 100, status: 'goes', settled_at: null },
  { order_uuid: 'failed', amount: 495, amount_scale: 100, status: 'error', settled_at: SETTLED },
];

onEachStore((emptyStore) => {
  it('takes what was paid before for charged, gives it back for orders that were cancelled, and finds payments by the tokens of their links', async () => {
    const store = await emptyStore();
    const { db, kind, close } = openDatabase(store.url, () => undefined, TEST_DATABASE_TIMES);
    const before = db as unknown as Kysely<Record<string, Record<string, unknown>>>;
    const old = db as unknown as Kysely<unknown>;
    const place = MIGRATIONS.findIndex(({ name }) => name === NAME);
    for (const { up } of MIGRATIONS.slice(0, place)) await up(old, kind);
    const hotel = { code: 'aurora', id: 1, uuid: 'hotel-1', served: 1, content_hash: '', content: '{}' };
    await before
      .insertInto('hotel')
      .values({ ...hotel, imported_at: NOW })
      .execute();
    const order = { hotel: 'aurora', status: 'done', status_at: NOW, created_at: NOW, language: 'en', lines: '{}' };
    await before
      .insertInto('guest_order')
      .values(
        PAYMENTS.map(({ order_uuid, amount }, index) => ({
          ...{ ...order, uuid: order_uuid, num: index + 1, person_uuid: 'ada', final_sum: amount, delivery_price: 0 },
          ...{ version: 2, escalation: 0, status: order_uuid === 'cancelled' ? order_uuid : 'done' },
        })),
      )
      .execute();
    await before
      .insertInto('payment')
      .values(
        PAYMENTS.map((payment) => ({
          ...{
            ...payment,
            hotel: 'aurora',
            reference: `token-${payment.order_uuid}`,
            currency: 'EUR',
            created_at: NOW,
          },
          form_url: `/pay/token-${payment.order_uuid}`,
        })),
      )
      .execute();
    for (const { up } of MIGRATIONS.slice(place)) await up(old, kind);
    const entries = await entriesOf(
      db,
      'aurora',
      PAYMENTS.map(({ order_uuid }) => order_uuid),
    );
    const paid = (amount: number) =>
      ['authorised', 'captured'].map((kind) => ({
        ...{ kind, amount, key: `${kind}:${amount}`, reason: 'paid', at: SETTLED },
      }));
    expect(Object.fromEntries(entries)).toEqual({
      euro: paid(4950),
      dinar: paid(1359),
      cancelled: paid(1359),
    });
    const due = await dueSteps(db, NOW, { limit: 10, perHotel: 10 });
    expect(due).toMatchObject([
      { order_uuid: 'cancelled', kind: 'refund', amount: 1359, key: 'refunded:1359', attempts: 0 },
    ]);
    expect(await paymentByToken(db, 'aurora', 'token-euro')).toMatchObject({
      ...{ token: 'token-euro', provider: 'page', capture: 'at_once', amount: 4950, check_at: null },
    });
    await close();
    await store.remove();
  });
}, 'nothing');
