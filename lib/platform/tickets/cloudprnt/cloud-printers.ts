import { timingSafeEqual } from 'node:crypto';
import { isRecord, isTrue, readString } from '@/lib/domain/json/read-value';
import type { Printer, PrinterStatus } from '@/lib/domain/tickets/printer';
import type { PlatformContext } from '../../context';
import { findHotelKey, type HotelKey } from '../../stores/hotels';
import { notePrinter } from '../note-printer';
import { confirmTicket, failTicket, nextTicketId, returnTicket, takeNextTicket } from '../print-tickets';
import { printerSecret } from '../printer-secret';
import { printersOfHotel } from '../printers-of-hotel';
import { encodePng } from './encode-png';
import { readResult, readStatusCode } from './status-code';

/** A printer as a call names it: the code of its host's hotel, and its id. */
export type PrinterName = { hotel: string; printer: string };

/** What a poll is answered. Of its `mediaTypes` the printer chooses one. */
export type PollAnswer =
  | { jobReady: false }
  | { jobReady: true; mediaTypes: readonly [typeof TICKET_TYPE]; jobToken: string };

/**
 * Why a call of a printer is refused, for the log. 'unknown job': asked for twice, or never announced to this printer.
 * 'drawing': not refused for good.
 */
export type RefusedCall = { refused: 'unknown printer' | 'unreadable' | 'unknown job' | 'foreign job' | 'drawing' };

/** The printers that ask by themselves. Calls are made only with the secret. */
export type CloudPrinters = {
  /** Whether this is the secret of a printer. Says nothing about whether the hotel has such a printer. */
  isSecret(name: PrinterName, secret: string): boolean;
  /** A poll: the printer says how it is, and hears whether something waits. */
  poll(name: PrinterName, body: unknown): Promise<PollAnswer | RefusedCall>;
  /** The ticket that a poll has announced, as a picture. It is handed out once. */
  job(name: PrinterName, token: string): Promise<Buffer | RefusedCall>;
  /** How a job has ended. `code`: by the printer. */
  confirm(name: PrinterName, job: { token: string; code: string }): Promise<'ok' | RefusedCall>;
};

export const TICKET_TYPE = 'image/png';

type Known = { hotel: HotelKey; printer: Printer };

/** Creates what answers the calls of CloudPRNT. Rules: tickets/TK7, tickets/TK12. */
export const createCloudPrinters = (context: PlatformContext): CloudPrinters => ({
  isSecret: ({ hotel, printer }, secret) =>
    context.deskToken !== null && isSame(printerSecret(context.deskToken, hotel, printer), secret),
  poll: (name, body) => ofPrinter(context, name, (known) => answerPoll(context, known, body)),
  job: (name, token) => ofPrinter(context, name, (known) => handOut(context, known, token)),
  confirm: (name, job) => ofPrinter(context, name, (known) => endJob(context, known, job)),
});

function isSame(expected: string, actual: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(actual)];
  return one.length === other.length && timingSafeEqual(one, other);
}

const refuse = (refused: RefusedCall['refused']): RefusedCall => ({ refused });

async function ofPrinter<T>(
  context: PlatformContext,
  { hotel: code, printer: id }: PrinterName,
  work: (known: Known) => Promise<T | RefusedCall>,
): Promise<T | RefusedCall> {
  const printer = (await printersOfHotel(context, code))?.find((each) => each.id === id);
  const hotel = printer?.kind === 'cloudprnt' ? await findHotelKey(context.database.db, code) : null;
  return printer === undefined || hotel === null ? refuse('unknown printer') : work({ hotel, printer });
}

async function answerPoll(
  context: PlatformContext,
  { hotel, printer }: Known,
  body: unknown,
): Promise<PollAnswer | RefusedCall> {
  const status = isRecord(body) ? readStatusCode(readString(body.statusCode) ?? '') : null;
  if (status === null || !isRecord(body)) return refuse('unreadable');
  await notePrinter(context, hotel, printer.id, status);
  // A printer that cannot print would keep a ticket until its lease ends.
  if (!canPrint(status) || isTrue(body.printingInProgress)) return { jobReady: false };
  const token = await nextTicketId(context, hotel, printer.id);
  return token === null ? { jobReady: false } : { jobReady: true, mediaTypes: [TICKET_TYPE], jobToken: token };
}

const canPrint = ({ paper, cover, error }: PrinterStatus): boolean =>
  paper !== 'out' && cover !== 'open' && error === null;

async function handOut(
  context: PlatformContext,
  { hotel, printer }: Known,
  token: string,
): Promise<Buffer | RefusedCall> {
  const ticket = await takeNextTicket(context, hotel, printer.id, token);
  if (ticket === null) return refuse('unknown job');
  try {
    return await encodePng(await context.drawTicket(ticket.content, { copy: ticket.copy, width: printer.width }));
  } catch (error) {
    context.reportError(error, 'drawing a ticket');
    await returnTicket(context, hotel, printer.id, ticket.id, 'drawing');
    return refuse('drawing');
  }
}

async function endJob(
  context: PlatformContext,
  { hotel, printer }: Known,
  { token, code }: { token: string; code: string },
): Promise<'ok' | RefusedCall> {
  const result = readResult(code);
  if (result === null) return refuse('unreadable');
  const ended = result.isPrinted
    ? await confirmTicket(context, hotel, printer.id, token)
    : await failTicket(context, hotel, printer.id, token, result.error);
  return ended === 'foreign' ? refuse('foreign job') : 'ok';
}
