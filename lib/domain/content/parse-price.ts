/** Parses a price as staff type it, with a comma or a point, to two decimals; null: no price. Rule: content/CC5. */
export function parsePrice(typed: string): number | null {
  const text = typed.replace(/\s/g, '').replace(',', '.');
  const price = /^\d{1,7}(?:\.\d{1,2})?$/.test(text) ? Number(text) : null;
  return price === null || price > 1_000_000 ? null : price;
}
