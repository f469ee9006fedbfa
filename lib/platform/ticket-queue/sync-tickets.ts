import type { Id } from '@/lib/domain/id';
import { isUnderWay } from '@/lib/domain/orders/order-status';
import { booksOf, heldOf } from '@/lib/domain/payments/ledger';
import { takenUpAt } from '@/lib/domain/tickets/made-from';
import { planTickets } from '@/lib/domain/tickets/plan-tickets';
import type { TicketOrder } from '@/lib/domain/tickets/ticket-contents';
import { ALARM_SECONDS, secondsAfter } from '@/lib/domain/tickets/ticket-times';
import type { PlatformContext } from '../context';
import type { Db } from '../database/database';
import { findHotel } from '../stores/hotels';
import { movesOf } from '../stores/order-moves';
import { orderByUuid, type StoredOrder } from '../stores/orders';
import { creditsOf } from '../stores/payment-credits';
import { entriesOfOrder } from '../stores/payment-entries';
import { changeTicket, deleteWaiting, insertTickets, type StoredTicket, ticketsOfOrders } from '../stores/tickets';
import { ticketPlan } from './hotel-plan';

/**
 * Brings the tickets of an order up to the order, within the transaction that changes it and that locks the hotel's outbox: so no
 * order is stored without its tickets, and no ticket of an order that was rolled back is printed. Whoever changes an order
 * calls it; without a printer it costs one query, and two until one was seen. `position`: the id of the change's event.
 * Rule: tickets/TK7.
 */
export async function syncTickets(
  { now, uuid }: Pick<PlatformContext, 'now' | 'uuid'>,
  db: Db,
  { hotel: code, order_uuid, position }: { hotel: string; order_uuid: string; position: number },
): Promise<void> {
  const hotel = await findHotel(db, { code });
  const plan = hotel === null ? null : await ticketPlan(db, hotel);
  if (plan === null) return;
  const order = await orderByUuid(db, code, order_uuid);
  if (order === null) return;
  const tickets = await ticketsOfOrders(db, code, [order_uuid]);
  const at = now().toISOString();
  const { insert, rewrite, withdraw } = planTickets(await orderOnPaper(db, order), plan, { tickets, now: at });
  await deleteWaiting(db, code, withdraw);
  for (const { id, content, due_at } of rewrite) {
    const known = tickets.find((ticket) => ticket.id === id);
    const alarm = known?.alarmed_at === null && { alarm_at: secondsAfter(due_at, ALARM_SECONDS) };
    await changeTicket(db, { hotel: code, id }, { content, due_at, ...(known?.due_at !== due_at && alarm) });
  }
  const { num } = order;
  await insertTickets(
    db,
    insert.map((ticket) =>
      newTicket({ ...ticket, hotel: code, order_uuid, num, position, id: uuid(), created_at: at }),
    ),
  );
}

/** A ticket that waits for its printer from `due_at` on. */
export const newTicket = (
  ticket: Pick<
    StoredTicket,
    'id' | 'hotel' | 'order_uuid' | 'num' | 'station' | 'kind' | 'content' | 'position' | 'created_at'
  > & { due_at: string } & Partial<StoredTicket>,
): StoredTicket => ({
  copy: null,
  state: 'waiting',
  attempts: 0,
  printer: null,
  sent_at: null,
  printed_at: null,
  last_error: null,
  alarm_at: secondsAfter(ticket.due_at, ALARM_SECONDS),
  alarmed_at: null,
  ...ticket,
});

/** An order as its tickets need it. */
async function orderOnPaper(db: Db, order: StoredOrder): Promise<TicketOrder> {
  const { products, properties, comment, foodNote, allergyTexts, dueTimes, paymentTitle, chargesRoom, paysWith } =
    order.lines;
  const { num, status, language, created_at, waits_from, expected_at, promised_at, quoted_at } = order;
  return {
    ...{ num, status, language, created_at, waits_from, expected_at, promised_at, quoted_at },
    number_room: order.number_room,
    room_proof: order.room_proof,
    sum: order.final_sum,
    ...{ products, properties, comment },
    food_note: foodNote,
    allergy_texts: allergyTexts,
    due_times: dueTimes,
    payment_title: paymentTitle,
    charges_room: chargesRoom,
    pays_with: paysWith,
    ...(await paidOnline(db, order)),
    taken_up_at: await takenUp(db, order),
    given_back: await givenBack(db, order),
  };
}

async function paidOnline(db: Db, order: StoredOrder): Promise<Pick<TicketOrder, 'online' | 'paid_at'>> {
  if (order.integrationPayment === null) return { online: null, paid_at: null };
  const entries = await entriesOfOrder(db, order.hotel, order.uuid);
  const books = booksOf(entries);
  if (books.authorised === 0) return { online: 'open', paid_at: null };
  const paid_at = entries.find(({ kind, amount }) => kind === 'authorised' && amount > 0)?.at ?? null;
  return { online: heldOf(books) > 0 ? 'reserved' : 'paid', paid_at };
}

async function takenUp(db: Db, { hotel, uuid, status, status_at, version }: StoredOrder): Promise<string | null> {
  // A new order has no moves.
  const moves = version === 0 ? [] : await movesOf(db, hotel, [uuid]);
  // The moves of an order of an earlier release were not written down.
  return takenUpAt(moves) ?? (isUnderWay(status) ? status_at : null);
}

async function givenBack(db: Db, { hotel, uuid, integrationPayment }: StoredOrder): Promise<readonly Id[]> {
  // Only what is paid online can be given back.
  if (integrationPayment === null) return [];
  return (await creditsOf(db, hotel, [uuid])).flatMap(({ lines }) => lines);
}
