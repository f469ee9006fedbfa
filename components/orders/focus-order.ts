/** The id of the heading of an order's card. */
export const orderTitleId = (uuid: string): string => `order-${uuid}`;

/** Focuses an order's card when the focused element, a button of the card or its dialog, is gone. */
export function focusOrder(uuid: string): void {
  const card = document.getElementById(orderTitleId(uuid))?.closest('article');
  const drawer = card?.closest('dialog');
  if (drawer?.contains(document.activeElement)) return;
  card?.focus({ preventScroll: true });
}
