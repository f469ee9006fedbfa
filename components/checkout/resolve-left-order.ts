import { showSuccess } from './show-success';
import { theSender } from './the-sender';

/** Asks what became of an order that a closed tab has left, and says so when it has arrived. */
export async function resolveLeftOrder(hotelCode: string): Promise<void> {
  const outcome = await theSender(hotelCode).resolve();
  if (outcome?.kind === 'accepted') showSuccess(outcome.success, false);
}
