import fs from 'node:fs';
import { SECRET_KEY, WEBHOOK_SECRET } from '@/tests/builders/payments/stripe';
import { type StripePlatform, stripePlatform } from '@/tests/builders/payments/stripe-platform';
import { eventually } from '@/tests/builders/time/eventually';
import { signReport } from '@/tests/peers/stripe/webhooks';
import { log } from '../log/log';
import { loadPaymentPlace } from '../orders/payment-place';
import { applySettings, readSettings } from '../settings/env';
import { readPaymentAccounts } from '../settings/payment-accounts';
import { keyLines } from '../start/start-payments';
import { setPlatform } from '../upstream/platform-handle';
import { handlePaymentReport } from './handle-payment-report';
import { handlePaymentReturn } from './handle-payment-return';

jest.mock('next/headers', () => ({ headers: async () => new Headers() }));

/** Collects everything that the process logs, instead of writing it to stderr. */
let written = '';
let writing = 0;
beforeAll(() => {
  jest.spyOn(fs, 'write').mockImplementation(((_to: number, text: string, ...more: unknown[]) => {
    written += text;
    writing += 1;
    const done = more.at(-1) as (error: null, length: number) => void;
    process.nextTick(() => {
      done(null, Buffer.byteLength(text));
      writing -= 1;
    });
  }) as typeof fs.write);
});
afterAll(() => jest.restoreAllMocks());

let setUp: StripePlatform;
const HOST = { host: 'aurora.localhost:3000' };
const WRONG_KEY = 'sk_live_51SomebodysWrongKey0009';

async function serve(env: Record<string, string> = {}) {
  applySettings(readSettings({ LOG_LEVEL: 'info' }));
  const reportError = (err: unknown, where: string) => log().error({ err, where }, 'unexpected error in the platform');
  setUp = await stripePlatform({ env, more: { reportError } });
  setPlatform(setUp.platform.app);
  written = '';
}
afterEach(() => setUp.close());

const linesOf = async (): Promise<string[]> => {
  await eventually(() => written !== '' && writing === 0);
  return written.trim().split('\n');
};
const report = (body: string, headers: Record<string, string>) =>
  handlePaymentReport(
    new Request('http://localhost/pay/reports/stripe', { method: 'POST', body, headers: { ...HOST, ...headers } }),
    'stripe',
  );
const back = (token: string) =>
  handlePaymentReturn(new Request(`http://localhost/pay/${token}/back`, { headers: HOST }), token);

const SECRET = [
  SECRET_KEY,
  WEBHOOK_SECRET,
  WRONG_KEY,
  'SomebodysWrong',
  'guest@example.com',
  'Ada Guest',
  'Bearer',
  '4242',
];

it('leaves one line for a refused report, without anything of it', async () => {
  await serve();
  const { token } = await setUp.orders.place();
  setUp.stripe.pay(setUp.newestSession());
  const event = setUp.stripe.events.find(({ type }) => type === 'charge.succeeded');
  if (event === undefined) throw new Error('there is no such event');
  const { body, headers } = signReport(event, { secrets: ['whsec_somebodyElses'], at: setUp.now().getTime() / 1000 });
  expect((await report(body, headers)).status).toBe(400);
  const lines = await linesOf();
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['a report of a payment was refused']);
  for (const secret of [...SECRET, token, event.id, 'somebodyElses']) expect(written).not.toContain(secret);
});

it('has no line for each report of a flood', async () => {
  await serve();
  for (let sent = 0; sent < 200; sent += 1) await report('{}', { 'x-forwarded-for': '192.0.2.7' });
  expect((await linesOf()).length).toBeLessThanOrEqual(120);
});

it('has no key, no token and nothing of a guest, whatever fails', async () => {
  await serve();
  const { uuid, token } = await setUp.orders.place();
  const { peer, stripe, orders } = setUp;
  peer.breakNext(500, 1, /^GET/);
  await back(token);
  peer.breakNext(429, 1, /^GET/);
  await loadPaymentPlace('aurora', token);
  stripe.pay(setUp.newestSession());
  await back(token);
  await orders.move(uuid, 'accept');
  peer.breakNext('down', 4);
  await orders.moveMoney();
  peer.clearFaults();
  peer.breakNext(500, 1, /sessions$/);
  await expect(orders.place()).rejects.toThrow();
  await linesOf();
  for (const secret of [...SECRET, token, uuid]) expect(written).not.toContain(secret);
  expect(written).toContain('STRIPE_500');
});

it('quotes no wrong key: at the start, when a guest pays, and in the problems of staff', async () => {
  await serve({ STRIPE_SECRET_KEY: WRONG_KEY });
  const accounts = readPaymentAccounts(readSettings({ STRIPE_SECRET_KEY: WRONG_KEY }).payments);
  const lines = await keyLines({ accounts, apiUrl: setUp.peer.url });
  expect(lines).toEqual(['STRIPE_SECRET_KEY is not accepted by Stripe: guests of its hotels cannot pay online.']);
  await expect(setUp.orders.place()).rejects.toThrow();
  await linesOf();
  expect(written).toContain('STRIPE_401');
  for (const secret of SECRET) expect(`${written}${lines.join()}`).not.toContain(secret);
});
