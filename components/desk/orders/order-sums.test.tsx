/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import { fakeDeskStream } from '@/tests/builders/browser/fake-desk-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { modalDialogs } from '@/tests/builders/browser/modal-dialogs';
import { answerDesk, deskOrder, renderDesk } from '@/tests/builders/screen/desk-screen';

const network = fakeNetwork();
const stream = fakeDeskStream();
modalDialogs();

const sums = {
  final_sum: 30,
  delivery_price: 2,
  tip: 3,
  taxes: [
    { title: { en: 'VAT', de: 'MwSt.' }, percent: 10, amount: 1.2, included: true },
    { title: 'City tax', percent: 8.875, amount: 1.5, included: false },
    { title: 'Exempt', percent: 0, amount: 0, included: true },
  ],
};

it('shows charge, added taxes, tip and included taxes in the details of an order', async () => {
  answerDesk(network, [deskOrder(sums)]);
  await renderDesk({ network, stream });
  fireEvent.click(screen.getByRole('button', { name: /^Show order #1001/ }));
  const details = within(await screen.findByRole('dialog', { name: 'Order #1001' }));
  const facts = details.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
  expect(facts.map((fact) => fact.replaceAll('\u00a0', ' ')).filter((fact) => fact.includes('EUR'))).toEqual([
    'Service charge: 2.00 EUR',
    'City tax, 8.875%: 1.50 EUR',
    'Tip: 3.00 EUR',
    'incl. VAT, 10%: 1.20 EUR',
  ]);
});

it('has them on the bill of a room, the included ones below the lines', async () => {
  answerDesk(network, []);
  const done = deskOrder({ ...sums, ostatus_id: 'done' });
  network.respondTo('POST /api/desk/v1/orders/search?limit=50', { data: [], next: null });
  network.respondTo('POST /api/desk/v1/orders/search?limit=200', { data: [done], next: null });
  await renderDesk({ network, stream, address: '#search/bill' });
  fireEvent.change(screen.getByLabelText('Room'), { target: { value: '214' } });
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  await network.settled();
  const bill = screen.getByRole('region', { name: 'Order #1001' });
  const rows = within(bill).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'Service charge2.00 EUR',
    'City tax, 8.875%1.50 EUR',
    'Tip3.00 EUR',
  ]);
  expect(within(bill).getByText(/^incl\. VAT, 10%/).parentElement).toHaveTextContent(/incl\. VAT, 10% 1\.20.EUR/);
});
