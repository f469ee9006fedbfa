import { inspect } from 'node:util';
import type { Minor } from '@/lib/domain/money/money';
import type { PaymentProvider, ProviderPayment } from '@/lib/platform/payments/payment-provider';
import { ACCOUNT, askedPayment, inMinor, payable, SECRET_KEY, stripeAt } from '@/tests/builders/payments/stripe';
import {
  type StripeAccountPeer,
  type StripeFault,
  type StripeServer,
  startStripeServer,
} from '@/tests/peers/stripe-server';
import { acceptsKey } from './stripe-client';

let peer: StripeServer;
let stripe: StripeAccountPeer;
let provider: PaymentProvider;
beforeEach(async () => {
  peer = await startStripeServer();
  stripe = peer.account(SECRET_KEY);
  provider = stripeAt(peer.url);
});
afterEach(() => peer.close());

async function paid(): Promise<ProviderPayment> {
  const begun = await provider.begin(payable());
  stripe.pay(begun.reference);
  return askedPayment(begun);
}

type Move = (asked: ProviderPayment) => Promise<unknown>;
const capture: Move = (asked) => provider.capture(asked, 20_000 as Minor, 'captured:20000');
const release: Move = (asked) => provider.release(asked, 'released:24500');
const refund: Move = async (asked) => provider.refund(asked, 4_500 as Minor, 'refunded:4500');

/** Each move with the state that it needs, the request that moves the money, and what it is to have moved. */
const MOVES: readonly [string, Move | null, Move, RegExp, object][] = [
  ['capture', null, capture, /capture$/, { authorised: 24_500, captured: 20_000, released: 4_500, refunded: 0 }],
  ['release', null, release, /cancel$/, { authorised: 24_500, captured: 0, released: 24_500, refunded: 0 }],
  ['refund', capture, refund, /refunds$/, { authorised: 24_500, captured: 20_000, released: 4_500, refunded: 4_500 }],
];
const FAULTS: readonly StripeFault[] = ['lost', 'error after', 'down', 409, 429, 500];

const tried = async (move: Move, asked: ProviderPayment): Promise<string> => {
  try {
    await move(asked);
    return 'done';
  } catch (error) {
    return inspect(error, { depth: 10, showHidden: true });
  }
};

describe.each(MOVES)('a %s', (_name, first, move, request, moved) => {
  it.each(FAULTS)('has its effect once when it meets %s', async (fault) => {
    const asked = await paid();
    await first?.(asked);
    // The package itself tries a broken line once more.
    peer.breakNext(fault, fault === 'lost' || fault === 'down' ? 2 : 1, new RegExp(`^POST .*${request.source}`));
    expect(await tried(move, asked)).toMatch(/STRIPE_/);
    expect(await tried(move, asked)).toBe('done');
    expect(await tried(move, asked)).toBe('done');
    expect(inMinor(stripe.books(asked.reference))).toEqual(moved);
    expect(await provider.result(asked)).toMatchObject(moved);
  });

  it('goes on after Stripe has failed several times in a row', async () => {
    const asked = await paid();
    await first?.(asked);
    // Six requests: the answers that Stripe repeats are requests too.
    peer.breakNext(500, 6, new RegExp(`^POST .*${request.source}`));
    for (const _ of [1, 2, 3]) expect(await tried(move, asked)).toMatch(/STRIPE_500/);
    expect(await tried(move, asked)).toBe('done');
    expect(inMinor(stripe.books(asked.reference))).toEqual(moved);
  });
});

it.each([
  [
    'a refused key',
    () => stripeAt(peer.url, { accounts: () => [{ ...ACCOUNT, secretKey: 'sk_live_wrongKeyOfSomebody' }] }),
    /STRIPE_401/,
  ],
  ['a hotel without an account', () => stripeAt(peer.url, { accounts: () => [] }), /STRIPE_NOT_SET_UP/],
  ['a server that is not there', () => stripeAt('http://127.0.0.1:9'), /STRIPE_ECONNREFUSED/],
])('throws a code of capitals alone for %s', async (_case, providerOf, expected) => {
  const message = await providerOf()
    .begin(payable())
    .catch((error: unknown) => inspect(error, { depth: 10, showHidden: true }));
  expect(message).toMatch(expected);
  expect(message).not.toMatch(/sk_(?:live|test)|wrongKey|127\.0\.0\.1:|Bearer|6f1f9f0e/);
});

it('quotes nothing of a failure: no key, no address, no request, no guest', async () => {
  const asked = await paid();
  for (const fault of FAULTS) {
    peer.breakNext(fault, 2, /capture$/);
    const said = await tried(capture, asked);
    peer.clearFaults();
    expect(said.split('\n')[0]).toMatch(/^(?:PaymentError: STRIPE_[A-Z0-9_]+|done)/);
    expect(said).not.toMatch(/sk_test|whsec|Bearer|pi_|cs_|ch_|guest@|Ada|6f1f9f0e/);
  }
});

it.each([
  ['its own key', SECRET_KEY, true],
  ['another key', 'sk_test_51AnotherKey00000000000', false],
])('tells with %s whether Stripe accepts it', async (_case, key, expected) => {
  expect(await acceptsKey(key, peer.url)).toBe(expected);
});

it('throws when Stripe cannot be asked about a key', async () => {
  peer.breakNext(500);
  await expect(acceptsKey(SECRET_KEY, peer.url)).rejects.toThrow('STRIPE_500');
});
