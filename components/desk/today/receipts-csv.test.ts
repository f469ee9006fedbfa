import { deskMessages } from '@/lib/words/desk-messages';
import { receiptDocument, refundDocument } from '@/tests/builders/receipts/receipt-document';
import { receiptsCsv } from './receipts-csv';

const messages = deskMessages('en');
const writer = {
  t: (key: keyof typeof messages, params: Readonly<Record<string, string | number>> = {}) =>
    messages[key].replace(/\{(\w+)\}/g, (_all, name: string) => String(params[name] ?? '')),
  language: 'en',
  timezone: 'Europe/Madrid',
};
const rows = (...documents: Parameters<typeof receiptsCsv>[0]) => receiptsCsv(documents, writer).split('\r\n');

it('has a row for each document, and two columns for each rate that any of them has', () => {
  expect(rows(receiptDocument(), refundDocument())).toEqual([
    '\ufeff"Number","Date","Order","Kind","Gross","VAT on food, 10%: Net","VAT on food, 10%: Tax","VAT on service, 21%: Net","VAT on service, 21%: Tax"',
    '"2026-000123","2026-06-18","1048","Receipt","25.66","20.00","2.00","2.20","0.46"',
    '"2026-000130","2026-06-19","1048","Refund","-11.00","-10.00","-1.00","",""',
    '',
  ]);
});

it('has only the head in a month without documents', () => {
  expect(rows()).toEqual(['\ufeff"Number","Date","Order","Kind","Gross"', '']);
});

it('names the day at the hotel, and writes amounts with the digits of the document’s currency', () => {
  const late = receiptDocument({ issued_at: '2026-06-30T21:59:59Z', currency_digits: 3, taxes: [] });
  const later = receiptDocument({ number: '2026-000124', issued_at: '2026-06-30T22:00:00Z', taxes: [] });
  expect(rows(late, later).slice(1, 3)).toEqual([
    '"2026-000123","2026-06-30","1048","Receipt","25.660"',
    '"2026-000124","2026-07-01","1048","Receipt","25.66"',
  ]);
});

it('adds up two rates of one name, and keeps apart two percentages of one', () => {
  const [food] = receiptDocument().taxes;
  if (food === undefined) throw new Error('there is no rate');
  const taxes = [food, { ...food, included: false, net: 0.1, tax: 0.2 }, { ...food, percent: 12 }];
  const written = rows(receiptDocument({ taxes }));
  expect(written[0]).toMatch(/"VAT on food, 10%: Net","VAT on food, 10%: Tax","VAT on food, 12%: Net"/);
  expect(written[1]).toBe('"2026-000123","2026-06-18","1048","Receipt","25.66","20.10","2.20","20.00","2.00"');
});

it('keeps a spreadsheet from computing the name of a tax', () => {
  const [food] = receiptDocument().taxes;
  if (food === undefined) throw new Error('there is no rate');
  expect(rows(receiptDocument({ taxes: [{ ...food, title: '=1+1' }] }))[0]).toContain(`"'=1+1, 10%: Net"`);
});
