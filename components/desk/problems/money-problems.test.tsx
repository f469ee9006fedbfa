/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { fakeDeskStream } from '@/tests/builders/browser/fake-desk-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { modalDialogs } from '@/tests/builders/browser/modal-dialogs';
import { answerDesk, renderDesk } from '@/tests/builders/screen/desk-screen';
import { paidOrder } from '@/tests/builders/screen/paid-order';
import type { EndingHold, PaymentProblems, PaymentStep, RefusedReport } from '../live/use-payment-problems';

const network = fakeNetwork();
const stream = fakeDeskStream();
modalDialogs();

const LIST = 'GET /api/desk/v1/payment-problems';
const NOW = Date.parse('2026-11-29T10:00:00Z');

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

const step = (parts: Partial<PaymentStep> = {}): PaymentStep => ({
  order_uuid: 'order-1',
  num: 1001,
  kind: 'refund',
  amount: 4.5,
  since: '2026-11-29T08:00:00Z',
  attempts: 3,
  last_error: 'STRIPE_ECONNREFUSED',
  is_given_up: false,
  ...parts,
});
const report = (parts: Partial<RefusedReport> = {}): RefusedReport => ({
  id: 'report-1',
  order_uuid: 'order-2',
  num: 1002,
  reason: 'amount',
  received_at: '2026-11-28T22:00:00Z',
  ...parts,
});
const HOLD: EndingHold = { order_uuid: 'order-3', num: 1003, amount: 12, held_until: '2026-11-30T07:00:00Z' };

const answer = (parts: Partial<PaymentProblems>) =>
  network.respondTo(LIST, { data: { steps: [], refused_reports: [], holds: [], ...parts } });

async function openProblems(parts: Partial<PaymentProblems>, language = 'en') {
  answerDesk(network, []);
  answer(parts);
  await renderDesk({ network, stream, address: '#problems', language });
}

