/** @jest-environment jsdom */
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { fakeDeskStream } from '@/tests/builders/browser/fake-desk-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { modalDialogs } from '@/tests/builders/browser/modal-dialogs';
import { answerDesk, deskOrder, renderDesk } from '@/tests/builders/screen/desk-screen';
import type { DeskOrder } from '../desk-api';

const network = fakeNetwork();
const stream = fakeDeskStream();
modalDialogs();

const LINE: DeskOrder['products'][number] = {
  id: 1,
  product: { title: { en: 'Miso ramen', ar: 'رامن ميسو' } },
  properties: [{ id: 2, property: { title: { en: 'Tofu', ar: 'توفو' } }, value: null, quantity: 1, choice: null }],
  price: 10,
  quantity: 1,
  total_price: 10,
  slot_minutes: null,
  ordered_for: null,
  repeat: null,
};

async function openOrder(parts: Partial<DeskOrder>) {
  answerDesk(network, [deskOrder(parts)]);
  await renderDesk({ network, stream });
  fireEvent.click(screen.getByRole('button', { name: /^Show order #1001/ }));
  return within(await screen.findByRole('dialog', { name: 'Order #1001' }));
}

it('shows the lines in the words of kitchen and guest, each with its language and direction, or one of them', async () => {
  const order = await openOrder({ language: 'ar', products: [LINE] });
  expect(order.getByText('Miso ramen').parentElement).toHaveAttribute('dir', 'ltr');
  const guest = order.getByText('رامن ميسو').parentElement;
  expect(guest).toHaveAttribute('lang', 'ar');
  expect(guest).toHaveAttribute('dir', 'rtl');
  fireEvent.click(order.getByRole('button', { name: 'Kitchen' }));
  expect(order.queryByText('توفو')).toBeNull();
  fireEvent.click(order.getByRole('button', { name: 'Guest' }));
  expect(order.queryByText('Miso ramen')).toBeNull();
  expect(order.getByText('توفو')).toBeInTheDocument();
});

it('shows a choice of the guest in the words of the kitchen, and what the guest typed as typed', async () => {
  const milk = { property: { title: { en: 'Milk', ar: 'حليب' } }, value: 'شوفان', quantity: null };
  const properties = [
    { ...milk, id: 1, choice: { title: { en: 'Oat', ar: 'شوفان' } } },
    { ...milk, id: 2, property: { title: { en: 'Note', ar: 'ملاحظة' } }, value: 'ساخن', choice: null },
  ];
  const order = await openOrder({ language: 'ar', products: [{ ...LINE, properties }] });
  fireEvent.click(order.getByRole('button', { name: 'Kitchen' }));
  expect(order.getByText('Milk').parentElement).toHaveTextContent('Milk: Oat');
  expect(order.getByText('Note').parentElement).toHaveTextContent('Note: ساخن');
});

it('shows the choice of an answer for the whole order in the words of the kitchen', async () => {
  const answer = { property: { title: { en: 'Cutlery', ar: 'أدوات' } }, value: 'نعم', quantity: null };
  const properties = [{ ...answer, id: 1, choice: { title: { en: 'Yes please', ar: 'نعم' } } }];
  const order = await openOrder({ language: 'ar', properties });
  expect(order.getByText(/Yes please/)).toBeInTheDocument();
});

it('offers no choice of words to a guest who speaks the staff member’s language', async () => {
  const order = await openOrder({ language: 'en', products: [LINE] });
  expect(order.getByText('Miso ramen')).toBeInTheDocument();
  expect(order.queryByRole('button', { name: 'Both' })).toBeNull();
});

it('lists who moved the order and when, the last move first and the guest’s order last', async () => {
  const order = await openOrder({
    version: 2,
    moves: [
      { status: 'approved', at: '2026-06-18T17:35:00Z', by: 'Marta', by_guest: false },
      { status: 'draft', at: '2026-06-18T17:36:00Z', by: 'Joan', by_guest: false },
    ],
  });
  const steps = within(order.getByRole('region', { name: 'What happened' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    '19:36New · Joan',
    '19:35Being prepared · Marta',
    '19:30Sent by the guest',
  ]);
});

it('lists no move of a new order whose price was lowered, which raises its version', async () => {
  const order = await openOrder({ ostatus_id: 'draft', version: 1, moves: [] });
  const steps = within(order.getByRole('region', { name: 'What happened' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual(['19:30Sent by the guest']);
});

it('shows how the guest rated a finished order: stars, and words as typed with the direction of their own', async () => {
  const order = await openOrder({ language: 'ar', rating: { stars: 4, words: 'لذيذ <b>جدا</b>' } });
  expect(order.getByText('Rating: 4 of 5')).toBeInTheDocument();
  const words = order.getByText('لذيذ <b>جدا</b>');
  expect(words).toHaveAttribute('dir', 'auto');
  expect(words).toHaveAttribute('lang', 'ar');
});

it('shows a rating without words, and nothing of an order that is not rated', async () => {
  const order = await openOrder({ language: 'en', rating: { stars: 1, words: null } });
  expect(order.getByText('Rating: 1 of 5').nextSibling).toBeNull();
  cleanup();
  const other = await openOrder({});
  expect(other.queryByText(/Rating/)).toBeNull();
});

const CANCEL = 'POST /api/desk/v1/orders/order-1/cancel';

/** Opens the question and records what is sent to the server. */
async function askToCancel(parts: Partial<DeskOrder> = {}) {
  const order = await openOrder(parts);
  const bodies: unknown[] = [];
  const record = (call: string, response: DeskOrder) =>
    network.respondTo(call, async (request: Request) => {
      bodies.push(await request.json());
      return { data: response };
    });
  const cancelled = deskOrder({ ...parts, ostatus_id: 'cancelled', version: 1 });
  record(CANCEL, cancelled);
  record('POST /api/desk/v1/content/products/7/sale', cancelled);
  fireEvent.click(order.getByRole('button', { name: 'Cancel the order' }));
  const question = within(screen.getByRole('dialog', { name: 'Cancel order #1001?' }));
  const cancel = async () => {
    fireEvent.click(question.getByRole('button', { name: 'Cancel the order' }));
    await network.settled();
  };
  return { bodies, question, cancel };
}

type Question = Awaited<ReturnType<typeof askToCancel>>['question'];
const choose = (question: Question, reason: string) => fireEvent.click(question.getByRole('radio', { name: reason }));

it('cancels an order for a reason that the guest reads, with words of the staff as a note', async () => {
  const { bodies, question, cancel } = await askToCancel({ language: 'ar' });
  expect(question.getByText(/The guest reads the reason at once, in: العربية/)).toBeInTheDocument();
  expect(question.queryByText(/paid online/)).toBeNull();
  fireEvent.click(question.getByRole('radio', { name: 'Closed at the moment' }));
  fireEvent.change(question.getByLabelText('Words to the guest (optional)'), { target: { value: ' Until 18:00 ' } });
  await cancel();
  expect(bodies).toEqual([{ version: 0, reason: 'order_cancel__closed', words: 'Until 18:00' }]);
  expect(screen.queryByRole('dialog', { name: 'Cancel order #1001?' })).toBeNull();
});

it('sends no words where staff write none, and says that a paid order is to be paid back', async () => {
  const { bodies, question, cancel } = await askToCancel({
    integration_payment: { status_id: 'done', extra: { payment_link: null } },
  });
  expect(question.getByText(/the guest gets the money back in full/)).toBeInTheDocument();
  choose(question, 'The guest asked for it');
  await cancel();
  expect(bodies).toEqual([{ version: 0, reason: 'order_cancel__request' }]);
});

it('has no reason chosen beforehand, and asks for one', async () => {
  const { bodies, question, cancel } = await askToCancel();
  for (const radio of question.getAllByRole('radio')) expect(radio).not.toBeChecked();
  await cancel();
  expect(question.getByRole('alert')).toHaveTextContent('Choose a reason.');
  expect(question.getByRole('radio', { name: 'A product is sold out' })).toHaveFocus();
  expect(bodies).toEqual([]);
  choose(question, 'Another reason');
  expect(question.queryByRole('alert')).toBeNull();
});

const REPEAT = { product_id: 7, section_id: 10, answers: [] };
const SOUP = { ...LINE, id: 2, product: { title: { en: 'Soup', ar: 'حساء' } }, repeat: REPEAT };

it('ticks the line that is sold out, names it to the guest and takes it off sale in the same step', async () => {
  const { bodies, question, cancel } = await askToCancel({ language: 'ar', products: [LINE, SOUP] });
  expect(question.queryByRole('checkbox')).toBeNull();
  choose(question, 'A product is sold out');
  const offSale = question.getByRole('checkbox', { name: /^Take it off sale as well/ });
  for (const each of question.getAllByRole('checkbox')) expect(each).not.toBeChecked();
  expect(offSale).toBeDisabled();
  fireEvent.click(question.getByRole('checkbox', { name: 'Soup' }));
  fireEvent.click(offSale);
  await cancel();
  expect(bodies).toEqual([{ version: 0, reason: 'order_cancel__sold_out', words: 'حساء' }, { sold_out: true }]);
});

it('has the only line of an order ticked, and leaves it on sale unless staff say so', async () => {
  const { bodies, question, cancel } = await askToCancel({ products: [SOUP] });
  choose(question, 'A product is sold out');
  expect(question.getByRole('checkbox', { name: 'Soup' })).toBeChecked();
  await cancel();
  expect(bodies).toEqual([{ version: 0, reason: 'order_cancel__sold_out' }]);
});

it('says which product could not be taken off sale, once the order is cancelled', async () => {
  const { question, cancel } = await askToCancel({ products: [SOUP] });
  network.respondTo('POST /api/desk/v1/content/products/7/sale', () => Response.json({}, { status: 500 }));
  choose(question, 'A product is sold out');
  fireEvent.click(question.getByRole('checkbox', { name: /^Take it off sale/ }));
  await cancel();
  expect(within(screen.getByRole('dialog', { name: 'Order #1001' })).getByRole('alert')).toHaveTextContent(
    'Soup could not be taken off sale.',
  );
});

it.each([
  ['the guest', { by: null, by_guest: true }, 'order_cancel__change', /changed their mind.*The guest19:40/],
  ['a colleague', { by: 'Joan', by_guest: false }, 'order_cancel__closed', /Closed at the moment.*Sorry.*Joan19:40/],
  ['the hotel’s own system', { by: null, by_guest: false }, null, /Another reason.*own system19:40/],
])('shows why, with which words, by whom and when an order was cancelled: by %s', async (_who, by, reason, shown) => {
  const at = '2026-06-18T17:40:00Z';
  const words = reason === 'order_cancel__closed' ? 'Sorry' : null;
  const cancelled = deskOrder({
    ostatus_id: 'cancelled',
    cancel_reason_id: reason,
    version: 1,
    moves: [{ status: 'cancelled', at, ...by }],
    note_kit: words === null ? null : { notes: [{ content: words, created_at_tz: at }] },
  });
  answerDesk(network, []);
  network.respondTo('GET /api/desk/v1/orders?group=histories', { data: [cancelled] });
  await renderDesk({ network, stream, address: '#orders/order-1' });
  const order = within(await screen.findByRole('dialog', { name: 'Order #1001' }));
  expect(order.getByRole('region', { name: 'Cancelled' })).toHaveTextContent(shown);
});

it('keeps the order when staff think again', async () => {
  const { bodies, question } = await askToCancel();
  fireEvent.click(question.getByRole('button', { name: 'Keep the order' }));
  expect(screen.queryByRole('dialog', { name: 'Cancel order #1001?' })).toBeNull();
  expect([bodies, screen.getByRole('dialog', { name: 'Order #1001' })]).toEqual([[], expect.anything()]);
});

it('says in the order that a colleague was first, and cancels nothing', async () => {
  const { question, cancel } = await askToCancel();
  choose(question, 'Another reason');
  const refusal = { refusal: 'invalid', data: { data: { moved_by: ['Joan'] } } };
  network.respondTo(CANCEL, () => Response.json(refusal, { status: 422 }));
  network.respondTo('GET /api/desk/v1/orders/order-1', { data: deskOrder({ ostatus_id: 'approved', version: 1 }) });
  await cancel();
  const order = within(screen.getByRole('dialog', { name: 'Order #1001' }));
  expect(order.getByRole('alert')).toHaveTextContent('Joan has already moved order #1001.');
  expect(screen.queryByRole('dialog', { name: 'Cancel order #1001?' })).toBeNull();
});
