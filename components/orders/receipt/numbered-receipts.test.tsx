/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Order } from '@/lib/contract/order';
import { orderUuids } from '@/lib/device/order-uuids';
import { fakeDevice } from '@/tests/builders/browser/fake-device';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { order, orderGroups } from '@/tests/builders/orders/order';
import { receiptDocument, refundDocument } from '@/tests/builders/receipts/receipt-document';
import { hotelView, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { Receipt } from './receipt';

const UUID = '00000000-0000-4000-8000-000000000001';
const network = fakeNetwork();
let device: ReturnType<typeof fakeDevice>;

beforeEach(() => {
  device = fakeDevice();
  orderUuids.changeNow(() => [UUID]);
  network.respondTo('GET /api/v1/hotels/1/get-public-info/impressum', { data: { en: '<p>Imprint of the hotel</p>' } });
});
afterEach(() => device.restore());

async function show(parts: Partial<Order>, view = hotelView()) {
  const done = order({ uuid: UUID, ostatus_id: 'done', receipts: [receiptDocument()], ...parts });
  network.respondTo(
    `GET /api/v1/hotels/cala-verde/orders/check?order_uuids%5B%5D=${UUID}`,
    orderGroups({ histories: [done] }),
  );
  renderInHotel(<Receipt num="1048" />, view);
  await screen.findAllByRole('article');
}
const sheet = (name: string) => within(screen.getByRole('article', { name }));
/** The rows of a sheet's table of taxes, as texts. */
const rows = (name: string) =>
  sheet(name)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent?.replaceAll('\u00a0', ' ')));

it('shows the number, who sold, what was sold, and the taxes by rate', async () => {
  await show({ comment: 'Ring twice', receipt_code: '1048-7K3M-94QT' });
  const receipt = sheet('Receipt 2026-000123');
  expect(receipt.getByRole('heading', { name: 'Receipt 2026-000123' })).toBeVisible();
  for (const text of [
    'Order #1048',
    'Cala Verde Hotels, S.L.',
    'ESB07123456',
    '214',
    'Card online',
    'Margherita pizza',
  ])
    expect(receipt.getByText(text)).toBeVisible();
  expect(receipt.getByText(/Camí de la Cala 12\s+07639 Santanyí/)).toBeVisible();
  expect(receipt.getByText('18 Jun 2026, 20:20')).toBeVisible();
  expect(receipt.getByText('Tip').parentElement).toHaveTextContent(/1\.00/);
  expect(receipt.getByText('VAT on service, 21%', { selector: 'span' }).parentElement).toHaveTextContent(/0\.46/);
  expect(receipt.getByText('Total').parentElement).toHaveTextContent(/25\.66/);
  expect(rows('Receipt 2026-000123')).toEqual([
    ['', 'Net', 'Tax', 'Gross'],
    ['VAT on food, 10%', '20.00', '2.00', '22.00'],
    ['VAT on service, 21%', '2.20', '0.46', '2.66'],
  ]);
  expect(await receipt.findByText('Imprint of the hotel')).toBeVisible();
  expect(receipt.getByRole('link', { name: /1048-7K3M-94QT$/ })).toBeVisible();
  expect(screen.queryByText(/Ring twice/)).toBeNull();
  expect(screen.queryByText('Reduction')).toBeNull();
});

it('leaves allergies off the paper for the office', async () => {
  const kitchen = ['Alergias: leche'];
  await show({ food_note: { allergens: ['milk'], diets: [], kitchen, language: 'es' } });
  expect(screen.queryByText(/milk|leche/)).toBeNull();
});

it('shows each refund as a sheet of its own, with the receipt that it corrects, and each on its own page', async () => {
  const lines = [{ title: { en: 'Margherita pizza' }, quantity: 1, amount: 11 }];
  await show({
    ostatus_id: 'cancelled',
    receipts: [
      receiptDocument(),
      refundDocument({ lines }),
      refundDocument({ number: '2026-000131', total: 14.66, reason: '', stopped: 'cancelled', taxes: [] }),
    ],
  });
  expect(screen.getAllByRole('article').map((each) => each.getAttribute('aria-label'))).toEqual([
    'Receipt 2026-000123',
    'Refund 2026-000130',
    'Refund 2026-000131',
  ]);
  const refund = sheet('Refund 2026-000130');
  expect(refund.getByText('For receipt').parentElement).toHaveTextContent('2026-000123');
  expect(refund.getByText('One pizza was cold')).toBeVisible();
  expect(refund.getByText('Margherita pizza')).toBeVisible();
  expect(refund.getByText('Given back').parentElement).toHaveTextContent(/11\.00/);
  expect(rows('Refund 2026-000130')).toEqual([
    ['', 'Net', 'Tax', 'Gross'],
    ['VAT on food, 10%', '10.00', '1.00', '11.00'],
  ]);
  expect(sheet('Refund 2026-000131').getByText('Cancelled')).toBeVisible();
  expect(sheet('Refund 2026-000131').queryByRole('table')).toBeNull();
  for (const each of screen.getAllByRole('article')) expect(each).toHaveClass('print:not-first:break-before-page');
});

it('writes amounts as the hotel did when it issued the document, and what staff had taken off', async () => {
  await show({ receipts: [receiptDocument({ currency: 'KWD', currency_digits: 3, reduced: 1.5, total: 24.16 })] });
  const receipt = sheet('Receipt 2026-000123');
  expect(receipt.getByText('Reduction').parentElement).toHaveTextContent(/-1\.500\sKWD/);
  expect(receipt.getByText('Total').parentElement).toHaveTextContent(/24\.160\sKWD/);
  expect(rows('Receipt 2026-000123')[1]).toEqual(['VAT on food, 10%', '20.000', '2.000', '22.000']);
});

it('repeats what was chosen, and the lines in the hotel’s first language, as long as the order has them', async () => {
  const [line] = order().products;
  if (line === undefined) throw new Error('the order has no line');
  const size = { id: 1, property: { title: { en: 'Size', es: 'Tamaño' } }, value: 'Large', quantity: null };
  const properties = [{ ...size, choice: { title: { en: 'Large', es: 'Grande' } } }];
  const languages = ['es', 'en'].map((code) => ({ code, name: code, flag: code, label: code }));
  const products = [{ ...line, product: { title: { en: 'Pizza', es: 'Pizza casera' } }, properties }];
  await show({ products }, hotelView({ languages }));
  const receipt = sheet('Receipt 2026-000123');
  expect(receipt.getByText('Size: \u2068Large\u2069')).toBeVisible();
  expect(receipt.getByText('Pizza casera, Tamaño: \u2068Grande\u2069')).toHaveAttribute('lang', 'es');
});

it('shares all sheets as one text', async () => {
  const share = jest.fn(async () => undefined);
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  await show({ receipts: [receiptDocument(), refundDocument()] });
  const all = screen.getByRole('article', { name: 'Receipt 2026-000123' }).parentElement;
  if (all === null) throw new Error('the sheets stand nowhere');
  Object.defineProperty(all, 'innerText', { value: 'Receipt 2026-000123\nRefund 2026-000130' });
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith({
    title: 'Cala Verde #1048',
    text: 'Receipt 2026-000123\nRefund 2026-000130',
  });
  Reflect.deleteProperty(navigator, 'share');
});
