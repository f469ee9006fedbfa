/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
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

const TITLE = 'Give money back: order #1001';
const user = userEvent.setup();

const question = () => within(screen.getByRole('dialog', { name: TITLE }));
const isOpen = () => screen.queryByRole('dialog', { name: TITLE }) !== null;
const reason = () => question().getByRole('textbox', { name: /^Reason/ });
const error = () => question().queryByRole('alert')?.textContent ?? null;
const give = async () => {
  await user.click(question().getByRole('button', { name: /^Give (?:money back|back)/ }));
  await network.settled();
};

const donePaid = (parts: Partial<DeskOrder> = {}) => paidOrder({ ostatus_id: 'done', version: 3, ...parts });
const after = donePaid({ version: 5, money: orderMoney({ state: 'returning', to_return: 5.5 }) });

/** Opens the question, records what is sent, and answers with what it is given. */
async function ask() {
  answerDesk(network, []);
  network.respondTo('GET /api/desk/v1/orders?group=histories', { data: [donePaid()] });
  network.respondTo('GET /api/desk/v1/orders/order-1', { data: donePaid() });
  await renderDesk({ network, stream, address: '#orders/order-1' });
  await user.click(screen.getByRole('button', { name: 'Give money back' }));
  const sent: { body: unknown; key: string | null }[] = [];
  const answerWith = (respond: () => unknown) =>
    network.respondTo('POST /api/desk/v1/orders/order-1/refund', async (request: Request) => {
      sent.push({ body: await request.json(), key: request.headers.get('idempotency-key') });
      return respond();
    });
  answerWith(() => ({ data: after }));
  return { sent, answerWith };
}

it.each([
  ['Eva', /^Eva has already changed #1001\.$/],
  [null, /^Somebody has already changed #1001\.$/],
])(
  'gives nothing back when %s has changed the order since the question was opened, and does after that was said',
  async (name, said) => {
    const { sent, answerWith } = await ask();
    const changed = donePaid({ version: 4, money: orderMoney({ state: 'returning', to_return: 1 }) });
    const data = { status: ['this order is done'], ...(name !== null && { moved_by: [name] }) };
    answerWith(() => Response.json({ refusal: 'conflict', data: { data }, current: changed }, { status: 409 }));
    network.respondTo('GET /api/desk/v1/orders/order-1', { data: changed });
    await user.click(question().getByRole('checkbox', { name: /^Soup/ }));
    await user.type(reason(), 'cold');
    await give();
    expect(error()).toMatch(said);
    expect(question().getByText(/^At most .11\.00/)).toBeInTheDocument();
    answerWith(() => ({ data: after }));
    await give();
    expect(sent.map(({ body }) => body)).toEqual([3, 4].map((version) => ({ reason: 'cold', line_ids: [1], version })));
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
    expect(isOpen()).toBe(false);
  },
);

it('decides by the order as it was when the question was opened', async () => {
  const { sent } = await ask();
  await user.click(question().getByRole('checkbox', { name: /^Soup/ }));
  const less = donePaid({ version: 4, money: orderMoney({ state: 'returning', to_return: 1 }) });
  network.respondTo('GET /api/desk/v1/orders/order-1', { data: less });
  stream.send('order-updated', { order_uuid: 'order-1' });
  expect(await question().findByText(/^At most .11\.00/)).toBeInTheDocument();
  await user.type(reason(), 'cold');
  await give();
  expect(sent.map(({ body }) => body)).toEqual([{ reason: 'cold', line_ids: [1], version: 3 }]);
});
