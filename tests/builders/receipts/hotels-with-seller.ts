import type { ReceiptDocument } from '@/lib/contract/receipt-document';
import { guestOrder, type HotelCode, soup, type TestPlatform } from '../platform/embedded-platform';

export const SELLER = { name: 'Aurora Hotels, S.L.', address: 'Calle Mayor 1\n28013 Madrid', tax_number: 'B07000000' };

/** Soup at 10 % and salad at 21 %, which the prices contain; the charge at 21 %, which they do not. */
const TAXES = [
  { id: 'food', title: 'VAT on food', percent: 10, included: true },
  { id: 'goods', title: 'VAT on goods', percent: 21, included: true },
  { id: 'service', title: 'VAT', percent: 21, included: false },
];

/** Lets both hotels number their receipts. `changes`: of the file of aurora. */
export async function letNumberReceipts(platform: TestPlatform, changes: object = {}): Promise<void> {
  platform.files.change('aurora/hotel.json', (hotel) => Object.assign(hotel, { seller: SELLER }, changes));
  platform.files.change('bellevue/hotel.json', (hotel) => Object.assign(hotel, { seller: { name: 'Bellevue SA' } }));
  await platform.restart();
}

/** Lets aurora state its taxes too: an order of one soup is then 4.50, 0.45 for service and 0.09 of tax on that. */
export async function letStateTaxes(platform: TestPlatform, changes: object = {}): Promise<void> {
  platform.files.change('aurora/sections/10-kitchen.json', (section) => {
    const products = section.products as readonly { id: number }[];
    Object.assign(products.find(({ id }) => id === SALAD) ?? {}, { tax: 'goods' });
    Object.assign(section, { tax: 'food' });
  });
  await letNumberReceipts(platform, { taxes: TAXES, charge_tax: 'service', ...changes });
}

/** The documents of an order as its guest reads them. */
export const documentsOf = async (
  platform: TestPlatform,
  uuid: string,
  code: HotelCode = 'aurora',
): Promise<readonly ReceiptDocument[]> => (await guestOrder(platform, code, uuid))?.receipts ?? [];

/** A salad of 6.00 in an order of aurora. */
export const salad = () => ({ ...soup(6), product: { id: SALAD, property: null } });

const SALAD = 102;

/** Documents as 'kind number total'. */
export const inShort = (documents: readonly ReceiptDocument[]): readonly string[] =>
  documents.map(({ kind, number, total }) => `${kind} ${number} ${total}`);
