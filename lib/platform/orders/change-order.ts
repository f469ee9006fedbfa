import { isStopped } from '@/lib/domain/orders/order-status';
import type { PlatformContext } from '../context';
import type { Db } from '../database/database';
import { addNotifications } from '../notification-queue/add-notifications';
import { addStaffNotifications } from '../notification-queue/add-staff-notifications';
import { planStep } from '../payments/plan-step';
import { issueReceipts } from '../receipts/issue-receipts';
import { giveBackStock } from '../stock/give-back-stock';
import { releaseSlots } from '../stores/catalogue/slots';
import type { HotelKey } from '../stores/hotels';
import { changeOrderStatus, type StatusChange, setIntegrationPayment } from '../stores/orders';
import { appendEvent, type ContentEvent, nextEventId, type OutboxEvent } from '../stores/outbox';
import { decidePayment } from '../stores/payments';
import { rollBackOnNull } from '../stores/roll-back-unless';
import { syncTickets } from '../ticket-queue/sync-tickets';

type Hotel = Pick<HotelKey, 'code'>;

/**
 * Runs a change and writes its event in one transaction. When `change` returns false, the transaction is rolled back
 * and the result is false. `eventId`: the id of the event.
 */
export async function changeOrder(
  context: PlatformContext,
  hotel: Hotel,
  uuid: string,
  change: (db: Db, eventId: number) => Promise<boolean>,
): Promise<boolean> {
  const event = await rollBackOnNull<OutboxEvent>(context.database, async (db) => {
    const id = await nextEventId(db, hotel.code);
    if (!(await change(db, id))) return null;
    const updated = { id, type: 'order-updated' as const, order_uuid: uuid };
    return appendEvent(db, hotel.code, updated, context.now().toISOString());
  });
  if (event !== null) context.publishEvent(event);
  return event !== null;
}

type Alongside = { mayMove?(db: Db): Promise<boolean>; alongside?(db: Db): Promise<void> };

/**
 * Moves an order to another status, with its event, tickets and notifications; false when its status or `mayMove`, which is
 * asked within the transaction, does not allow it. A stopped order gives back what it holds of the stock. `alongside`:
 * what is written with the move or not at all.
 */
export async function moveOrder(
  context: PlatformContext,
  hotel: Hotel,
  uuid: string,
  { mayMove = async () => true, alongside, ...move }: StatusChange & Alongside,
): Promise<boolean> {
  let news: ContentEvent | null = null;
  const isMoved = await changeOrder(context, hotel, uuid, async (db, sequence) => {
    if (!(await mayMove(db)) || !(await moveWithin(db, hotel.code, uuid, move))) return false;
    const change = { order_uuid: uuid, order_status: move.to.status, escalation: 0, sequence };
    await alongside?.(db);
    if (isStopped(move.to.status))
      news = await giveBackStock(db, hotel.code, { orderUuid: uuid, now: move.to.status_at });
    await syncTickets(context, db, { hotel: hotel.code, order_uuid: uuid, position: sequence });
    const changed = { ...change, type: 'order.status_changed' } as const;
    await addNotifications(context, db, hotel.code, changed);
    if (move.isByGuest) await addStaffNotifications(context, db, hotel.code, { kind: 'cancellation', change: changed });
    return true;
  });
  if (isMoved && news !== null) context.publishEvent(news);
  return isMoved;
}

/**
 * Cancelling or expiring an order releases its slots and closes an open payment. After every move the money may have to follow
 * (money/MY4), and an order that is done or stopped may lack a document (receipts/RP2).
 */
async function moveWithin(db: Db, hotel: string, uuid: string, move: StatusChange): Promise<boolean> {
  if (!(await changeOrderStatus(db, hotel, uuid, move))) return false;
  const now = move.to.status_at;
  if (isStopped(move.to.status)) {
    await releaseSlots(db, hotel, uuid);
    const wasOpen = await decidePayment(db, hotel, uuid, { status: 'error', now });
    if (wasOpen) await setIntegrationPayment(db, hotel, uuid, null);
  }
  await planStep(db, hotel, uuid, { now, isMove: true });
  if (move.to.status === 'done' || isStopped(move.to.status)) await issueReceipts(db, { hotel, order_uuid: uuid }, now);
  return true;
}
