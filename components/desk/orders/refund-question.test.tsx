/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeDeskStream } from '@/tests/builders/browser/fake-desk-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { modalDialogs } from '@/tests/builders/browser/modal-dialogs';
import { orderMoney } from '@/tests/builders/orders/money';
import { answerDesk, renderDesk } from '@/tests/builders/screen/desk-screen';
import { paidOrder } from '@/tests/builders/screen/paid-order';
import type { DeskOrder } from '../desk-api';

const network = fakeNetwork();
const stream = fakeDeskStream();
modalDialogs();

const CALL = 'POST /api/desk/v1/orders/order-1/refund';
const TITLE = 'Give money back: order #1001';
const TOO_MUCH = /^That is more than the .12\.00.EUR. that can still be given back\.$/;
const user = userEvent.setup();

type Sent = { body: unknown; key: string | null };

const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
const question = () => dialog(TITLE);
const isOpen = () => screen.queryByRole('dialog', { name: TITLE }) !== null;
const give = async () => {
  await user.click(question().getByRole('button', { name: /^Give (?:money back|back)/ }));
  await network.settled();
};
const reason = () => question().getByRole('textbox', { name: /^Reason/ });
const amount = () => question().getByRole('textbox', { name: /^Amount/ });
const error = () => question().queryByRole('alert')?.textContent ?? null;

/** An order that is done and paid, as it was when the question was opened. */
const donePaid = (parts: Partial<DeskOrder> = {}) => paidOrder({ ostatus_id: 'done', version: 3, ...parts });

const after = donePaid({ money: orderMoney({ state: 'returning', to_return: 4.5 }) });

/** Opens the question, records what is sent, and answers with what it is given. */
async function ask(order: DeskOrder = donePaid()) {
  answerDesk(network, []);
  network.respondTo('GET /api/desk/v1/orders?group=histories', { data: [order] });
  network.respondTo('GET /api/desk/v1/orders/order-1', { data: order });
  await renderDesk({ network, stream, address: '#orders/order-1' });
  await user.click(screen.getByRole('button', { name: 'Give money back' }));
  const sent: Sent[] = [];
  const answerWith = (respond: () => unknown) =>
    network.respondTo(CALL, async (request: Request) => {
      sent.push({ body: await request.json(), key: request.headers.get('idempotency-key') });
      return respond();
    });
  answerWith(() => ({ data: after }));
  return { sent, answerWith };
}

const refuse = (field: string) => () =>
  Response.json({ refusal: 'invalid', data: { data: { [field]: ['no'] } } }, { status: 422 });

