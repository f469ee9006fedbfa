/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
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
  properties: [{ id: 2, property: { title: { en: 'Tofu', ar: 'توفو' } }, value: null, quantity: 1 }],
  price: 10,
  quantity: 1,
  total_price: 10,
  slot_minutes: null,
  repeat: null,
};

async function openOrder(parts: Partial<DeskOrder>) {
  answerDesk(network, [deskOrder(parts)]);
  await renderDesk({ network, stream });
  fireEvent.click(screen.getByRole('button', { name: 'Show order #1001' }));
  return within(await screen.findByRole('dialog'));
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

it('offers no choice of words to a guest who speaks the staff member’s language', async () => {
  const order = await openOrder({ language: 'en', products: [LINE] });
  expect(order.getByText('Miso ramen')).toBeInTheDocument();
  expect(order.queryByRole('button', { name: 'Both' })).toBeNull();
});

it('lists who moved the order and when, the last move first and the guest’s order last', async () => {
  const order = await openOrder({
    version: 2,
    moves: [
      { status: 'approved', at: '2026-06-18T17:35:00Z', by: 'Marta' },
      { status: 'draft', at: '2026-06-18T17:36:00Z', by: 'Joan' },
    ],
  });
  const steps = within(order.getByRole('region', { name: 'What happened' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    '07:36 PMNew · Joan',
    '07:35 PMBeing prepared · Marta',
    '07:30 PMSent by the guest',
  ]);
});