const plain = (text: string | null) => text?.replaceAll(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ') ?? '';
const list = () => screen.queryByRole('region', { name: 'Money' });
const rows = () =>
  within(screen.getByRole('region', { name: 'Money' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => plain(textContent));
const badge = () =>
  within(screen.getByRole('navigation', { name: 'Staff desk' })).queryAllByText(/^Problems: /)[0]?.textContent ?? null;
const press = async (name: RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await network.settled();
};

/** Records what is sent to a call, and answers it. */
function record(path: string, respond: () => unknown): unknown[] {
  const bodies: unknown[] = [];
  network.respondTo(`POST /api/desk/v1/payment-problems/${path}`, async (request: Request) => {
    bodies.push(await request.json());
    return respond();
  });
  return bodies;
}

it('is not there where all money moves, and says so with the rest', async () => {
  await openProblems({});
  expect(list()).toBeNull();
  expect(badge()).toBeNull();
  expect(screen.getByText(/^No problems/)).toBeInTheDocument();
});

it('says of each step what was not done, since when, how often it was tried and why', async () => {
  await openProblems({
    steps: [
      step(),
      step({ order_uuid: 'a', num: 7, kind: 'capture', last_error: 'NOT_DONE_YET', since: '2026-11-28T08:00:00Z' }),
      step({ order_uuid: 'b', num: 8, kind: 'release', last_error: 'PROVIDER_NOT_SET_UP' }),
      step({ order_uuid: 'c', num: 9, last_error: 'STRIPE_INSUFFICIENT_FUNDS', is_given_up: true, attempts: 15 }),
      step({ order_uuid: 'd', num: 10, last_error: null }),
      step({ order_uuid: 'e', num: 11, last_error: 'ACCOUNT_NOT_SET_UP' }),
    ],
  });
  expect(rows()).toEqual([
    'Order #1001Not given back yet: 4.50 EURsince 09:00 · tries: 3The payment service cannot be reached (STRIPE_ECONNREFUSED).Try again, #1001',
    expect.stringMatching(
      /^Order #7Not charged yet: 4\.50 EURsince 09:00, 28 November · .*bank has not confirmed it yet/,
    ),
    expect.stringMatching(/^Order #8Reservation not ended yet: .*is not set up any more/),
    expect.stringMatching(/tries: 15The payment service refused it \(STRIPE_INSUFFICIENT_FUNDS\)\.Given up: it waits/),
    expect.stringMatching(/How the last try ended is not known\.Try again/),
    expect.stringMatching(/Ask the operator to list it among the former accounts/),
  ]);
  expect(badge()).toBe('Problems: 6');
  expect(screen.queryByText(/^No problems/)).toBeNull();
});

it('says in words why a report was refused, also for a reason that the desk has no words for', async () => {
  const refused = ['amount', 'currency', 'law', 'account', 'toString', 'other'].map((reason, place) =>
    report({ id: `${place}`, reason }),
  );
  await openProblems({ refused_reports: refused });
  expect(rows()).toEqual([
    'Order #1002The payment service reports another amount than the order has.23:00, 28 NovemberDismiss, #1002',
    expect.stringMatching(/another currency/),
    expect.stringMatching(/cannot be: it was not written down/),
    expect.stringMatching(/account at which the guest paid is not set up any more/),
    expect.stringMatching(/contradicts this order \(toString\)/),
    expect.stringMatching(/contradicts this order \(other\)/),
  ]);
});

it('says of disputes and of refunds that came back how much money it is', async () => {
  const reasons = ['dispute', 'dispute_won', 'dispute_lost', 'refund_failed'];
  await openProblems({ refused_reports: reasons.map((reason) => report({ id: reason, reason, amount: 4.5 })) });
  expect(rows()).toEqual([
    'Order #1002The guest’s bank disputes 4.50 EUR: answer at the payment service in time.23:00, 28 NovemberDismiss, #1002',
    expect.stringMatching(/The dispute about 4\.50 EUR has ended in the hotel’s favour\./),
    expect.stringMatching(/The dispute about 4\.50 EUR is lost: the bank keeps the money\./),
    expect.stringMatching(/4\.50 EUR did not reach the guest: the bank has sent the refund back\./),
  ]);
  expect(badge()).toBe('Problems: 4');
});

it('says of an order that was never charged how much it is', async () => {
  await openProblems({ refused_reports: [report({ reason: 'uncharged', amount: 4.5 })] });
  expect(rows()).toEqual([expect.stringMatching(/4\.50 EUR was not charged: the reservation ended before that/)]);
});

it('names reservations that end soon, with what can be done', async () => {
  await openProblems({ holds: [HOLD] });
  expect(rows()).toEqual([
    expect.stringMatching(
      /^Order #1003Reserved 12\.00 EUR: ends 08:00, 30 NovemberAccept or cancel the order before that/,
    ),
  ]);
  expect(badge()).toBe('Problems: 1');
});

it('leads to the order', async () => {
  await openProblems({ steps: [step()] });
  network.respondTo('GET /api/desk/v1/orders/order-1', { data: paidOrder({ ostatus_id: 'done' }) });
  fireEvent.click(within(screen.getByRole('region', { name: 'Money' })).getByRole('link', { name: 'Order #1001' }));
  expect(await screen.findByRole('dialog', { name: 'Order #1001' })).toBeInTheDocument();
});

it('tries a step again and says so, and counts it no more once it is done', async () => {
  await openProblems({ steps: [step({ is_given_up: true })] });
  const bodies = record('retry', () => {
    answer({});
    return { data: { status: 'ok' } };
  });
  await press(/^Try again.*#1001/);
  expect(bodies).toEqual([{ order_uuid: 'order-1' }]);
  expect(screen.getByText('Order #1001 is tried again now.')).toBeInTheDocument();
  expect(list()).toBeNull();
  expect(badge()).toBeNull();
});

it('takes a refused report off the list', async () => {
  await openProblems({ refused_reports: [report()] });
  const bodies = record('dismiss', () => {
    answer({});
    return { data: { status: 'ok' } };
  });
  await press(/^Dismiss.*#1002/);
  expect(bodies).toEqual([{ id: 'report-1' }]);
  expect(list()).toBeNull();
});

it('keeps the list with a notice when nobody answers', async () => {
  await openProblems({ steps: [step()] });
  record('retry', () => undefined);
  await press(/^Try again/);
  expect(screen.getByText(/did not answer/)).toBeInTheDocument();
  expect(rows()).toHaveLength(1);
  expect(screen.getByRole('button', { name: /^Try again/ })).toBeEnabled();
});

it('reads the list again without a word when somebody else was first', async () => {
  await openProblems({ refused_reports: [report()] });
  record('dismiss', () => {
    answer({});
    return Response.json({}, { status: 404 });
  });
  await press(/^Dismiss/);
  expect(screen.queryByText(/did not answer/)).toBeNull();
  expect(list()).toBeNull();
});

it('offers nothing without a connection', async () => {
  await openProblems({ steps: [step()], refused_reports: [report()] });
  stream.breaks();
  await network.settled();
  expect(screen.getByRole('button', { name: /^Try again/ })).toBeDisabled();
  expect(screen.getByRole('button', { name: /^Dismiss/ })).toBeDisabled();
});

it('finds what goes wrong while somebody looks, and elsewhere for the badge', async () => {
  await openProblems({});
  answer({ steps: [step()] });
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(rows()).toHaveLength(1);
});

it('counts on the badge of the other areas too', async () => {
  answerDesk(network, []);
  answer({ holds: [HOLD] });
  await renderDesk({ network, stream, address: '#orders' });
  expect(badge()).toBe('Problems: 1');
});

it('takes a server of an earlier release for one that moves no money', async () => {
  answerDesk(network, []);
  network.respondTo(LIST, () => Response.json({}, { status: 404 }));
  await renderDesk({ network, stream, address: '#problems' });
  expect(screen.getByText(/^No problems/)).toBeInTheDocument();
});

it('does not say that all is well while the money could not be read', async () => {
  answerDesk(network, []);
  network.respondTo(LIST, () => Response.json({}, { status: 500 }));
  await renderDesk({ network, stream, address: '#problems' });
  expect(screen.queryByText(/^No problems/)).toBeNull();
});

it('isolates amounts and codes in Arabic', async () => {
  await openProblems({ steps: [step()] }, 'ar');
  expect(screen.getByText(/لم يُرد بعد/).textContent).toBe('لم يُرد بعد: \u20664.50\u00a0EUR\u2069');
  expect(screen.getByText(/\u2066STRIPE_ECONNREFUSED\u2069/)).toBeInTheDocument();
});
