/** The id of the heading of an order's card. */
export const orderTitleId = (uuid: string): string => `order-${uuid}`;

/** Returns the card of an order; null: it is not shown. */
export const cardOfOrder = (uuid: string): HTMLElement | null =>
  document.getElementById(orderTitleId(uuid))?.closest('article') ?? null;

/** Focuses an order's card when the focused element, a button of the card or its dialog, is gone. */
export function focusOrder(uuid: string): void {
  const card = cardOfOrder(uuid);
  const drawer = card?.closest('dialog');
  if (drawer?.contains(document.activeElement)) return;
  card?.focus({ preventScroll: true });
}
