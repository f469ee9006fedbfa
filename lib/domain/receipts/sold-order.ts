import type { Text } from '../i18n/text';
import { type Id, sameId } from '../id';
import type { CurrencyDigits, Minor, Money } from '../money/money';
import { rateSumsOf } from '../money/order-amounts';
import { lineAmount } from '../orders/order-lines';
import type { Credit } from './credits-between';
import { partsByRate } from './parts-by-rate';
import type { ReceiptLine, ReceiptSeller, ReceiptTax } from './receipt-content';
import type { SoldOrder } from './write-receipt';

type Line = { id: Id; product: { title: Text }; price: number; quantity: number; total_price: number };
type Tax = { title: Text; percent: number; included: boolean; amount: number; net: number; lines: readonly Id[] };
type Lines = { products: readonly Line[]; taxes: readonly Tax[]; paymentTitle: Text | null };

/** An order as the platform stores it. */
type StoredSale = { num: number; final_sum: Minor; delivery_price: Minor; tip: Minor; lines: Lines };

/** What staff have taken off the order's price, for these of its lines or for none of them. */
type TakenOff = { amount: Minor; lines: readonly Id[] };

/** What of a stored order stands on its documents. Rule: receipts/RP4. */
export const soldOrder = (
  { num, final_sum, delivery_price, tip, lines }: StoredSale,
  { seller, money, credits }: { seller: ReceiptSeller; money: Money; credits: readonly TakenOff[] },
): SoldOrder => ({
  seller,
  money,
  orderNum: num,
  lines: lines.products.map(receiptLine),
  charge: delivery_price,
  tip,
  total: final_sum,
  payment: lines.paymentTitle,
  taxes: lines.taxes.map(receiptTax),
  credits: creditsOfOrder(lines, credits, money.currency_digits),
});

/** What staff have taken off the order's price, with the lines and the rates that it belongs to. */
export const creditsOfOrder = (
  { products, taxes }: Pick<Lines, 'products' | 'taxes'>,
  credits: readonly TakenOff[],
  digits: CurrencyDigits,
): readonly Credit[] =>
  credits.map(({ amount, lines }) => {
    const own = products.filter(({ id }) => lines.some((line) => sameId(line, id)));
    const taxed = own.map((line) => ({ amount: lineAmount(line), rate: rateOf(line, taxes) }));
    return {
      amount,
      ofRates: own.length === 0 ? null : partsByRate(amount, taxed, { rates: taxes, digits }),
      lines: own.map(receiptLine),
    };
  });

const rateOf = (line: Line, taxes: readonly Tax[]): Tax | undefined =>
  taxes.find(({ lines }) => lines.some((id) => sameId(id, line.id)));

const receiptLine = (line: Line): ReceiptLine => ({
  title: line.product.title,
  quantity: line.quantity,
  amount: lineAmount(line),
});

const receiptTax = ({ title, percent, included, ...tax }: Tax): ReceiptTax => ({
  title,
  percent,
  included,
  ...rateSumsOf(tax),
});
