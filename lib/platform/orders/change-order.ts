import { isStopped } from '@/lib/domain/orders/order-status';
import type { PlatformContext } from '../context';
import type { Db } from '../database/database';
import { allOrNothing } from '../stores/all-or-nothing';
import type { HotelKey } from '../stores/hotels';
import { moveOrder, type RowMove, setIntegrationPayment } from '../stores/orders';
import { append, nextEventId, type OutboxEvent } from '../stores/outbox';
import { decidePayment } from '../stores/payments';
import { releaseSlots } from '../stores/slots';

/** A change and its event in one transaction; false, and nothing written, when `change` says no. */
export async function changeOrder(
  context: PlatformContext,
  hotel: HotelKey,
  uuid: string,
  change: (db: Db) => Promise<boolean>,
): Promise<boolean> {
  const event = await allOrNothing<OutboxEvent>(context.database, async (db) => {
    const id = await nextEventId(db, hotel.code);
    if (!(await change(db))) return null;
    const told = { id, type: 'order-updated' as const, order_uuid: uuid };
    return append(db, hotel.code, told, context.now().toISOString());
  });
  if (event !== null) context.announce(event);
  return event !== null;
}

/**
 * Moves an order within a transaction. One that will not be delivered gives back its slots and asks for no money any
 * more: whoever still has its payment page open finds it closed.
 */
export async function moveWithin(db: Db, hotel: string, uuid: string, move: RowMove): Promise<boolean> {
  if (!(await moveOrder(db, hotel, uuid, move))) return false;
  if (!isStopped(move.to.status)) return true;
  await releaseSlots(db, hotel, uuid);
  const wasOpen = await decidePayment(db, hotel, uuid, { status: 'error', now: move.to.status_at });
  if (wasOpen) await setIntegrationPayment(db, hotel, uuid, null);
  return true;
}
