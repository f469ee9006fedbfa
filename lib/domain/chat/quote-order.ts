/**
 * The text with which a guest writes to the hotel about an order: its number, before what was typed already. A text
 * that names the order stays. Rule: orders/OR36.
 */
export function quoteOrder(draft: string, num: string): string {
  const quote = `#${num.trim()}`;
  const isNamed = draft.split(/\s|:/).includes(quote);
  return isNamed ? draft : `${quote}: ${draft}`;
}
