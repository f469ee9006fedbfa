import { ONLINE } from '@/tests/builders/payments/paid-orders';
import { type StripePlatform, stripePlatform } from '@/tests/builders/payments/stripe-platform';
import { groupsIn, orderOf, placedIn } from '@/tests/builders/platform/embedded-platform';
import type { PeerBooks } from '@/tests/peers/stripe/account';

let setUp: StripePlatform;
afterEach(() => setUp.close());

const open = async (capture: 'on_accept' | 'at_once' = 'on_accept') => {
  setUp = await stripePlatform({ capture });
  return setUp;
};

/** An order that is paid and of which the platform has heard. */
async function paid() {
  const order = await setUp.orders.place();
  const session = setUp.newestSession();
  setUp.stripe.pay(session);
  await setUp.platform.app.payments.refresh('aurora', order.token);
  return { ...order, session };
}
const books = (amounts: Partial<PeerBooks>): PeerBooks => ({
  authorised: 495,
  captured: 0,
  released: 0,
  refunded: 0,
  ...amounts,
});

describe('an order that is paid at Stripe', () => {
  it.each<[string, readonly string[], 'on_accept' | 'at_once', Partial<PeerBooks>, string]>([
    ['is charged when the hotel accepts it', ['accept'], 'on_accept', { captured: 495 }, 'charged'],
    ['is charged at once where the hotel wants it so', [], 'at_once', { captured: 495 }, 'charged'],
    ['is released when the hotel cancels it before', ['cancel'], 'on_accept', { released: 495 }, 'released'],
    [
      'is given back when the hotel cancels it after',
      ['accept', 'cancel'],
      'on_accept',
      { captured: 495, refunded: 495 },
      'returned',
    ],
    ['is given back when it was charged at once', ['cancel'], 'at_once', { captured: 495, refunded: 495 }, 'returned'],
  ])('%s', async (_case, moves, capture, moved, state) => {
    const { orders, stripe } = await open(capture);
    const { uuid, session } = await paid();
    for (const move of moves) {
      await orders.move(uuid, move);
      setUp.advanceSeconds(15);
      await orders.moveMoney();
    }
    expect((await orders.money(uuid))?.state).toBe(state);
    expect(stripe.books(session)).toEqual(books(moved));
  });

  it('can no longer be paid after it was cancelled', async () => {
    const { orders, stripe } = await open();
    const { uuid } = await orders.place();
    const session = setUp.newestSession();
    await orders.move(uuid, 'cancel');
    await orders.moveMoney();
    expect(() => stripe.pay(session)).toThrow('expired');
  });

  it('is found by a look at the provider when every report was lost', async () => {
    const { orders, stripe, platform } = await open();
    const { uuid } = await orders.place();
    stripe.pay(setUp.newestSession());
    setUp.advanceSeconds(6 * 60);
    await platform.app.paymentChecks.runOnce();
    expect(await orders.money(uuid)).toMatchObject({
      state: 'reserved',
      held_until: expect.stringMatching(/^2026-05-08/),
    });
  });

  it.each([
    [{ currency: '$', currency_code: 'USD' }, 'usd', 495],
    [{ currency: 'ر.ع.', currency_code: 'OMR', currency_digits: 3 }, 'omr', 4950],
    [{ currency: '円', currency_code: 'JPY' }, null, null],
    [{ currency: '$' }, null, null],
  ])('is in the currency of the hotel’s file: %j', async (currency, code, amount) => {
    const { platform, stripe, orders } = await open();
    platform.files.change('aurora/hotel.json', (content) => Object.assign(content, currency));
    await platform.restart();
    if (code === null) await expect(orders.place()).rejects.toThrow();
    else await orders.place();
    const sessions = [...stripe.account.sessions.values()].map((session) => [session.currency, session.amount]);
    expect(sessions).toEqual(code === null ? [] : [[code, amount]]);
    platform.unexpectedErrors.length = 0;
  });

  it('bears its number at Stripe', async () => {
    const { stripe } = await open();
    const { num } = await paid();
    expect([...stripe.account.intents.values()].map(({ description }) => description)).toEqual([
      `#${num} · Hotel aurora`,
    ]);
  });
});

describe('while Stripe does not answer', () => {
  it.each(['down', 500, 429, 'lost'] as const)(
    'nothing is ordered (%s), and the same order goes through later',
    async (fault) => {
      const { platform, peer } = await open();
      const body = orderOf('aurora', { payment: ONLINE });
      peer.breakNext(fault, fault === 'down' || fault === 'lost' ? 2 : 1);
      const refused = await platform.post('/api/v1/orders', body);
      expect(refused.body.refusal).toBe('unavailable');
      const mine = () => platform.get(`/api/v1/hotels/aurora/orders/check?order_uuids[]=${body.uuid}`);
      expect(groupsIn(await mine()).draft).toEqual([]);
      const placed = placedIn(await platform.post('/api/v1/orders', body));
      expect(placed.pay_data?.response.formUrl).toMatch(/^\/pay\//);
      expect(groupsIn(await mine()).draft).toHaveLength(1);
      platform.unexpectedErrors.length = 0;
    },
  );

  it('the order goes on, and its charge follows once Stripe answers again', async () => {
    const { orders, peer, stripe } = await open();
    const { uuid, session } = await paid();
    await orders.move(uuid, 'accept');
    peer.breakNext('down', 2);
    await orders.moveMoney();
    expect((await orders.read(uuid)).ostatus_id).toBe('accepted');
    expect(await orders.money(uuid)).toMatchObject({ state: 'reserved' });
    setUp.advanceSeconds(600);
    await orders.moveMoney();
    expect(stripe.books(session)).toEqual(books({ captured: 495 }));
    expect(await orders.money(uuid)).toMatchObject({ state: 'charged' });
  });
});
