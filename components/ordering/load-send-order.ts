/** Loads the code that sends an order, together with the fields of the checkout. */
export const loadSendOrder = () => import('./send-order');
