import type { Kit } from '../options/kit';

const uncountedKit = (kit: Kit): Kit => ({
  ...kit,
  properties: kit.properties.map((option) => ({
    ...option,
    attrs: option.attrs.map((choice) => ({ ...choice, stock_left: null })),
  })),
});

/** A product without what is left of it today, as it counts for a line that is ordered for another day. Rule: stock/SK3. */
export const uncounted = <P extends { property: Kit | null }>(product: P): P & { stock_left: null } => ({
  ...product,
  property: product.property && uncountedKit(product.property),
  stock_left: null,
});
