import { LANGUAGES } from '@/lib/domain/i18n/language';
import type { Minor } from '@/lib/domain/money/money';
import { payable, SECRET_KEY, stripeAt } from '@/tests/builders/payments/stripe';
import { type StripeServer, startStripeServer } from '@/tests/peers/stripe-server';
import { stripeLocale } from './stripe-locale';

let peer: StripeServer;
let now: Date;
beforeEach(async () => {
  now = new Date('2026-05-04T18:00:00Z');
  peer = await startStripeServer({ now: () => now });
  peer.account(SECRET_KEY);
});
afterEach(() => peer.close());

/** What was asked for, beside which account this is. */
const sent = () => peer.requests.filter(({ path }) => path !== '/v1/account');

const provider = (capture: 'on_accept' | 'at_once' = 'on_accept') =>
  stripeAt(peer.url, { capture: () => capture, now: () => now });

it.each([
  ['on_accept', 'manual'],
  ['at_once', 'automatic'],
] as const)('opens a page that charges %s', async (capture, method) => {
  const begun = await provider(capture).begin(payable());
  expect(begun).toEqual({
    reference: expect.stringMatching(/^cs_test_/),
    pageUrl: `${peer.url}/c/pay/${begun.reference}`,
    capture,
    account: expect.stringMatching(/^[\w-]{16}$/),
  });
  expect(sent().map(({ method: verb, path, form }) => ({ verb, path, form }))).toEqual([
    {
      verb: 'POST',
      path: '/v1/checkout/sessions',
      form: {
        mode: 'payment',
        line_items: {
          '0': {
            quantity: '1',
            price_data: { currency: 'eur', unit_amount: '2450', product_data: { name: 'Grand Hotel Aurora' } },
          },
        },
        payment_intent_data: { capture_method: method, description: 'Grand Hotel Aurora' },
        adaptive_pricing: { enabled: 'false' },
        locale: 'de',
        success_url: 'https://aurora.example.com/pay/TheTokenOfThePayPage_0000000000000000000001/back',
        cancel_url: 'https://aurora.example.com/pay/TheTokenOfThePayPage_0000000000000000000001/back?later',
      },
    },
  ]);
});

it('pins the version of the API and sends no telemetry', async () => {
  await provider().begin(payable());
  const [request] = sent();
  expect(request?.headers).toMatchObject({
    'stripe-version': '2026-10-28.endive',
    authorization: `Bearer ${SECRET_KEY}`,
    'content-type': 'application/x-www-form-urlencoded',
  });
  expect(request?.headers).not.toHaveProperty('x-stripe-client-telemetry');
});

it('sends nothing that opens the order: neither its uuid nor a person, also not in a header', async () => {
  const order = payable();
  await provider().begin(order);
  const all = JSON.stringify(sent());
  expect(all).not.toContain(order.uuid);
  expect(all).not.toContain(order.uuid.slice(0, 8));
  expect(sent()[0]?.form).not.toHaveProperty('client_reference_id');
  expect(all).not.toMatch(/metadata|customer|email|phone/);
});

it.each([
  ['JPY', 1_200_000, '1200'],
  ['BHD', 12_340, '12340'],
  ['EUR', 5_050, '505'],
])('sends an amount in the unit of %s', async (currencyCode, amount, expected) => {
  await provider().begin(payable({ currencyCode, amount: amount as Minor }));
  expect(sent()[0]?.text).toContain(`[unit_amount]=${expected}&`);
});

it.each([
  ['an amount that Stripe would round', { currencyCode: 'BHD', amount: 12_345 as Minor }, 'AMOUNT_TOO_FINE_IN_BHD'],
  ['a currency without a code', { currencyCode: null }, 'CURRENCY_CODE_UNKNOWN'],
])('refuses %s before anything is sent', async (_case, fields, expected) => {
  await expect(provider().begin(payable(fields))).rejects.toThrow(expected);
  expect(sent()).toEqual([]);
});

it('names the hotel by its code where it has no title in any language', async () => {
  await provider().begin(payable({ title: ' ' }));
  expect(decodeURIComponent(sent()[0]?.text ?? '')).toContain('[product_data][name]=aurora');
});

it('gives every one of our languages a locale that Stripe has', async () => {
  const known = LANGUAGES.map((language) => [language, stripeLocale(language)]);
  for (const [language] of known) await provider().begin(payable({ language: String(language) }));
  expect(sent().map(({ form }) => form.locale)).toEqual(known.map(([, locale]) => locale));
  expect(Object.fromEntries(known)).toMatchObject({ cn: 'zh', gr: 'el', en: 'en', ar: 'auto', ua: 'auto', kz: 'auto' });
  expect(stripeLocale('constructor')).toBe('auto');
});

describe('when the same order is sent again', () => {
  it('gets the same page for the same terms', async () => {
    const [first, second] = [await provider().begin(payable()), await provider().begin(payable())];
    expect(second).toEqual(first);
  });

  it.each([
    ['another amount', { amount: 30_000 as Minor }],
    ['another token', { token: 'AnotherTokenOfThePayPage_000000000000000002' }],
    ['a page that it replaces', { replaces: 'cs_test_earlier' }],
  ])('gets another page for %s', async (_case, fields) => {
    const first = await provider().begin(payable());
    expect(await provider().begin(payable(fields))).not.toEqual(first);
  });

  it('gets another page on the next day, because a page ends after a day', async () => {
    const first = await provider().begin(payable());
    now = new Date('2026-05-05T00:00:01Z');
    expect(await provider().begin(payable())).not.toEqual(first);
  });

  it('gets the page whose answer was lost', async () => {
    peer.breakNext('lost', 2);
    await expect(provider().begin(payable())).rejects.toThrow(/^STRIPE_/);
    const begun = await provider().begin(payable());
    expect([...peer.account(SECRET_KEY).account.sessions.keys()]).toEqual([begun.reference]);
  });

  it.each([500, 429, 409, 'error after', 'down'] as const)(
    'is not held up by %s that Stripe repeats',
    async (fault) => {
      peer.breakNext(fault, fault === 'down' ? 2 : 1);
      await expect(provider().begin(payable())).rejects.toThrow(/^STRIPE_/);
      expect((await provider().begin(payable())).pageUrl).toContain('/c/pay/');
    },
  );
});
