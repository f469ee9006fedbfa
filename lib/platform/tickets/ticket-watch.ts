import { setImmediate as nextTurn } from 'node:timers/promises';
import { LOST_AFTER_SECONDS } from '@/lib/domain/tickets/printer';
import { secondsAfter, TEST_SECONDS } from '@/lib/domain/tickets/ticket-times';
import type { PlatformContext } from '../context';
import type { Db } from '../database/database';
import { addStaffNotifications } from '../notification-queue/add-staff-notifications';
import { type BackgroundJob, backgroundJob } from '../notifications/background-job';
import { findHotel } from '../stores/hotels';
import { endedLeases, ticketsToAlarm } from '../stores/open-tickets';
import { orderByUuid } from '../stores/orders';
import { appendStaffEvent, lockOutbox, nextEventId } from '../stores/outbox';
import { markLost } from '../stores/printers';
import { changeTicket, deleteTestsBefore, deleteWaiting, type StoredTicket, ticketById } from '../stores/tickets';
import { printerOf } from '../ticket-queue/hotel-plan';
import { replaceUnconfirmed } from './replace-unconfirmed';

/**
 * Sends a copy of what no printer has confirmed in time, rings the desk, and notices printers that say nothing any more. Keeps no
 * state in memory: what is due is read from the store, so that it continues after a process was killed, and several processes
 * can run it at the same time.
 */
export type TicketWatch = BackgroundJob & {
  /** Runs one round over all hotels. */
  runOnce(): Promise<void>;
};

const INTERVAL_MS = 2_000;
/** Tickets of each kind per round; further ones follow in later rounds. */
const MAX_PER_ROUND = 100;

type Due = Pick<StoredTicket, 'hotel' | 'id'>;

/** Creates the job, which watches the tickets of all hotels. Rules: tickets/TK8, tickets/TK11, tickets/TK14. */
export function createTicketWatch(context: PlatformContext): TicketWatch {
  const onError = (error: unknown) => context.reportError(error, 'tickets');
  const each = async (due: readonly Due[], step: (ticket: Due) => Promise<unknown>) => {
    for (const ticket of due) {
      // A ticket of one hotel that cannot be changed must not stop those of the others.
      await step(ticket).catch(onError);
      // Guests have priority: requests that arrived meanwhile are handled before the next step.
      await nextTurn();
    }
  };
  const runOnce = async () => {
    const { db } = context.database;
    const now = context.now().toISOString();
    await each(await endedLeases(db, now, MAX_PER_ROUND), (ticket) => endLease(context, ticket, now));
    await each(await ticketsToAlarm(db, now, MAX_PER_ROUND), (ticket) => alarm(context, ticket, now));
    await deleteTestsBefore(db, secondsAfter(now, -TEST_SECONDS), { onlyWaiting: true });
    for (const hotel of await markLost(db, secondsAfter(now, -LOST_AFTER_SECONDS))) await publishChange(context, hotel);
  };
  return { runOnce, ...backgroundJob({ intervalMs: INTERVAL_MS, run: runOnce, onError }) };
}

/** Whether its printer has still not said anything, read within the transaction that changes it. */
const isOverdue = (ticket: StoredTicket | null, now: string): ticket is StoredTicket =>
  ticket !== null && ticket.state === 'sent' && ticket.due_at !== null && ticket.due_at <= now;

const endLease = (context: PlatformContext, { hotel, id }: Due, now: string): Promise<void> =>
  context.database.db.transaction().execute(async (db) => {
    await lockOutbox(db, hotel);
    const ticket = await ticketById(db, hotel, id);
    if (isOverdue(ticket, now)) await replaceUnconfirmed(context, db, ticket, 'timeout');
  });

/** Rings the desk, once for a ticket and all its copies. What has lost its printer in the hotel's file is withdrawn. */
async function alarm(context: PlatformContext, { hotel, id }: Due, now: string): Promise<void> {
  const event = await context.database.db.transaction().execute(async (db) => {
    await lockOutbox(db, hotel);
    const ticket = await ticketById(db, hotel, id);
    if (ticket === null || ticket.due_at === null || ticket.alarm_at === null || ticket.alarm_at > now) return null;
    if (ticket.state === 'waiting' && !(await hasPrinter(db, ticket))) {
      await deleteWaiting(db, hotel, [id]);
      return null;
    }
    await changeTicket(db, ticket, { alarm_at: null, alarmed_at: now });
    const sequence = await nextEventId(db, hotel);
    await notifyPhones(context, db, ticket, sequence);
    return appendStaffEvent(db, hotel, { id: sequence, type: 'printers-changed' }, now);
  });
  if (event !== null) context.publishEvent(event);
}

/** A hotel that is not served keeps its tickets until it is again. */
async function hasPrinter(db: Db, { hotel, station }: StoredTicket): Promise<boolean> {
  const known = await findHotel(db, { code: hotel });
  return known === null || printerOf(known, station) !== null;
}

async function notifyPhones(context: PlatformContext, db: Db, ticket: StoredTicket, sequence: number): Promise<void> {
  const { hotel, order_uuid } = ticket;
  const order = order_uuid === null ? null : await orderByUuid(db, hotel, order_uuid);
  if (order === null) return;
  const change = { type: 'ticket.unconfirmed', order_uuid: order.uuid, order_status: order.status, sequence } as const;
  await addStaffNotifications(context, db, hotel, { kind: 'ticket', change });
}

async function publishChange({ database, now, publishEvent }: PlatformContext, hotel: string): Promise<void> {
  const event = await database.db.transaction().execute(async (db) => {
    const id = await nextEventId(db, hotel);
    return appendStaffEvent(db, hotel, { id, type: 'printers-changed' }, now().toISOString());
  });
  publishEvent(event);
}
