/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeDeskStream } from '@/tests/builders/browser/fake-desk-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { modalDialogs } from '@/tests/builders/browser/modal-dialogs';
import { answerDesk, deskOrder, renderDesk } from '@/tests/builders/screen/desk-screen';
import { orderTicket, STATIONS } from '@/tests/builders/screen/printing';
import type { DeskOrder } from '../desk-api';

const network = fakeNetwork();
const stream = fakeDeskStream();
modalDialogs();

const REPRINT = 'POST /api/desk/v1/orders/order-1/tickets/ticket-1/reprint';

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-06-18T17:31:00Z'), advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

async function open(tickets: DeskOrder['tickets']) {
  answerDesk(network, [deskOrder({ tickets })], [], { settings: STATIONS });
  await renderDesk({ network, stream });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: /^Show order #1001/ }));
  const details = within(await screen.findByRole('dialog', { name: 'Order #1001' }));
  return { user, details };
}

const rows = () =>
  within(screen.getByRole('region', { name: 'Tickets on paper' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

async function ask(tickets: DeskOrder['tickets'] = [orderTicket()]) {
  const { user } = await open(tickets);
  await user.click(screen.getByRole('button', { name: /^Print again ?, Kitchen/ }));
  return { user, question: within(screen.getByRole('dialog', { name: 'Print again: Kitchen' })) };
}

/** Records the bodies and keys of what is sent to the call, and answers it. */
function record(respond: () => unknown) {
  const sent: { body: unknown; key: string | null }[] = [];
  network.respondTo(REPRINT, async (request: Request) => {
    sent.push({ body: await request.json(), key: request.headers.get('idempotency-key') });
    return respond();
  });
  return sent;
}

it('is not there for an order that is not printed', async () => {
  await open([]);
  expect(screen.queryByRole('region', { name: 'Tickets on paper' })).toBeNull();
});

it('says what became of each ticket, and why it is a copy', async () => {
  await open([
    orderTicket({ state: 'given-up', printed_at: null }),
    orderTicket({ id: 'b', copy: 'unconfirmed' }),
    orderTicket({ id: 'c', station: 'bar', copy: 'asked', printed_at: '2026-06-18T17:30:59Z' }),
    orderTicket({ id: 'd', station: 'bar', kind: 'correction', state: 'sent', printed_at: null }),
    orderTicket({ id: 'e', station: 'gone', state: 'waiting', printed_at: null }),
  ]);
  expect(rows()).toEqual([
    'KitchenNever confirmedPrint again, Kitchen',
    'KitchenPrinted 19:30Copy, because the one before was never confirmedPrint again, Kitchen',
    'BarPrinted 19:30Copy, asked for at the deskPrint again, Bar',
    'Bar · CorrectionSent, not confirmed yetPrint again, Bar',
    'goneWaits for the printer',
  ]);
});

it('prints a ticket again with the reason, says so and shows the copy', async () => {
  const { user, question } = await ask();
  const copy = orderTicket({ id: 'ticket-2', state: 'waiting', copy: 'asked', printed_at: null });
  const sent = record(() => ({ data: deskOrder({ tickets: [orderTicket(), copy] }) }));
  await user.type(question.getByRole('textbox', { name: 'Reason' }), '  fell into the soup ');
  await user.click(question.getByRole('button', { name: 'Print again' }));
  await network.settled();
  expect(sent).toEqual([{ body: { words: 'fell into the soup' }, key: expect.stringMatching(/^[0-9a-f-]{36}$/) }]);
  expect(screen.queryByRole('dialog', { name: 'Print again: Kitchen' })).toBeNull();
  expect(screen.getAllByText('Order #1001: the ticket for Kitchen is printed again.')[0]).toBeInTheDocument();
  expect(rows()).toHaveLength(2);
});

it('needs no reason, and sends it as none', async () => {
  const { user, question } = await ask();
  const sent = record(() => ({ data: deskOrder({ tickets: [orderTicket()] }) }));
  await user.type(question.getByRole('textbox', { name: 'Reason' }), '   {Enter}');
  await network.settled();
  expect(sent.map(({ body }) => body)).toEqual([{ words: null }]);
});

it('keeps the reason with a notice when nobody answers, and sends the same request as the same one', async () => {
  const { user, question } = await ask();
  network.respondTo('GET /api/desk/v1/orders/order-1', { data: deskOrder({ tickets: [orderTicket()] }) });
  const sent = record(() => undefined);
  await user.type(question.getByRole('textbox', { name: 'Reason' }), 'smudged');
  await user.click(question.getByRole('button', { name: 'Print again' }));
  await network.settled();
  expect(question.getByRole('alert')).toHaveTextContent('could not be printed again');
  expect(question.getByRole('textbox', { name: 'Reason' })).toHaveValue('smudged');
  await user.click(question.getByRole('button', { name: 'Print again' }));
  await network.settled();
  await user.type(question.getByRole('textbox', { name: 'Reason' }), ' twice');
  await user.click(question.getByRole('button', { name: 'Print again' }));
  await network.settled();
  const [first, second, third] = sent.map(({ key }) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('says that a ticket cannot be printed again, and shows what became of it meanwhile', async () => {
  const { user, question } = await ask();
  const waiting = orderTicket({ state: 'waiting', printed_at: null });
  network.respondTo('GET /api/desk/v1/orders/order-1', { data: deskOrder({ tickets: [waiting] }) });
  record(() => Response.json({ data: { data: { ticket: ['is still to be printed'] } } }, { status: 422 }));
  await user.click(question.getByRole('button', { name: 'Print again' }));
  await network.settled();
  expect(question.getByRole('alert')).toHaveTextContent('could not be printed again');
  expect(rows()).toEqual(['KitchenWaits for the printer']);
});

it('offers nothing without a connection', async () => {
  const { details } = await open([orderTicket()]);
  stream.breaks();
  await network.settled();
  expect(details.getByRole('button', { name: /^Print again ?, Kitchen/ })).toBeDisabled();
});
