/** The code that sends an order. A checkout loads it with its fields, before anything can be sent. */
export const loadSendOrder = () => import('./send-order');
