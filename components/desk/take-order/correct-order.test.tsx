/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeDeskStream } from '@/tests/builders/browser/fake-desk-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { modalDialogs } from '@/tests/builders/browser/modal-dialogs';
import { deskOrder } from '@/tests/builders/screen/desk-screen';
import { openPhoneDesk } from '@/tests/builders/screen/phone-desk';
import type { DeskOrder } from '../desk-api';

const network = fakeNetwork();
const stream = fakeDeskStream();
modalDialogs();

const CALL = 'POST /api/desk/v1/orders/order-1/correct';
const user = userEvent.setup();

const line = (id: number, title: string, productId: number) => ({
  ...{ id, product: { title: { en: title } }, properties: [], price: 12, quantity: 1, total_price: 12 },
  ...{ slot_minutes: null, ordered_for: null },
  repeat: { product_id: productId, section_id: 5, answers: [] },
});
const ORDER = deskOrder({
  products: [line(1, 'Burger', 31), line(2, 'Tea', 99)],
  taken_by_staff: true,
  taken_by: 'Marta',
  taken_note: 'Rang twice',
});

const sheet = () => within(screen.getByRole('dialog', { name: /^Correct the order .*#1001/ }));
const save = async () => {
  await user.click(sheet().getByRole('button', { name: 'Save the correction' }));
  await network.settled();
};

async function open(order: DeskOrder = ORDER) {
  network.respondTo('GET /api/desk/v1/orders/order-1', { data: order });
  await openPhoneDesk({ network, stream, address: '#orders/order-1', orders: [order] });
  await user.click(screen.getByRole('button', { name: 'Correct the order' }));
  await waitFor(() => expect(sheet().getByRole('combobox')).toBeInTheDocument());
}

function answer(respond: () => unknown) {
  const sent: Record<string, unknown>[] = [];
  network.respondTo(CALL, async (request: Request) => {
    sent.push((await request.json()) as Record<string, unknown>);
    return respond();
  });
  return sent;
}

const refuse = (status: number, fields: object) => () =>
  Response.json({ refusal: status === 409 ? 'conflict' : 'invalid', data: { data: fields } }, { status });

it('takes a line out, adds a dish, and tells the guest why', async () => {
  const sent = answer(() => ({ data: { ...ORDER, version: 1 } }));
  await open();
  await user.click(sheet().getByRole('button', { name: 'Remove Tea' }));
  await user.type(sheet().getByRole('combobox'), 'burg{Enter}');
  await network.settled();
  await user.type(sheet().getByLabelText('Note to the guest'), 'As you said');
  await save();
  expect(sent).toMatchObject([
    {
      lines: [{ line_id: 1 }, { product: { id: 31 }, quantity: 1, total_price: 12 }],
      ...{ version: 0, reason: 'As you said', refusal_language: 'en' },
    },
  ]);
  expect(screen.queryByRole('dialog', { name: /^Correct/ })).toBeNull();
});

it('puts a changed line in the place of the one that it was', async () => {
  const sent = answer(() => ({ data: ORDER }));
  await open();
  await user.click(sheet().getByRole('button', { name: 'Change Burger' }));
  await network.settled();
  const form = within(await sheet().findByRole('form', { name: 'Burger' }));
  await user.click(form.getByRole('button', { name: 'More' }));
  await user.click(form.getByRole('button', { name: /^Save/ }));
  await save();
  expect(sent).toMatchObject([{ lines: [{ line_id: 2 }, { product: { id: 31 }, quantity: 2, total_price: 24 }] }]);
});

it('says what it comes to before it is saved, and nothing of it while nothing is changed', async () => {
  const asked: unknown[] = [];
  network.respondTo('POST /api/desk/v1/orders/order-1/correct/quote', async (request: Request) => {
    asked.push(await request.json());
    return { data: { final_sum: 13.2, delivery_price: 1.2, tip: 0 } };
  });
  await open();
  expect(sheet().getByText('Total until now')).toBeInTheDocument();
  expect(sheet().queryByText('Total after the correction')).toBeNull();
  await user.click(sheet().getByRole('button', { name: 'Remove Tea' }));
  expect(await sheet().findByText(/^13\.20/)).toBeInTheDocument();
  expect(asked).toEqual([{ lines: [{ line_id: 1 }], refusal_language: 'en' }]);
});

it.each([
  ['is paid online', { integration_payment: { status_id: 'done', extra: { payment_link: '/pay/x' } } }, /paid online/],
  ['has a receipt', { receipts: [{ number: '2026-1', kind: 'receipt' }] }, /receipt has been issued/],
] as const)('says at once that its lines stay where it %s', async (_what, parts, sentence) => {
  const order = { ...ORDER, ...parts } as DeskOrder;
  network.respondTo('GET /api/desk/v1/orders/order-1', { data: order });
  await openPhoneDesk({ network, stream, address: '#orders/order-1', orders: [order] });
  await user.click(screen.getByRole('button', { name: 'Correct the order' }));
  expect(await sheet().findByText(sentence)).toBeInTheDocument();
  expect(sheet().queryByRole('combobox')).toBeNull();
});

it('says that a line is no longer offered as it was ordered', async () => {
  await open();
  await user.click(sheet().getByRole('button', { name: 'Change Tea' }));
  await network.settled();
  expect(sheet().getByText(/^Tea is no longer offered like this/)).toBeInTheDocument();
});

it('saves nothing while nothing is changed, and never an empty order', async () => {
  await open();
  const button = () => sheet().getByRole('button', { name: 'Save the correction' });
  expect(button()).toBeDisabled();
  for (const name of ['Remove Burger', 'Remove Tea']) await user.click(sheet().getByRole('button', { name }));
  expect(button()).toBeDisabled();
  expect(sheet().getByText(/^An order needs a dish/)).toBeInTheDocument();
  await user.click(sheet().getByRole('button', { name: 'Keep it after all Tea' }));
  expect(button()).toBeEnabled();
});

it('keeps what was chosen when somebody else was first, and sends it for the order as it is now', async () => {
  let isFirst = true;
  const sent = answer(() => (isFirst ? refuse(409, { moved_by: ['Ben'] })() : { data: ORDER }));
  await open();
  await user.click(sheet().getByRole('button', { name: 'Remove Tea' }));
  const changed = { ...ORDER, version: 3, products: [line(1, 'Burger', 31), line(2, 'Tea', 99), line(5, 'Cake', 98)] };
  network.respondTo('GET /api/desk/v1/orders/order-1', { data: changed });
  await save();
  expect(sheet().getByText(/^Ben has changed this order meanwhile/)).toBeInTheDocument();
  isFirst = false;
  await save();
  expect(sent.map(({ version, lines }) => [version, lines])).toEqual([
    [0, [{ line_id: 1 }]],
    [3, [{ line_id: 1 }, { line_id: 5 }]],
  ]);
});

it.each([
  ['online', /^This order is paid online/],
  ['receipts', /^A receipt has been issued/],
  ['status', /^This order has ended/],
  ['products.31', /^Burger: only 1 left|only 1 left/],
])('says why it is refused by the field %s, and keeps what was chosen', async (field, sentence) => {
  answer(refuse(422, { [field]: ['only 1 left'] }));
  await open();
  await user.click(sheet().getByRole('button', { name: 'Remove Tea' }));
  await user.type(sheet().getByRole('combobox'), 'burg{Enter}');
  await network.settled();
  await save();
  expect(sheet().getAllByText(sentence).length).toBeGreaterThan(0);
  expect(sheet().getAllByRole('list', { name: 'Products' })).toHaveLength(2);
});

it('shows who took the order and what they noted', async () => {
  await openPhoneDesk({ network, stream, address: '#orders/order-1', orders: [ORDER] });
  expect(screen.getAllByText('Taken on the telephone by Marta').length).toBeGreaterThan(0);
  expect(screen.getByText('Rang twice')).toBeInTheDocument();
});

describe('handing it over', () => {
  const HAND = 'POST /api/desk/v1/orders/order-1/hand-over';

  it('shows a link that is copied, shared or scanned', async () => {
    network.respondTo(HAND, { data: { path: '/r/abc.def' } });
    await openPhoneDesk({ network, stream, address: '#orders/order-1', orders: [ORDER] });
    await user.click(screen.getByRole('button', { name: 'Hand over to the guest’s phone' }));
    await network.settled();
    const dialog = within(screen.getByRole('dialog', { name: 'Hand over to the guest’s phone' }));
    expect(dialog.getByText('http://localhost/r/abc.def')).toBeInTheDocument();
  });

  it.each([
    ['room', /no room of the hotel’s list/],
    ['stay', /stay of this order has ended/],
  ])('says why it is refused by the field %s', async (field, sentence) => {
    network.respondTo(HAND, refuse(422, { [field]: ['no'] }));
    await openPhoneDesk({ network, stream, address: '#orders/order-1', orders: [ORDER] });
    await user.click(screen.getByRole('button', { name: 'Hand over to the guest’s phone' }));
    await network.settled();
    expect(screen.getByText(sentence)).toBeInTheDocument();
  });

  it('is not offered for what a guest has ordered', async () => {
    const own = { ...ORDER, taken_by_staff: false, taken_by: null, taken_note: null };
    await openPhoneDesk({ network, stream, address: '#orders/order-1', orders: [own] });
    expect(screen.queryByRole('button', { name: /^Hand over/ })).toBeNull();
  });
});
