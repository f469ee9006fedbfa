import type { Db } from '../database/database';
import { addToHoldCount } from '../stores/catalogue/hold-counts';
import { deleteHolds } from '../stores/catalogue/slot-holds';

/**
 * Ends a holder's own holds of these slots, and takes from what is counted of their networks what the hold was worth: all of
 * it when an order follows, and the time that is left when it is released. Rule: booking/B38.
 */
export async function endOwnHolds(
  db: Db,
  hotel: string,
  ended: { holder: string; productId: number; slots: readonly string[]; reason: 'order' | 'release'; now: Date },
): Promise<void> {
  const { reason, now } = ended;
  for (const { network, seconds, endsAt } of await deleteHolds(db, hotel, ended)) {
    const left = Math.max(0, Math.round((Date.parse(endsAt) - now.getTime()) / 1000));
    const worth = reason === 'order' ? seconds : Math.min(left, seconds);
    await addToHoldCount(db, hotel, { network, seconds: -worth, now });
  }
}
