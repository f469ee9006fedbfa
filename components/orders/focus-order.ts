/** The heading of an order's card. */
export const orderTitleId = (uuid: string): string => `order-${uuid}`;

/** Keeps the keyboard with an order, when what had the focus is gone: a button of its card, or the popup about it. */
export function focusOrder(uuid: string): void {
  const card = document.getElementById(orderTitleId(uuid))?.closest('article');
  const drawer = card?.closest('dialog');
  if (drawer?.contains(document.activeElement)) return;
  card?.focus({ preventScroll: true });
}
