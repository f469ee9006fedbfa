import { withCart } from '@/components/hotel/load-cart';

/** Loads the code that sends an order. */
export const loadSendOrder = () => withCart(import('./send-code').then((module) => module.SEND_CODE));
