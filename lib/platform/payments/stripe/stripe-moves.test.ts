import type { Minor } from '@/lib/domain/money/money';
import type { BegunPayment, PaymentProvider } from '@/lib/platform/payments/payment-provider';
import { askedPayment, inMinor, payable, SECRET_KEY, stripeAt } from '@/tests/builders/payments/stripe';
import { type StripeAccountPeer, type StripeServer, startStripeServer } from '@/tests/peers/stripe-server';

const NOW = new Date('2026-05-04T18:00:00Z');
const NOTHING = { authorised: 0, captured: 0, released: 0, refunded: 0 };
let peer: StripeServer;
let stripe: StripeAccountPeer;
beforeEach(async () => {
  peer = await startStripeServer({ now: () => NOW });
  stripe = peer.account(SECRET_KEY);
});
afterEach(() => peer.close());

type Begun = { provider: PaymentProvider; begun: BegunPayment };
async function begin(capture: 'on_accept' | 'at_once', fields: Parameters<typeof payable>[0] = {}): Promise<Begun> {
  const provider = stripeAt(peer.url, { capture: () => capture, now: () => NOW });
  return { provider, begun: await provider.begin(payable(fields)) };
}

async function paid(capture: 'on_accept' | 'at_once', fields: Parameters<typeof payable>[0] = {}) {
  const { provider, begun } = await begin(capture, fields);
  stripe.pay(begun.reference);
  const { amount, currencyCode } = payable(fields);
  const asked = askedPayment(begun, { amount, currencyCode });
  return { provider, reference: begun.reference, asked };
}
const movedTo = (path: string) =>
  peer.requests.filter(({ method, path: at }) => method === 'POST' && at.endsWith(path));

describe('the books of a payment', () => {
  it('are empty and open before the guest has done anything', async () => {
    const { provider, begun } = await begin('on_accept');
    expect(await provider.result(askedPayment(begun))).toEqual({
      ...NOTHING,
      isOpen: true,
      hasFailed: false,
      intent: null,
      heldUntil: null,
      ...{ isRefunding: false, account: expect.any(String) },
    });
  });

  it('say that an attempt has failed, and that the guest can still pay', async () => {
    const { provider, begun } = await begin('on_accept');
    stripe.fail(begun.reference);
    const asked = askedPayment(begun);
    expect(await provider.result(asked)).toMatchObject({ ...NOTHING, isOpen: true, hasFailed: true });
    stripe.pay(begun.reference);
    expect(await provider.result(asked)).toMatchObject({ authorised: 24_500, isOpen: false, hasFailed: false });
  });

  it('have a reservation with its end', async () => {
    const { provider, asked } = await paid('on_accept');
    expect(await provider.result(asked)).toEqual({
      ...NOTHING,
      authorised: 24_500,
      isOpen: false,
      hasFailed: false,
      intent: expect.stringMatching(/^pi_/),
      heldUntil: '2026-05-11T18:00:00.000Z',
      ...{ isRefunding: false, account: expect.any(String) },
    });
  });

  it('have a reservation without an end where the card’s network does not say it', async () => {
    const { provider, asked } = await paid('on_accept');
    for (const charge of stripe.account.charges.values()) charge.captureBefore = null;
    expect(await provider.result(asked)).toMatchObject({ authorised: 24_500, heldUntil: null });
  });

  it('have a charge at once', async () => {
    const { provider, asked } = await paid('at_once');
    expect(await provider.result(asked)).toMatchObject({
      ...NOTHING,
      authorised: 24_500,
      captured: 24_500,
      heldUntil: null,
    });
  });

  it.each([
    ['JPY', 1_200_000],
    ['BHD', 12_340],
    ['ISK', 5_000],
  ])('are in our unit for %s', async (currencyCode, amount) => {
    const { provider, asked } = await paid('at_once', { currencyCode, amount: amount as Minor });
    expect(await provider.result(asked)).toMatchObject({ authorised: amount, captured: amount });
    expect(await provider.refund(asked, amount as Minor, 'key')).toMatchObject({ refunded: amount });
  });

  it('stay open while a bank decides, so that nobody is asked to pay twice', async () => {
    const { provider, begun } = await begin('at_once');
    const asked = askedPayment(begun);
    stripe.payByBank(begun.reference);
    expect(await provider.result(asked)).toMatchObject({ ...NOTHING, isOpen: true, hasFailed: false });
    expect(await provider.release(asked, 'key')).toMatchObject({ ...NOTHING, isOpen: true });
    stripe.bankDecides(begun.reference, true);
    expect(await provider.result(asked)).toMatchObject({ authorised: 24_500, captured: 24_500, isOpen: false });
  });

  it('are closed when a bank has refused', async () => {
    const { provider, begun } = await begin('at_once');
    stripe.payByBank(begun.reference);
    stripe.bankDecides(begun.reference, false);
    expect(await provider.result(askedPayment(begun))).toMatchObject({ ...NOTHING, isOpen: false, hasFailed: true });
  });

  it('are closed when the page has ended unpaid', async () => {
    const { provider, begun } = await begin('on_accept');
    stripe.expire(begun.reference);
    expect(await provider.result(askedPayment(begun))).toMatchObject({ ...NOTHING, isOpen: false });
  });

  it('have a release when the card’s network ends the reservation', async () => {
    const { provider, asked, reference } = await paid('on_accept');
    stripe.endHold(reference);
    expect(await provider.result(asked)).toMatchObject({ ...inMinor(stripe.books(reference)), heldUntil: null });
  });

  it('are those of the intent that is known, where the order has a newer page', async () => {
    const { provider, asked } = await paid('on_accept');
    const { intent } = await provider.result(asked);
    const { begun } = await begin('on_accept', { replaces: asked.reference });
    expect(await provider.result(askedPayment(begun))).toMatchObject({ ...NOTHING, isOpen: true });
    expect(await provider.result(askedPayment(begun, { intent }))).toMatchObject({ authorised: 24_500, intent });
  });

  it('are refused in another currency than the order’s', async () => {
    const { provider, asked } = await paid('on_accept');
    await expect(provider.result({ ...asked, currencyCode: 'USD' })).rejects.toThrow('CURRENCY_DIFFERS');
  });

  it('have what the hotel gives back at Stripe itself', async () => {
    const { provider, asked, reference } = await paid('at_once');
    stripe.refundAtDesk(reference, 450);
    expect(await provider.result(asked)).toMatchObject({ refunded: 4_500 });
  });
});

