/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import { fakeDeskStream } from '@/tests/builders/browser/fake-desk-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { modalDialogs } from '@/tests/builders/browser/modal-dialogs';
import { receiptDocument, refundDocument } from '@/tests/builders/receipts/receipt-document';
import { answerDesk, deskOrder, renderDesk } from '@/tests/builders/screen/desk-screen';

const network = fakeNetwork();
const stream = fakeDeskStream();
modalDialogs();

const OF_ORDER = 'GET /api/desk/v1/receipts?order=order-1&limit=200';
const page = (data: readonly unknown[], next: string | null = null) => ({ data, next });

async function openReceipts() {
  answerDesk(network);
  await renderDesk({ network, stream, address: '#search/receipts-order-1' });
}
const sheet = (name: string) => within(screen.getByRole('article', { name }));

it('names the documents in an order’s details, and leads to where they are printed', async () => {
  const receipts = [
    { number: '2026-000123', kind: 'receipt' },
    { number: '2026-000130', kind: 'refund' },
  ] as const;
  answerDesk(network, [deskOrder({ receipts })]);
  await renderDesk({ network, stream });
  fireEvent.click(screen.getByRole('button', { name: /^Show order #1001/ }));
  const details = within(await screen.findByRole('dialog', { name: 'Order #1001' }));
  const links = within(details.getByRole('region', { name: 'Receipts' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Receipt 2026-000123', '#search/receipts-order-1'],
    ['Refund 2026-000130', '#search/receipts-order-1'],
  ]);
});

it('says nothing of documents in the details of an order without any', async () => {
  answerDesk(network, [deskOrder()]);
  await renderDesk({ network, stream });
  fireEvent.click(screen.getByRole('button', { name: /^Show order #1001/ }));
  const details = within(await screen.findByRole('dialog', { name: 'Order #1001' }));
  expect(details.queryByRole('region', { name: 'Receipts' })).toBeNull();
});

it('shows each document as a sheet of its own, with its seller, sums and taxes', async () => {
  network.respondTo(OF_ORDER, page([receiptDocument(), refundDocument({ stopped: 'cancelled' })]));
  await openReceipts();
  const receipt = sheet('Receipt 2026-000123');
  for (const text of ['Order #1048', 'Cala Verde Hotels, S.L.', 'ESB07123456', '18 Jun 2026 20:20', 'Card online'])
    expect(receipt.getByText(text)).toBeInTheDocument();
  expect(receipt.getByText('2 × Margherita pizza').closest('div')).toHaveTextContent(/22\.00\s€/);
  expect(receipt.getByText('Tip').closest('div')).toHaveTextContent(/1\.00\s€/);
  expect(receipt.getByText('Total').closest('div')).toHaveTextContent(/25\.66\s€/);
  expect(receipt.queryByText('Reduction')).toBeNull();
  const rows = receipt.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['', 'Net', 'Tax', 'Gross'],
    ['VAT on food, 10%', '20.00', '2.00', '22.00'],
    ['VAT on service, 21%', '2.20', '0.46', '2.66'],
  ]);
  const refund = sheet('Refund 2026-000130');
  expect(refund.getByText('For receipt').parentElement).toHaveTextContent('2026-000123');
  expect(refund.getByText('One pizza was cold')).toBeInTheDocument();
  expect(refund.getByText('Cancelled')).toBeInTheDocument();
  expect(refund.getByText('Given back').closest('div')).toHaveTextContent(/11\.00\s€/);
  for (const each of screen.getAllByRole('article')) expect(each).toHaveClass('print:not-first:break-before-page');
});

it('prints the sheets when staff press the button, and not before they are there', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  network.respondTo(OF_ORDER, undefined);
  await openReceipts();
  expect(screen.getByRole('alert')).toHaveTextContent(/did not answer/);
  expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
  network.respondTo(OF_ORDER, page([receiptDocument()]));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await network.settled();
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
});

it('says that nothing was issued for an order, and leads back to it', async () => {
  network.respondTo(OF_ORDER, page([]));
  await openReceipts();
  expect(screen.getByText('Nothing was issued for this order.')).toBeInTheDocument();
  expect(screen.getByRole('main')).toContainElement(
    screen.getAllByRole('link', { name: 'Search' }).find((link) => link.getAttribute('href') === '#search/order-1') ??
      null,
  );
});

describe('the file of a month', () => {
  const MONTH = 'GET /api/desk/v1/receipts?month=2026-06&limit=200';
  const saved: Blob[] = [];
  const { createObjectURL, revokeObjectURL } = URL;
  beforeEach(() => {
    saved.length = 0;
    URL.createObjectURL = (file) => {
      saved.push(file as Blob);
      return 'blob:receipts';
    };
    URL.revokeObjectURL = () => undefined;
  });
  afterEach(() => void Object.assign(URL, { createObjectURL, revokeObjectURL }));
  const savedText = () =>
    new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(saved[0] ?? new Blob());
    });

  async function openToday(has_receipts: boolean) {
    answerDesk(network, [], [], { settings: { has_receipts } });
    network.respondTo('GET /api/desk/v1/figures?day=2026-06-18', undefined);
    await renderDesk({ network, stream, address: '#today/2026-06-18' });
  }

  it('is saved with all pages of the month', async () => {
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    network.respondTo(MONTH, page([receiptDocument()], 'next'));
    network.respondTo(`${MONTH}&cursor=next`, page([refundDocument()]));
    await openToday(true);
    fireEvent.click(screen.getByRole('button', { name: 'Receipts of June 2026 as CSV' }));
    await network.settled();
    expect(click.mock.contexts).toMatchObject([{ download: 'receipts-2026-06.csv' }]);
    const text = await savedText();
    expect(text).toContain('"2026-000123","2026-06-18","1048","Receipt","25.66"');
    expect(text).toContain('"2026-000130","2026-06-19","1048","Refund","-11.00"');
    click.mockRestore();
  });

  it('is not saved in part when a page cannot be read', async () => {
    network.respondTo(MONTH, page([receiptDocument()], 'next'));
    network.respondTo(`${MONTH}&cursor=next`, undefined);
    await openToday(true);
    fireEvent.click(screen.getByRole('button', { name: 'Receipts of June 2026 as CSV' }));
    await network.settled();
    expect(saved).toEqual([]);
    expect(screen.getAllByRole('alert').length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Receipts of June 2026 as CSV' })).toBeEnabled();
  });

  it('is not offered at a hotel that has issued none', async () => {
    await openToday(false);
    expect(screen.queryByRole('button', { name: /^Receipts of/ })).toBeNull();
  });
});
