import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings, SettingsError } from './env';
import { readPaymentAccounts } from './payment-accounts';

const KEY = 'sk_test_51OperatorsOwnKey0000001';
const SECRET = 'whsec_operatorsOwnSecret000000001';
const OWN_KEY = 'rk_live_51BellevuesOwnKey000002';
const OWN_SECRET = 'whsec_secretOfBellevue0000000002';
const ALL = { STRIPE_SECRET_KEY: KEY, STRIPE_WEBHOOK_SECRETS: SECRET };
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'payments-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const accounts = (env: Record<string, string>, file?: unknown) => {
  const path = join(folder, 'payments.json');
  if (file !== undefined) writeFileSync(path, typeof file === 'string' ? file : JSON.stringify(file));
  return readPaymentAccounts(readSettings({ ...env, ...(file !== undefined && { PAYMENTS_FILE: path }) }).payments);
};

const keysOf = (read: ReturnType<typeof accounts>, hotel: string) =>
  read.settling(hotel).map(({ secretKey }) => secretKey);

it('has no account without a setting, and the demonstration page takes the money at once', () => {
  const read = accounts({});
  expect([read.account('aurora'), read.capture('aurora'), read.used, read.hotels]).toEqual([null, 'at_once', [], []]);
});

it('gives all hotels the operator’s account, unless the file gives a hotel its own or none', () => {
  const read = accounts(ALL, {
    bellevue: { stripe_secret_key: OWN_KEY, stripe_webhook_secrets: [OWN_SECRET, SECRET], capture: 'at_once' },
    demo: { provider: 'page' },
    shared: { provider: 'stripe', capture: 'at_once' },
    silent: { stripe_secret_key: OWN_KEY },
  });
  const common = { secretKey: KEY, webhookSecrets: [SECRET], name: null };
  const hotels = ['aurora', 'constructor', 'bellevue', 'demo', 'shared', 'silent'];
  expect(hotels.map(read.account)).toEqual([
    common,
    common,
    { secretKey: OWN_KEY, webhookSecrets: [OWN_SECRET, SECRET], name: null },
    null,
    common,
    { secretKey: OWN_KEY, webhookSecrets: [], name: null },
  ]);
  expect(hotels.map(read.capture)).toEqual(['on_accept', 'on_accept', 'at_once', 'at_once', 'at_once', 'on_accept']);
  expect(read.hotels).toEqual(['bellevue', 'demo', 'shared', 'silent']);
  expect(read.used.map(({ setting, hotels: named, isForOthers }) => [setting, named, isForOthers])).toEqual([
    ['STRIPE_SECRET_KEY', ['shared'], true],
    ['PAYMENTS_FILE: the stripe_secret_key of bellevue', ['bellevue'], false],
    ['PAYMENTS_FILE: the stripe_secret_key of silent', ['silent'], false],
  ]);
});

it('goes on with what was paid at an account before a hotel went back to the demonstration page', () => {
  const read = accounts(ALL, { demo: { provider: 'page' }, left: { provider: 'page', stripe_secret_key: OWN_KEY } });
  expect(['demo', 'left'].map((hotel) => [read.account(hotel), keysOf(read, hotel)])).toEqual([
    [null, [KEY]],
    [null, [OWN_KEY, KEY]],
  ]);
  expect(read.used.map(({ secretKey, hotels }) => [secretKey, hotels])).toEqual([
    [KEY, []],
    [OWN_KEY, []],
  ]);
});

it('goes on by the accounts that a hotel had before, its own and the common ones, each once', () => {
  const [former, formerOfAll] = ['sk_live_51FormerOfBellevue01', 'sk_live_51FormerOfEverybody1'];
  const read = accounts(ALL, {
    '*': { account: 'house', former: [{ stripe_secret_key: formerOfAll }] },
    bellevue: {
      stripe_secret_key: OWN_KEY,
      account: 'own',
      former: [
        { account: 'first', stripe_secret_key: former, stripe_webhook_secrets: [OWN_SECRET] },
        { stripe_secret_key: KEY },
      ],
    },
  });
  expect(keysOf(read, 'bellevue')).toEqual([OWN_KEY, former, KEY, formerOfAll]);
  expect(keysOf(read, 'aurora')).toEqual([KEY, formerOfAll]);
  expect(read.settling('bellevue').map(({ name }) => name)).toEqual(['own', 'first', null, null]);
  expect(read.account('aurora')?.name).toBe('house');
  expect(read.hotels).toEqual(['bellevue']);
  expect(read.used.map(({ setting, webhookSecrets }) => [setting, webhookSecrets])).toEqual([
    ['STRIPE_SECRET_KEY', [SECRET]],
    ['PAYMENTS_FILE: the stripe_secret_key of bellevue', []],
    ['PAYMENTS_FILE: the stripe_secret_key of *.former.0', []],
    ['PAYMENTS_FILE: the stripe_secret_key of bellevue.former.0', [OWN_SECRET]],
    ['PAYMENTS_FILE: the stripe_secret_key of bellevue.former.1', []],
  ]);
});

