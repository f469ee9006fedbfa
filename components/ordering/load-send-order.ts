/** Loads the code that sends an order. */
export const loadSendOrder = () => import('./send-code').then((module) => module.SEND_CODE);