describe('the description', () => {
  it('gets the number of the order once it is paid, and no second time', async () => {
    const { provider, begun } = await begin('on_accept');
    const asked = askedPayment(begun);
    await provider.result(asked);
    expect(movedTo('')).toHaveLength(1);
    stripe.pay(begun.reference);
    await provider.result(asked);
    await provider.result(asked);
    const described = [...stripe.account.intents.values()].map(({ description }) => description);
    expect(described).toEqual(['#1002 · Grand Hotel Aurora']);
    expect(peer.requests.filter(({ form }) => 'description' in form)).toHaveLength(1);
  });

  it('does not hide the books when it cannot be changed', async () => {
    const { provider, asked } = await paid('on_accept');
    peer.breakNext(500, 1, /^POST \/v1\/payment_intents/);
    expect(await provider.result(asked)).toMatchObject({ authorised: 24_500 });
    await provider.result(asked);
    expect([...stripe.account.intents.values()][0]?.description).toMatch(/^#1002/);
  });
});

describe('a capture', () => {
  it('charges all that is reserved', async () => {
    const { provider, asked, reference } = await paid('on_accept');
    const books = await provider.capture(asked, 24_500 as Minor, 'captured:24500');
    expect(books).toMatchObject({ ...NOTHING, authorised: 24_500, captured: 24_500, heldUntil: null });
    expect(books).toMatchObject(inMinor(stripe.books(reference)));
  });

  it.each([true, false])(
    'of a part releases the rest, whether Stripe lists it as a refund (%s) or not',
    async (isListed) => {
      stripe.listLeftOvers(isListed);
      const { provider, asked, reference } = await paid('on_accept');
      const books = await provider.capture(asked, 20_000 as Minor, 'captured:20000');
      expect(books).toMatchObject({ authorised: 24_500, captured: 20_000, released: 4_500, refunded: 0 });
      // A refund of ours of exactly the rest is one.
      const after = await provider.refund(asked, 4_500 as Minor, 'refunded:4500');
      expect(after).toMatchObject({ captured: 20_000, released: 4_500, refunded: 4_500 });
      expect(after).toMatchObject(inMinor(stripe.books(reference)));
    },
  );

  it('that comes again, under any key, answers with the books', async () => {
    const { provider, asked, reference } = await paid('on_accept');
    await provider.capture(asked, 24_500 as Minor, 'one');
    expect(await provider.capture(asked, 24_500 as Minor, 'one')).toMatchObject({ captured: 24_500 });
    expect(await provider.capture(asked, 20_000 as Minor, 'another')).toMatchObject({ captured: 24_500 });
    expect(stripe.books(reference).captured).toBe(2450);
  });

  it('of what was never paid, or was released, answers with the books', async () => {
    const { provider, begun } = await begin('on_accept');
    const asked = askedPayment(begun);
    expect(await provider.capture(asked, 24_500 as Minor, 'key')).toMatchObject(NOTHING);
    stripe.pay(begun.reference);
    await provider.release(asked, 'released:24500');
    expect(await provider.capture(asked, 24_500 as Minor, 'key')).toMatchObject({ captured: 0, released: 24_500 });
  });

  it('of more than is reserved is refused', async () => {
    const { provider, asked, reference } = await paid('on_accept');
    await expect(provider.capture(asked, 24_510 as Minor, 'key')).rejects.toThrow('STRIPE_AMOUNT_TOO_LARGE');
    expect(stripe.books(reference)).toMatchObject({ captured: 0, released: 0 });
  });
});

describe('a release', () => {
  it('ends a reservation, and comes again without an effect', async () => {
    const { provider, asked, reference } = await paid('on_accept');
    const released = { authorised: 24_500, captured: 0, released: 24_500, refunded: 0, isOpen: false, heldUntil: null };
    expect(await provider.release(asked, 'released:24500')).toMatchObject(released);
    expect(await provider.release(asked, 'other')).toMatchObject(released);
    expect(inMinor(stripe.books(reference))).toMatchObject({ released: 24_500 });
  });

  it('ends the page where the guest could still pay, also after a failed attempt', async () => {
    for (const hasTried of [false, true]) {
      const { provider, begun } = await begin('on_accept', { token: `${hasTried}`.padEnd(43, '0') });
      if (hasTried) stripe.fail(begun.reference);
      expect(await provider.release(askedPayment(begun), 'released:0')).toMatchObject({ ...NOTHING, isOpen: false });
      expect(() => stripe.pay(begun.reference)).toThrow('expired');
    }
  });

  it('ends the reservation of a guest who pays while the page is ended', async () => {
    const { provider, begun } = await begin('on_accept');
    const asked = askedPayment(begun);
    // The guest pays between the look and the call that ends the page.
    peer.beforeNext(/expire$/, () => stripe.pay(begun.reference));
    expect(await provider.release(asked, 'released:0')).toMatchObject({ authorised: 24_500, released: 24_500 });
    expect(inMinor(stripe.books(begun.reference))).toMatchObject({ released: 24_500 });
  });

  it('of what is charged answers with the books', async () => {
    const { provider, asked } = await paid('at_once');
    expect(await provider.release(asked, 'key')).toMatchObject({ captured: 24_500, released: 0 });
  });
});

describe('a refund', () => {
  it('gives back parts, each once for its key', async () => {
    const { provider, asked, reference } = await paid('at_once');
    for (const [amount, key] of [
      [4_500, 'refunded:4500'],
      [4_500, 'refunded:4500'],
      [20_000, 'refunded:24500'],
    ] as const)
      await provider.refund(asked, amount as Minor, key);
    expect(await provider.result(asked)).toMatchObject({ captured: 24_500, refunded: 24_500 });
    expect(stripe.books(reference).refunded).toBe(2450);
  });

  it('happens once also when the key comes again after Stripe has forgotten it', async () => {
    const { provider, asked, reference } = await paid('at_once');
    await provider.refund(asked, 4_500 as Minor, 'refunded:4500');
    peer.forgetKeys();
    expect(await provider.refund(asked, 4_500 as Minor, 'refunded:4500')).toMatchObject({ refunded: 4_500 });
    expect(stripe.books(reference).refunded).toBe(450);
  });

  it('of a bank counts once it has arrived, and is not made twice while it is on its way', async () => {
    stripe.refundsBegin('pending');
    const { provider, asked, reference } = await paid('at_once');
    const waiting = { isRefunding: true, refunded: 0 };
    for (const _ of [1, 2]) expect(await provider.refund(asked, 4_500 as Minor, 'key')).toMatchObject(waiting);
    stripe.settleRefunds('succeeded');
    expect(await provider.result(asked)).toMatchObject({ ...inMinor(stripe.books(reference)), isRefunding: false });
  });

  it('that a bank has sent back is made again', async () => {
    stripe.refundsBegin('pending');
    const { provider, asked, reference } = await paid('at_once');
    await provider.refund(asked, 4_500 as Minor, 'key');
    stripe.settleRefunds('failed');
    expect(await provider.result(asked)).toMatchObject({ refunded: 0 });
    stripe.refundsBegin('succeeded');
    expect(await provider.refund(asked, 4_500 as Minor, 'key')).toMatchObject({ refunded: 4_500 });
    expect(stripe.books(reference).refunded).toBe(450);
  });

  it('of what is only reserved, or all given back, answers with the books', async () => {
    const held = await paid('on_accept');
    expect(await held.provider.refund(held.asked, 4_500 as Minor, 'key')).toMatchObject({ captured: 0, refunded: 0 });
    const { provider, asked, reference } = await paid('at_once', { token: 'B'.repeat(43) });
    stripe.refundAtDesk(reference);
    expect(await provider.refund(asked, 4_500 as Minor, 'key')).toMatchObject({ refunded: 24_500 });
  });

  it('names its step without what opens the order', async () => {
    const { provider, asked } = await paid('at_once');
    await provider.refund(asked, 4_500 as Minor, `${payable().uuid}:refunded:4500`);
    const [sent] = movedTo('/refunds');
    expect(sent?.form.metadata).toEqual({ step: expect.stringMatching(/^[0-9a-f]{40}$/) });
    expect(JSON.stringify(peer.requests)).not.toContain(payable().uuid);
  });
});
