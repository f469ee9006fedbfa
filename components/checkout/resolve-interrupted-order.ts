import { getOrderSender } from './get-order-sender';
import { showSuccess } from './show-success';

/** Asks what became of an order that a closed tab has left, and says so when it has arrived. */
export async function resolveInterruptedOrder(hotelCode: string): Promise<void> {
  const outcome = await getOrderSender(hotelCode).checkInterrupted();
  if (outcome?.kind === 'accepted') showSuccess(outcome.success, false);
}
