import { type Id, sameId } from '../id';
import { addUp, type Minor, NO_MONEY } from '../money/money';
import { paidAmountOf, totalPriceOf } from '../money/order-amounts';

/** `line_taxes`: of each of `lines` what the tax is; missing in orders of releases that did not store it. */
type StoredTax = { included: boolean; lines: readonly Id[]; line_taxes?: readonly number[] };
type Line = { id: Id; total_price: number };

/** What a guest has paid for each line of an order: its price with the taxes that were added to it. Rule: money/MY9. */
export const linePrices = ({
  products,
  taxes,
}: {
  products: readonly Line[];
  taxes: readonly StoredTax[];
}): readonly { id: Id; amount: Minor }[] =>
  products.map((line) => ({
    id: line.id,
    amount: addUp([totalPriceOf(line), ...taxes.map((tax) => addedTaxOf(line, tax))]),
  }));

function addedTaxOf({ id }: Line, { included, lines, line_taxes }: StoredTax): Minor {
  const place = lines.findIndex((line) => sameId(line, id));
  return included || place === -1 ? NO_MONEY : paidAmountOf(line_taxes?.[place] ?? 0);
}