it('takes the time of charging from the setting, for the demonstration page too', () => {
  expect(accounts({ PAYMENT_CAPTURE: 'on_accept' }).capture('aurora')).toBe('on_accept');
  expect(accounts({ ...ALL, PAYMENT_CAPTURE: 'at_once' }).capture('aurora')).toBe('at_once');
  const own = accounts({ PAYMENT_CAPTURE: 'at_once' }, { aurora: { capture: 'on_accept' } });
  expect([own.capture('aurora'), own.capture('bellevue')]).toEqual(['on_accept', 'at_once']);
});

it('takes several secrets while one changes, and another server than Stripe’s', () => {
  const { payments } = readSettings({
    ...ALL,
    STRIPE_WEBHOOK_SECRETS: ` ${SECRET}, ${OWN_SECRET},`,
    STRIPE_API_URL: 'http://127.0.0.1:12111/',
  });
  expect(payments).toMatchObject({ webhookSecrets: [SECRET, OWN_SECRET], apiUrl: 'http://127.0.0.1:12111' });
});

it.each([
  ['a publishable key', { STRIPE_SECRET_KEY: 'pk_test_51OperatorsOwnKey0000001' }, undefined, 'STRIPE_SECRET_KEY'],
  ['a key with a space', { STRIPE_SECRET_KEY: `${KEY} ` }, undefined, 'STRIPE_SECRET_KEY'],
  [
    'a secret that is none',
    { ...ALL, STRIPE_WEBHOOK_SECRETS: `${SECRET},${KEY}` },
    undefined,
    'STRIPE_WEBHOOK_SECRETS',
  ],
  ['secrets without a key', { STRIPE_WEBHOOK_SECRETS: SECRET }, undefined, 'STRIPE_SECRET_KEY: is missing'],
  ['an address with a path', { ...ALL, STRIPE_API_URL: 'https://api.stripe.com/v1' }, undefined, 'STRIPE_API_URL'],
  ['another time', { PAYMENT_CAPTURE: 'later' }, undefined, 'PAYMENT_CAPTURE: must be at_once or on_accept'],
  ['a file that is missing', { PAYMENTS_FILE: '/nowhere/payments.json' }, undefined, 'ENOENT'],
  ['a file that is no JSON', ALL, `{"aurora": ${KEY}`, 'is no JSON'],
  ['a list', ALL, [], 'PAYMENTS_FILE'],
  [
    'a field that does not exist',
    ALL,
    { aurora: { stripe_key: KEY } },
    'aurora: has a field that does not exist (stripe_key)',
  ],
  ['a key in place of a field', ALL, { aurora: { [OWN_KEY]: true } }, 'aurora: has a field that does not exist'],
  ['a key in place of a hotel', ALL, { [OWN_KEY]: {} }, 'no code of a hotel'],
  ['a key in place of a provider', ALL, { aurora: { provider: OWN_KEY } }, 'aurora.provider: must be page or stripe'],
  ['a key that is none', ALL, { aurora: { stripe_secret_key: OWN_SECRET } }, 'aurora.stripe_secret_key'],
  [
    'a secret that is no list',
    ALL,
    { aurora: { stripe_secret_key: OWN_KEY, stripe_webhook_secrets: OWN_SECRET } },
    'aurora.stripe_webhook_secrets',
  ],
  [
    'an empty list of secrets',
    ALL,
    { aurora: { stripe_secret_key: OWN_KEY, stripe_webhook_secrets: [] } },
    'aurora.stripe_webhook_secrets',
  ],
  [
    'secrets of no account',
    ALL,
    { aurora: { stripe_webhook_secrets: [OWN_SECRET] } },
    'aurora has stripe_webhook_secrets',
  ],
  ['a name of no account', ALL, { aurora: { account: 'house' } }, 'aurora has account and no stripe_secret_key'],
  ['a name of no common account', {}, { '*': { account: 'house' } }, '* names an account'],
  ['a former account without a key', ALL, { aurora: { former: [{}] } }, 'aurora.former.0.stripe_secret_key'],
  ['a key in place of a name', ALL, { '*': { account: OWN_KEY } }, '*.account: must be a name of small letters'],
  ['a provider for all', ALL, { '*': { provider: 'page' } }, '*: has a field that does not exist (provider)'],
  ['a provider without a key', {}, { aurora: { provider: 'stripe' } }, 'aurora has the provider stripe'],
])('refuses %s, names it, and quotes no key', (_case, env, file, named) => {
  const said = () => accounts(env, file);
  expect(said).toThrow(SettingsError);
  expect(said).toThrow(named);
  expect(said).toThrow(/^(?![\s\S]*(?:51Operators|51Bellevues|whsec_\w|OwnSecret))/);
});
