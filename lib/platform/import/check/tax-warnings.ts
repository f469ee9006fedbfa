import { productsOf } from '../folder-parts';
import type { ParsedFolder } from '../parse-folder';
import type { Problem } from '../problem';
import type { ProductFile } from '../section-file';

/** More products without a tax are named with the first of them. */
const MOST_NAMED = 5;

/** Whether guests may pay for it; options may have prices. */
const canCost = ({ price, options, kit }: ProductFile): boolean =>
  price > 0 || options !== undefined || kit !== undefined;

/** What a hotel with taxes may have forgotten: products and a charge without one. Rule: taxes/TA1. */
export function taxWarnings(parsed: ParsedFolder): readonly Problem[] {
  const { json, value } = parsed.hotel;
  const [first] = value.taxes;
  if (first === undefined) return [];
  const untaxed = productsOf(parsed).filter(({ tax, value: product }) => tax === null && canCost(product));
  const hint = `"tax": "${first.id}" at the product or at a section above it`;
  const charges = value.discount_price > 0 || value.discount_percent > 0;
  return [
    ...untaxed
      .slice(0, MOST_NAMED)
      .map((product) => product.json.problem(product.path, `product ${product.value.id} has no tax`, hint)),
    ...(untaxed.length > MOST_NAMED
      ? [json.problem(['taxes'], `${untaxed.length} products have no tax, the first of them are named above`, hint)]
      : []),
    ...(charges && value.charge_tax === null
      ? [json.problem(['taxes'], 'the charge of the hotel has no tax', `"charge_tax": "${first.id}"`)]
      : []),
  ];
}
