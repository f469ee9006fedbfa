import fc from 'fast-check';
import { addUp, type CurrencyDigits, type Minor } from '../money/money';
import { taxesOf } from '../taxes/taxes';
import type { ReceiptContent, ReceiptTax } from './receipt-content';
import { soldOrder } from './sold-order';
import { writeReceipt, writeRefund, writeTip } from './write-receipt';

const minor = (amount: number) => amount as Minor;
const SELLER = { name: 'Cala Verde Hotels, S.L.', address: null, tax_number: 'B07000000' };
const euro = (digits: CurrencyDigits = 2) =>
  ({ currency: '€', currency_position: 'right', currency_digits: digits }) as const;

const line = (id: number, title: string, total_price: number) => ({
  id,
  product: { title },
  price: total_price,
  quantity: 1,
  total_price,
});

/** Soup of 11.00 with 10 % in it, a shirt of 12.10 with 21 % in it, a transfer of 5.00 without; a tip of 2.00. */
const ORDER = {
  num: 1048,
  final_sum: minor(30_100),
  delivery_price: minor(0),
  tip: minor(2000),
  lines: {
    products: [line(1, 'Soup', 11), line(2, 'Shirt', 12.1), line(3, 'Transfer', 5)],
    taxes: [
      { title: 'Food', percent: 10, included: true, amount: 1, net: 10, lines: [1] },
      { title: 'Goods', percent: 21, included: true, amount: 2.1, net: 10, lines: [2] },
    ],
    paymentTitle: 'Card',
  },
};
type TakenOff = { amount: Minor; lines: readonly number[] };
const sold = (credits: readonly TakenOff[] = []) => soldOrder(ORDER, { seller: SELLER, money: euro(), credits });
const receiptOf = (credits: readonly TakenOff[] = [], reduced = 0) =>
  writeReceipt(sold(credits), {
    kind: 'receipt',
    about: 'order',
    reduced: minor(reduced),
    total: minor(30_100 - reduced),
  });
/** Taxes as 'gross = net + tax'. */
const taxesIn = ({ taxes }: Pick<ReceiptContent, 'taxes'>) =>
  taxes.map(({ gross, net, tax }) => `${gross / 1000} = ${net / 1000} + ${tax / 1000}`);

/** The documents of refunds of these amounts, one after the other. */
function refundsOf(receipt: ReceiptContent, amounts: readonly number[], credits = sold().credits) {
  const refunds: ReceiptContent[] = [];
  for (const amount of amounts) {
    const givenBefore = addUp(refunds.map(({ total }) => total));
    const due = { kind: 'refund', about: 'back', givenBefore, total: minor(amount) } as const;
    const from = { receipt, number: '2026-000123', earlier: [...refunds], seller: null, credits, stopped: null };
    refunds.push(writeRefund(due, from));
  }
  return refunds;
}

it('writes what was sold with its taxes by rate, the tip and who sold it', () => {
  expect(receiptOf()).toEqual({
    seller: SELLER,
    money: euro(),
    orderNum: 1048,
    lines: [
      { title: 'Soup', quantity: 1, amount: 11_000 },
      { title: 'Shirt', quantity: 1, amount: 12_100 },
      { title: 'Transfer', quantity: 1, amount: 5000 },
    ],
    charge: 0,
    addedTaxes: [],
    tip: 2000,
    reduced: 0,
    total: 30_100,
    taxes: [
      { title: 'Food', percent: 10, included: true, gross: 11_000, net: 10_000, tax: 1000 },
      { title: 'Goods', percent: 21, included: true, gross: 12_100, net: 10_000, tax: 2100 },
    ],
    payment: 'Card',
    corrects: null,
    stopped: null,
    parts: [],
  });
});

it('writes a tip that came later without taxes, and takes it back with the order', () => {
  const tip = writeTip(sold(), { kind: 'receipt', about: 'tip', total: minor(4000) });
  expect(tip).toMatchObject({ orderNum: 1048, seller: SELLER, lines: [], tip: 4000, total: 4000, taxes: [] });
  const receipt = receiptOf();
  const [back] = refundsOf(receipt, [34_100]);
  expect([back?.total, back?.taxes]).toEqual([34_100, receipt.taxes]);
});

it('names the taxes that the prices do not contain', () => {
  const taxes = [{ title: 'City', percent: 10, included: false, amount: 1.1, net: 11, lines: [1] }];
  const order = { ...ORDER, lines: { ...ORDER.lines, taxes } };
  const content = writeReceipt(soldOrder(order, { seller: SELLER, money: euro(), credits: [] }), {
    kind: 'receipt',
    about: 'order',
    reduced: minor(0),
    total: minor(30_100),
  });
  expect(content.addedTaxes).toEqual([{ title: 'City', percent: 10, amount: 1100 }]);
  expect(taxesIn(content)).toEqual(['12.1 = 11 + 1.1']);
});

