import { askedPayment, payable, SECRET_KEY, stripeAt, WEBHOOK_SECRET } from '@/tests/builders/payments/stripe';
import { type StripeServer, startStripeServer } from '@/tests/peers/stripe-server';
import type { ProviderPayment } from '../payment-provider';
import type { StripeAccount } from './stripe-accounts';

const OWN_KEY = 'sk_test_51BellevuesOwnKey000002';
const ROLLED_KEY = 'sk_test_51OperatorsRolledKey01';
const LIVE_KEY = 'sk_live_51OperatorsOwnKey0000001';

let peer: StripeServer;
beforeEach(async () => {
  peer = await startStripeServer();
  for (const key of [SECRET_KEY, OWN_KEY]) peer.account(key);
  peer.account(ROLLED_KEY, SECRET_KEY);
  peer.account(LIVE_KEY, SECRET_KEY);
});
afterEach(() => peer.close());

const account = (secretKey: string, name: string | null = null): StripeAccount => ({
  secretKey,
  webhookSecrets: [WEBHOOK_SECRET],
  name,
});
/** The adapter of a process whose hotel has these accounts. */
const withAccounts = (...accounts: readonly StripeAccount[]) => stripeAt(peer.url, { accounts: () => accounts });

/** A payment that was begun and paid at the first of these accounts, as it is asked about later. */
async function paidAt(...accounts: readonly StripeAccount[]): Promise<ProviderPayment> {
  const begun = await withAccounts(...accounts).begin(payable());
  peer.account(accounts[0]?.secretKey ?? '').pay(begun.reference);
  return askedPayment(begun, { account: begun.account ?? null });
}

const tried = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => String(error),
  );

it('asks about a payment at the account at which it was begun, also when the hotel has another one since', async () => {
  const asked = await paidAt(account(SECRET_KEY));
  const now = withAccounts(account(OWN_KEY), account(SECRET_KEY));
  await now.capture(asked, asked.amount, 'capture');
  expect(await now.refund(asked, asked.amount, 'refund')).toMatchObject({
    captured: asked.amount,
    refunded: asked.amount,
    account: asked.account,
  });
  expect(peer.account(SECRET_KEY).books(asked.reference)).toMatchObject({ captured: 2450, refunded: 2450 });
  const next = await now.begin(payable({ uuid: 'another order' }));
  expect(peer.account(OWN_KEY).account.sessions.has(next.reference)).toBe(true);
});

it('finds the payments of an account by another key of it', async () => {
  const asked = await paidAt(account(SECRET_KEY));
  peer.revoke(SECRET_KEY);
  expect(await withAccounts(account(ROLLED_KEY)).result(asked)).toMatchObject({ authorised: asked.amount });
});

it.each([
  ['of another account', () => [account(OWN_KEY)]],
  ['of the live mode of the same account', () => [account(LIVE_KEY)]],
])('asks nobody about a payment whose account is gone, although there is one %s', async (_, accounts) => {
  const asked = await paidAt(account(SECRET_KEY));
  const provider = withAccounts(...accounts());
  peer.requests.length = 0;
  for (const work of [
    () => provider.result(asked),
    () => provider.capture(asked, asked.amount, 'key'),
    () => provider.release(asked, 'key'),
    () => provider.refund(asked, asked.amount, 'key'),
  ])
    expect(await tried(work())).toMatch(/ACCOUNT_NOT_SET_UP/);
  expect(peer.requests.map(({ path }) => path)).toEqual(['/v1/account']);
});

it('stores of an account neither its id nor its key', async () => {
  const { account: mark } = await paidAt(account(SECRET_KEY));
  expect(mark).toMatch(/^[\w-]{16}$/);
  expect(`${SECRET_KEY} ${peer.account(SECRET_KEY).account.id}`).not.toContain(String(mark));
});

it('knows an account by its name where its key may not read which one it is', async () => {
  for (const key of [SECRET_KEY, ROLLED_KEY, OWN_KEY]) peer.hideAccount(key);
  const asked = await paidAt(account(SECRET_KEY, 'house'));
  expect(await tried(withAccounts(account(ROLLED_KEY, 'house')).result(asked))).toBe('done');
  expect(await tried(withAccounts(account(OWN_KEY, 'own')).result(asked))).toMatch(/ACCOUNT_NOT_SET_UP/);
});

it('finds a payment that was begun before its account had a name', async () => {
  const asked = await paidAt(account(SECRET_KEY));
  expect(await tried(withAccounts(account(OWN_KEY, 'own'), account(SECRET_KEY, 'house')).result(asked))).toBe('done');
});

it('looks for a payment whose account is not known, binds it, and moves nothing elsewhere', async () => {
  const asked = { ...(await paidAt(account(SECRET_KEY))), account: null };
  const now = withAccounts(account(OWN_KEY), account(SECRET_KEY));
  const books = await now.capture(asked, asked.amount, 'capture');
  expect(books).toMatchObject({ captured: asked.amount, account: expect.stringMatching(/^[\w-]{16}$/) });
  expect(await tried(withAccounts(account(OWN_KEY), account('sk_test_51Third00000001')).result(asked))).toMatch(
    /STRIPE_401/,
  );
  peer.account('sk_test_51Third00000001');
  expect(await tried(withAccounts(account(OWN_KEY), account('sk_test_51Third00000001')).result(asked))).toMatch(
    /ACCOUNT_NOT_SET_UP/,
  );
});

it('does not give a payment up while one of the accounts does not answer which it is', async () => {
  const asked = await paidAt(account(SECRET_KEY));
  const now = withAccounts(account(OWN_KEY), account(SECRET_KEY));
  peer.breakNext(500, 2, /account$/);
  expect(await tried(now.result(asked))).toMatch(/STRIPE_500/);
  expect(await tried(now.result(asked))).toBe('done');
});

it('begins a payment although Stripe does not say which account it is, and learns it with its books', async () => {
  peer.breakNext('down', 2, /account$/);
  const provider = withAccounts(account(SECRET_KEY));
  const begun = await provider.begin(payable());
  expect(begun.account).toBeNull();
  expect((await provider.result(askedPayment(begun))).account).toMatch(/^[\w-]{16}$/);
});