it('gives back the lines that are ticked, for a reason that the guest reads, and says so in the order', async () => {
  const { sent } = await ask();
  expect(question().getByText('The guest reads this, as you type it. Their language: العربية')).toBeInTheDocument();
  for (const each of question().getAllByRole('checkbox')) expect(each).not.toBeChecked();
  await user.click(question().getByRole('checkbox', { name: /^Soup.*4\.50.EUR$/ }));
  await user.type(reason(), ' soup was cold ');
  expect(question().getByRole('button', { name: /^Give back .4\.50.EUR.$/ })).toBeEnabled();
  await give();
  expect(sent.map(({ body }) => body)).toEqual([{ reason: 'soup was cold', line_ids: [1], version: 3 }]);
  expect(isOpen()).toBe(false);
  expect(dialog('Order #1001').getByText(/^Order #1001: .4\.50.EUR. is being given back\.$/)).toBeInTheDocument();
  expect(dialog('Order #1001').getByText('Still to be given back')).toBeInTheDocument();
});

it('adds up several lines, and takes back a tick', async () => {
  const { sent } = await ask();
  await user.click(question().getByRole('checkbox', { name: /^Soup/ }));
  await user.click(question().getByRole('checkbox', { name: /^3× Tea/ }));
  expect(question().getByRole('button', { name: /^Give back .12\.00.EUR.$/ })).toBeEnabled();
  await user.click(question().getByRole('checkbox', { name: /^Soup/ }));
  await user.type(reason(), 'x');
  await give();
  expect(sent.map(({ body }) => body)).toEqual([{ reason: 'x', line_ids: [2], version: 3 }]);
});

it('gives back an amount, typed with a comma, by Enter', async () => {
  const { sent } = await ask();
  await user.click(question().getByRole('tab', { name: 'Amount' }));
  await user.type(amount(), '3,20');
  await user.tab();
  expect(reason()).toHaveFocus();
  await user.keyboard('late{Enter}');
  await network.settled();
  expect(sent.map(({ body }) => body)).toEqual([{ reason: 'late', amount: 3.2, version: 3 }]);
  expect(isOpen()).toBe(false);
});

it('is chosen by arrow keys: lines, then an amount', async () => {
  await ask();
  question().getByRole('tab', { name: 'Lines' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(question().getByRole('tab', { name: 'Amount' })).toHaveFocus();
  expect(amount()).toBeInTheDocument();
});

it('has the amount alone for an order without lines', async () => {
  const { sent } = await ask(donePaid({ products: [] }));
  expect(question().queryByRole('tab')).toBeNull();
  await user.type(amount(), '12');
  await user.type(reason(), 'x');
  await give();
  expect(sent.map(({ body }) => body)).toEqual([{ reason: 'x', amount: 12, version: 3 }]);
});

it('asks for a choice first and for a reason then, beside the fields, and sends nothing', async () => {
  const { sent } = await ask();
  await give();
  const errors = question().getAllByRole('alert');
  expect(errors.map(({ textContent }) => textContent)).toEqual(['Choose what is given back.', 'Write a reason.']);
  expect(question().getByRole('checkbox', { name: /^Soup/ })).toHaveFocus();
  expect(question().getByRole('group', { name: 'Lines' })).toHaveAccessibleDescription('Choose what is given back.');
  await user.click(question().getByRole('checkbox', { name: /^Soup/ }));
  expect(error()).toBe('Write a reason.');
  await give();
  expect(reason()).toHaveFocus();
  expect(reason()).toHaveAccessibleDescription(/^Write a reason\. The guest reads this/);
  await user.type(reason(), 'x');
  expect(error()).toBeNull();
  expect(sent).toEqual([]);
});

it.each([
  ['12.01', TOO_MUCH],
  ['0', 'This value cannot be used. Check it.'],
  ['-4', 'This value cannot be used. Check it.'],
  ['1.005', 'This value cannot be used. Check it.'],
  ['soup', 'This value cannot be used. Check it.'],
])('sends no amount of %j', async (typed, said) => {
  const { sent } = await ask();
  await user.click(question().getByRole('tab', { name: 'Amount' }));
  await user.type(amount(), typed);
  await user.type(reason(), 'x');
  await give();
  expect(error()).toEqual(typeof said === 'string' ? said : expect.stringMatching(said));
  expect(amount()).toHaveFocus();
  expect(amount()).toBeInvalid();
  expect(sent).toEqual([]);
});

it('counts what is on its way back already as given', async () => {
  await ask(donePaid({ money: orderMoney({ state: 'returning', to_return: 8 }) }));
  expect(question().getByText(/^At most .4\.00.EUR.$/)).toBeInTheDocument();
  await user.click(question().getByRole('checkbox', { name: /^Soup/ }));
  await user.type(reason(), 'x');
  await give();
  expect(error()).toMatch(/more than the .4\.00/);
});

it.each([
  ['line_ids', /^One of these lines was given back before/],
  ['amount', 'The payment service takes no amount as fine as this. Round it.'],
  ['reason', 'Write a reason.'],
  ['status', 'Nothing more can be given back for this order.'],
])('keeps what was typed when the server refuses %s, and says why beside it', async (field, said) => {
  const { sent, answerWith } = await ask();
  answerWith(refuse(field));
  await user.click(question().getByRole('checkbox', { name: /^Soup/ }));
  await user.type(reason(), 'cold');
  await give();
  expect(error()).toEqual(typeof said === 'string' ? said : expect.stringMatching(said));
  expect(question().getByRole('checkbox', { name: /^Soup/ })).toBeChecked();
  expect(reason()).toHaveValue('cold');
  expect(sent).toHaveLength(1);
  await user.type(reason(), '!');
  expect(error()).toBeNull();
});

it.each(['line_ids', 'amount'])(
  'says that less is left when a colleague was first, where the server names %s',
  async (field) => {
    const { answerWith } = await ask();
    answerWith(refuse(field));
    const less = donePaid({ money: orderMoney({ state: 'returning', to_return: 10 }) });
    network.respondTo('GET /api/desk/v1/orders/order-1', { data: less });
    await user.click(question().getByRole('checkbox', { name: /^Soup/ }));
    await user.type(reason(), 'cold');
    await give();
    expect(error()).toMatch(/^That is more than the .2\.00.EUR/);
  },
);

it('sends the same refund again under the same key when nobody answered, also where nothing is left by then', async () => {
  const { sent, answerWith } = await ask();
  await user.click(question().getByRole('checkbox', { name: /^Soup/ }));
  await user.type(reason(), 'cold');
  answerWith(() => undefined);
  // The server has done it, and only its answer was lost.
  const money = orderMoney({ state: 'returning', to_return: 12 });
  const gone = donePaid({ version: 4, money });
  network.respondTo('GET /api/desk/v1/orders/order-1', { data: gone });
  await give();
  expect(error()).toBe('The desk did not answer. Try again.');
  expect(isOpen()).toBe(true);
  answerWith(() => ({ data: gone }));
  await give();
  expect(isOpen()).toBe(false);
  expect(sent).toHaveLength(2);
  expect(sent[0]).toEqual(sent[1]);
  expect(sent[0]?.key).toMatch(/^[\da-f-]{36}$/);
});

it('takes another key for another refund, and for the same one after a refusal', async () => {
  const { sent, answerWith } = await ask();
  answerWith(refuse('amount'));
  await user.click(question().getByRole('checkbox', { name: /^Soup/ }));
  await user.type(reason(), 'a');
  await give();
  await give();
  answerWith(() => undefined);
  await user.type(reason(), 'b');
  await give();
  expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
});

it('sends one refund for two taps', async () => {
  const { sent } = await ask();
  await user.click(question().getByRole('checkbox', { name: /^Soup/ }));
  await user.type(reason(), 'cold');
  const button = question().getByRole('button', { name: /^Give back/ });
  await user.dblClick(button);
  await network.settled();
  expect(sent).toHaveLength(1);
});

it('cannot be sent without a connection, and keeps what was typed', async () => {
  const { sent } = await ask();
  await user.click(question().getByRole('checkbox', { name: /^Soup/ }));
  stream.breaks();
  await network.settled();
  expect(question().getByRole('button', { name: /^Give back/ })).toBeDisabled();
  await user.type(reason(), 'cold{Enter}');
  await network.settled();
  expect(sent).toEqual([]);
  expect(reason()).toHaveValue('cold');
});

it('leaves everything as it is, and gives the focus back to its button', async () => {
  const { sent } = await ask();
  await user.click(question().getByRole('button', { name: 'Leave as it is' }));
  expect(isOpen()).toBe(false);
  expect(screen.getByRole('button', { name: 'Give money back' })).toHaveFocus();
  expect(sent).toEqual([]);
});

it('closes alone when the browser closes it by Escape: the order below stays', async () => {
  await ask();
  const asked = screen.getByRole<HTMLDialogElement>('dialog', { name: TITLE });
  act(() => asked.close());
  await network.settled();
  expect(isOpen()).toBe(false);
  expect(screen.getByRole('dialog', { name: 'Order #1001' })).toBeInTheDocument();
});

it('moves the focus to the money where nothing more can be given back', async () => {
  const { answerWith } = await ask();
  const all = donePaid({ money: orderMoney({ state: 'returning', to_return: 12 }) });
  answerWith(() => ({ data: all }));
  await user.click(question().getByRole('checkbox', { name: /^Soup/ }));
  await user.click(question().getByRole('checkbox', { name: /^3× Tea/ }));
  await user.type(reason(), 'all cold');
  await give();
  expect(screen.getByRole('region', { name: 'Money' })).toHaveFocus();
});

it('asks to sign in again when the session has ended', async () => {
  const { answerWith } = await ask();
  answerWith(() => Response.json({}, { status: 401 }));
  await user.click(question().getByRole('checkbox', { name: /^Soup/ }));
  await user.type(reason(), 'cold');
  await give();
  expect(screen.getByRole('dialog', { name: /sign/i })).toBeInTheDocument();
});