it('takes what staff have taken off before from the rates of its lines', () => {
  const receipt = receiptOf([{ amount: minor(11_000), lines: [1] }], 11_000);
  expect([receipt.reduced, receipt.total]).toEqual([11_000, 19_100]);
  expect(taxesIn(receipt)).toEqual(['0 = 0 + 0', '12.1 = 10 + 2.1']);
});

it('spreads a refund without lines over everything, and one with lines over their rates', () => {
  const credits = sold([
    { amount: minor(11_000), lines: [1] },
    { amount: minor(9550), lines: [] },
  ]).credits;
  const [soup, half, rest] = refundsOf(receiptOf(), [11_000, 9550, 9550], credits);
  expect(soup?.lines).toEqual([{ title: 'Soup', quantity: 1, amount: 11_000 }]);
  expect([soup, half, rest].map((refund) => refund && taxesIn(refund))).toEqual([
    ['11 = 10 + 1', '0 = 0 + 0'],
    ['0 = 0 + 0', '6.05 = 5 + 1.05'],
    ['0 = 0 + 0', '6.05 = 5 + 1.05'],
  ]);
  expect(half).toMatchObject({ lines: [], total: 9550, tip: 0, corrects: '2026-000123', seller: SELLER });
});

it('takes the seller of the hotel’s file for a refund, or of its receipt where the file has none', () => {
  const from = { receipt: receiptOf(), number: '2026-000123', earlier: [], credits: [], stopped: 'cancelled' } as const;
  const due = { kind: 'refund', about: 'back', givenBefore: minor(0), total: minor(30_100) } as const;
  const moved = { ...SELLER, name: 'New owner' };
  expect(writeRefund(due, { ...from, seller: moved })).toMatchObject({ seller: moved, stopped: 'cancelled' });
  expect(writeRefund(due, { ...from, seller: null })).toMatchObject({ seller: SELLER });
});

it('contains nothing of who ordered, where to, or what they wrote', () => {
  const personal = {
    ...ORDER,
    guest_name: 'Ada King',
    number_room: '214',
    lines: { ...ORDER.lines, comment: 'Ring twice' },
  };
  const written = JSON.stringify(
    writeReceipt(soldOrder(personal, { seller: SELLER, money: euro(), credits: [] }), {
      kind: 'receipt',
      about: 'order',
      reduced: minor(0),
      total: minor(30_100),
    }),
  );
  for (const word of ['Ada', '214', 'Ring']) expect(written).not.toContain(word);
});

it('has refunds that add up to the receipt with their taxes, whatever was given back in which parts', () => {
  const rates = [
    { id: 'a', percent: 10, included: true },
    { id: 'b', percent: 21, included: true },
    { id: 'c', percent: 8.875, included: false },
  ];
  const amounts = fc.array(
    fc.record({ cents: fc.integer({ min: 1, max: 9999 }), tax: fc.constantFrom('a', 'b', 'c', null) }),
    { minLength: 1, maxLength: 6 },
  );
  const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 });
  fc.assert(
    fc.property(amounts, cuts, (lines, at) => {
      const taxed = lines.map(({ cents, tax }) => ({ amount: minor(cents * 10), tax }));
      const taxes: readonly ReceiptTax[] = taxesOf(taxed, rates, 2).map(({ rate, gross, net, tax }) => ({
        ...{ title: rate.id, percent: rate.percent, included: rate.included },
        ...{ gross, net, tax },
      }));
      const added = taxes.filter(({ included }) => !included).map(({ tax }) => tax);
      const total = addUp([...taxed.map(({ amount }) => amount), ...added]);
      const receipt: ReceiptContent = { ...receiptOf(), total, taxes };
      const bounds = [0, ...at.map((share) => Math.round((share * total) / 10) * 10).sort((a, b) => a - b), total];
      const parts = bounds.slice(1).map((bound, index) => bound - (bounds[index] ?? 0));
      const refunds = refundsOf(
        receipt,
        parts.filter((part) => part > 0),
        [],
      );
      expect(addUp(refunds.map((refund) => refund.total))).toBe(total);
      for (const field of ['gross', 'net', 'tax'] as const)
        taxes.forEach((rate, place) => {
          expect(addUp(refunds.flatMap((refund) => refund.taxes[place]?.[field] ?? []))).toBe(rate[field]);
        });
    }),
  );
});
