import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PaymentProblems } from '@/lib/platform/payments/payment-problems';
import { SECRET_KEY, WEBHOOK_SECRET } from '@/tests/builders/payments/stripe';
import { type StripePlatform, stripePlatform } from '@/tests/builders/payments/stripe-platform';
import { throughOtherConnection } from '@/tests/builders/platform/store-contents';
import { onEachStore } from '@/tests/builders/platform/stores';
import { signReport } from '@/tests/peers/stripe/webhooks';

const OWN_KEY = 'sk_test_51AurorasOwnKey00000002';
const COMMON = { STRIPE_SECRET_KEY: SECRET_KEY, STRIPE_WEBHOOK_SECRETS: WEBHOOK_SECRET };

onEachStore((emptyStore) => {
  let setUp: StripePlatform;
  let folder: string;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'payments-'));
    setUp = await stripePlatform({ emptyStore });
    setUp.peer.account(OWN_KEY);
  });
  afterEach(async () => {
    await setUp.close();
    rmSync(folder, { recursive: true });
  });

  const withFile = async (file: object, env: Record<string, string> = COMMON) => {
    const path = join(folder, 'payments.json');
    writeFileSync(path, JSON.stringify(file));
    await setUp.configure({ ...env, PAYMENTS_FILE: path });
  };
  /** An order that is reserved at the common account. */
  const reserved = async () => {
    const order = await setUp.orders.place();
    const session = setUp.newestSession();
    setUp.stripe.pay(session);
    await setUp.platform.app.payments.refresh('aurora', order.token);
    return { ...order, session };
  };
  const problems = async () => (await setUp.platform.desk('aurora', '/payment-problems')).body.data as PaymentProblems;
  const moveMoney = async (uuid: string, move: string) => {
    await setUp.orders.move(uuid, move);
    setUp.advanceSeconds(15);
    await setUp.orders.moveMoney();
  };
  const look = async (minutes = 6) => {
    setUp.advanceSeconds(minutes * 60);
    await setUp.platform.app.paymentChecks.runOnce();
  };

  it('charges and gives back by the account at which the guest paid, after the hotel has got one of its own', async () => {
    const old = await reserved();
    await withFile({ aurora: { stripe_secret_key: OWN_KEY } });
    await moveMoney(old.uuid, 'accept');
    await moveMoney(old.uuid, 'cancel');
    expect(setUp.stripe.books(old.session)).toMatchObject({ captured: 495, refunded: 495 });
    const next = await setUp.orders.place();
    const own = setUp.peer.account(OWN_KEY);
    const [session = ''] = own.account.sessions.keys();
    own.pay(session);
    await setUp.platform.app.payments.refresh('aurora', next.token);
    await moveMoney(next.uuid, 'accept');
    expect(own.books(session)).toMatchObject({ captured: 495 });
    expect(await problems()).toMatchObject({ steps: [], refused_reports: [] });
  });

  it('goes on by a former account that the file lists, after the operator has another one too', async () => {
    const old = await reserved();
    await withFile({ '*': { former: [{ stripe_secret_key: SECRET_KEY }] } }, { STRIPE_SECRET_KEY: OWN_KEY });
    await moveMoney(old.uuid, 'accept');
    expect(setUp.stripe.books(old.session)).toMatchObject({ captured: 495 });
  });

  it('names among the problems a payment whose account is gone, asks no other one, and forgets it once it is back', async () => {
    const old = await reserved();
    const waiting = await reserved();
    await setUp.configure({ STRIPE_SECRET_KEY: OWN_KEY });
    const sent = setUp.peer.requests.length;
    await moveMoney(old.uuid, 'accept');
    await look();
    const { steps, refused_reports } = await problems();
    expect(steps).toMatchObject([{ order_uuid: old.uuid, kind: 'capture', last_error: 'ACCOUNT_NOT_SET_UP' }]);
    const named = refused_reports.map(({ order_uuid, reason }) => [order_uuid, reason]).toSorted();
    expect(named).toEqual([old, waiting].map(({ uuid }) => [uuid, 'account']).toSorted());
    expect(new Set(setUp.peer.requests.slice(sent).map(({ path }) => path))).toEqual(new Set(['/v1/account']));
    // Each is reported once a look, and stands there once.
    await look(20);
    expect((await problems()).refused_reports).toHaveLength(2);
    expect(setUp.platform.unexpectedErrors.splice(0).map(String)).toContain('PaymentError: ACCOUNT_NOT_SET_UP');
    await withFile({ aurora: { former: [{ stripe_secret_key: SECRET_KEY }] } }, { STRIPE_SECRET_KEY: OWN_KEY });
    await look(60);
    await setUp.orders.moveMoney(7200);
    expect(await problems()).toMatchObject({ steps: [], refused_reports: [] });
    expect(setUp.stripe.books(old.session)).toMatchObject({ captured: 495 });
    expect(setUp.stripe.books(waiting.session)).toMatchObject({ captured: 0, released: 0 });
  });

  it('finds a payment of an earlier release at the account that has it, and binds it', async () => {
    const old = await reserved();
    const accountOf = () =>
      throughOtherConnection(setUp.platform.store, (db) =>
        db.selectFrom('payment').select('account').where('order_uuid', '=', old.uuid).executeTakeFirstOrThrow(),
      );
    const bound = await accountOf();
    await throughOtherConnection(setUp.platform.store, (db) =>
      db.updateTable('payment').set({ account: null }).execute(),
    );
    await withFile({ aurora: { stripe_secret_key: OWN_KEY } });
    await moveMoney(old.uuid, 'accept');
    expect(setUp.stripe.books(old.session)).toMatchObject({ captured: 495 });
    expect(await accountOf()).toEqual(bound);
    expect(bound.account).toMatch(/^[\w-]{16}$/);
  });

  it('takes a report that a former account has signed', async () => {
    const order = await setUp.orders.place();
    const session = setUp.newestSession();
    await withFile({
      aurora: { stripe_secret_key: OWN_KEY, stripe_webhook_secrets: ['whsec_aurorasOwnSecret00000001'] },
    });
    setUp.stripe.pay(session);
    const event = setUp.stripe.events.find(({ type }) => type === 'checkout.session.completed');
    if (event === undefined) throw new Error('nothing is reported');
    const at = Math.floor(setUp.now().getTime() / 1000);
    const { body, headers } = signReport(event, { secrets: [WEBHOOK_SECRET], at });
    const report = { body, headers: new Headers(headers) };
    expect(await setUp.platform.app.payments.handleReport('stripe', 'aurora', report)).toBe('ok');
    expect(await setUp.orders.money(order.uuid)).toMatchObject({ state: 'reserved' });
  });
});
