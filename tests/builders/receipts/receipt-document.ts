import type { ReceiptDocument } from '@/lib/contract/receipt-document';

/** The receipt of an order of two pizzas, one of its two rates included. */
export const receiptDocument = (parts: Partial<ReceiptDocument> = {}): ReceiptDocument => ({
  number: '2026-000123',
  kind: 'receipt',
  issued_at: '2026-06-18T18:20:00Z',
  order_num: '1048',
  seller: {
    name: { en: 'Cala Verde Hotels, S.L.', de: 'Cala Verde Hotels, S.L.' },
    address: { en: 'Camí de la Cala 12\n07639 Santanyí' },
    tax_number: 'ESB07123456',
  },
  currency: '€',
  currency_position: 'right',
  currency_digits: 2,
  lines: [{ title: { en: 'Margherita pizza' }, quantity: 2, amount: 22 }],
  charge: 2.2,
  added_taxes: [{ title: { en: 'VAT on service' }, percent: 21, amount: 0.46 }],
  tip: 1,
  reduced: 0,
  total: 25.66,
  taxes: [
    { title: { en: 'VAT on food' }, percent: 10, included: true, net: 20, tax: 2, gross: 22 },
    { title: { en: 'VAT on service' }, percent: 21, included: false, net: 2.2, tax: 0.46, gross: 2.66 },
  ],
  payment: { en: 'Card online' },
  corrects: null,
  reason: '',
  stopped: null,
  ...parts,
});

/** A refund of one of the two pizzas. */
export const refundDocument = (parts: Partial<ReceiptDocument> = {}): ReceiptDocument => ({
  ...receiptDocument(),
  number: '2026-000130',
  kind: 'refund',
  issued_at: '2026-06-19T08:00:00Z',
  lines: [],
  charge: 0,
  added_taxes: [],
  tip: 0,
  total: 11,
  taxes: [{ title: { en: 'VAT on food' }, percent: 10, included: true, net: 10, tax: 1, gross: 11 }],
  corrects: '2026-000123',
  reason: 'One pizza was cold',
  ...parts,
});
