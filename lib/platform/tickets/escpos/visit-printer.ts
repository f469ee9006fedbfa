import type { Printer, PrinterStatus } from '@/lib/domain/tickets/printer';
import type { Ticket } from '@/lib/domain/tickets/ticket';
import type { PlatformContext } from '../../context';
import { errorCode } from '../../notification-queue/delivery-error';
import type { HotelKey } from '../../stores/hotels';
import { notePrinter } from '../note-printer';
import { confirmTicket, failTicket, returnTicket, takeNextTicket } from '../print-tickets';
import { processIdOf } from './commands';
import { connectPrinter, type EscPosTimes, type PrinterConnection } from './connect-printer';
import { encodeTicket } from './encode-ticket';

export type EscPosPrinter = Extract<Printer, { kind: 'escpos' }>;

/** A printer, and what is needed to print at it. */
export type PrinterVisit = {
  context: PlatformContext;
  hotel: HotelKey;
  printer: EscPosPrinter;
  times: EscPosTimes;
  /** The tickets that this process has sent to the printer lately, by process id: a confirmation may come late. */
  sent: Map<string, string>;
  /** Called with a confirmation of a ticket that was not sent. */
  onForeign(): void;
  /** Whether no more tickets are to be taken. */
  isEnding(): boolean;
};

const MAX_REMEMBERED = 100;

/**
 * Connects to a printer, notes its status, and prints its tickets one after the other while it is ready. Rejects with a code when
 * it is not there, or has not printed a ticket. Resolves with whether it is still ready. Rule: tickets/TK13.
 */
export async function visitPrinter(visit: PrinterVisit): Promise<boolean> {
  const { context, hotel, printer, times } = visit;
  const late: Promise<void>[] = [];
  const onLate = (processId: string) => void late.push(confirmLate(visit, processId));
  const connection = await connectPrinter(printer, { times, onLate });
  try {
    while (isReady(await noteStatus(visit, connection))) {
      const ticket = visit.isEnding() ? null : await takeNextTicket(context, hotel, printer.id);
      if (ticket === null) return true;
      await printTicket(visit, connection, ticket);
    }
    return false;
  } finally {
    connection.close();
    await Promise.all(late);
  }
}

const isReady = ({ paper, cover, error }: PrinterStatus): boolean =>
  paper !== 'out' && cover !== 'open' && error === null;

async function noteStatus({ context, hotel, printer }: PrinterVisit, connection: PrinterConnection) {
  const status = await connection.readStatus();
  await notePrinter(context, hotel, printer.id, status);
  return status;
}

async function printTicket(visit: PrinterVisit, connection: PrinterConnection, ticket: Ticket): Promise<void> {
  const { context, hotel, printer } = visit;
  const processId = processIdOf(ticket.id);
  const bytes = await draw(visit, ticket, processId);
  // The printer may have gone while the ticket was drawn.
  if (!connection.isOpen()) {
    await returnTicket(context, hotel, printer.id, ticket.id, 'connection lost');
    return;
  }
  remember(visit.sent, processId, ticket.id);
  try {
    await connection.print(bytes, processId);
  } catch (error) {
    await failTicket(context, hotel, printer.id, ticket.id, errorCode(error));
    // The paper may have run out meanwhile, which staff can see then.
    if (connection.isOpen()) await noteStatus(visit, connection).catch(() => undefined);
    throw error;
  }
  await confirmTicket(context, hotel, printer.id, ticket.id);
}

/** A ticket as the bytes that are sent. One that cannot be drawn waits again: nothing of it has left. */
async function draw({ context, hotel, printer }: PrinterVisit, ticket: Ticket, processId: string): Promise<Buffer> {
  try {
    const picture = await context.drawTicket(ticket.content, { copy: ticket.copy, width: printer.width });
    return await encodeTicket(picture, processId);
  } catch (error) {
    await returnTicket(context, hotel, printer.id, ticket.id, 'drawing');
    context.reportError(error, 'drawing a ticket');
    throw error;
  }
}

function remember(sent: Map<string, string>, processId: string, ticket: string): void {
  sent.set(processId, ticket);
  const [oldest] = sent.keys();
  if (sent.size > MAX_REMEMBERED && oldest !== undefined) sent.delete(oldest);
}

/** A confirmation that comes when nothing waits for it: late, or once more. */
async function confirmLate({ context, hotel, printer, sent, onForeign }: PrinterVisit, processId: string) {
  const ticket = sent.get(processId);
  try {
    const confirmed = ticket === undefined ? 'foreign' : await confirmTicket(context, hotel, printer.id, ticket);
    if (confirmed === 'foreign') onForeign();
  } catch (error) {
    context.reportError(error, 'a late confirmation of a ticket');
  }
}
