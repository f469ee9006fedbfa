import { z } from 'zod';
import { trimTyped } from '@/lib/domain/i18n/typed-text';
import { PRINTER_KINDS, PRINTER_STATES } from '@/lib/domain/tickets/printer';
import { KEY_TEXT, pagedList } from '../staff-calls/paged-list';
import type { DeskPrinter } from '../tickets/desk-printers';
import type { TicketProblem } from '../tickets/desk-tickets';
import { deskCall } from './desk-call';
import { ok, order, text, time, uuid } from './shapes';

const printerId = z.string().describe('The id of a printer in the hotel’s file');

const printer = z
  .object({
    id: z.string(),
    title: text,
    kind: z.enum(PRINTER_KINDS).describe('cloudprnt: it asks for its tickets. escpos: the server connects to it'),
    width: z.union([z.literal(58), z.literal(80)]).describe('Of its paper, in millimetres'),
    stations: z.array(z.string()).describe('Ids of the stations whose tickets it prints'),
    state: z
      .enum(PRINTER_STATES)
      .describe('What keeps it from printing comes first. lost: it has said nothing for 90 seconds'),
    paper: z.enum(['ok', 'low', 'out']).nullable().describe('null: it does not say'),
    cover: z.enum(['open', 'closed']).nullable().describe('null: it does not say'),
    last_error: z.string().nullable().describe('A code, such as ECONNREFUSED; null: none'),
    last_seen_at: time.nullable().describe('Within 30 seconds; null: never'),
    waiting: z.int().describe('How many tickets wait for it, also those for later'),
    connection: z
      .object({
        path: z.string().describe('On the hotel’s host'),
        user: z.string(),
        password: z
          .string()
          .describe('Follows from the operator’s key; anybody who has it can take this printer’s tickets'),
      })
      .nullable()
      .describe(
        'What a cloudprnt printer is set up with; null: another kind, or the caller’s role may not see problems',
      ),
  })
  .meta({ id: 'Printer' }) satisfies z.ZodType<DeskPrinter>;

/** By id, in the order of the hotel's file. */
export const PRINTERS = pagedList('printers', { key: KEY_TEXT, size: 100, max: 100 });

export const LIST_PRINTERS = deskCall({
  id: 'listPrinters',
  action: 'print',
  method: 'GET',
  path: '/printers',
  summary: 'Lists the printers of the stations',
  about: 'In the order of the hotel’s file.',
  query: z.object(PRINTERS.fields),
  responseType: 'page',
  response: z.array(printer),
});

export const PRINT_TEST = deskCall({
  id: 'printTest',
  action: 'print',
  creates: true,
  method: 'POST',
  path: '/printers/{printer}/test',
  summary: 'Prints a test ticket',
  about: 'Within ten minutes, or not at all.',
  params: { printer: printerId },
  response: ok,
  refusals: ['not-found', 'invalid'],
});

export const REPRINT_TICKET = deskCall({
  id: 'reprintTicket',
  action: 'print',
  creates: true,
  method: 'POST',
  path: '/orders/{uuid}/tickets/{ticket}/reprint',
  summary: 'Prints a ticket of an order again',
  about:
    'As it was, marked as a copy. One that is still to be printed, or whose station has no printer any more, is refused with the field ticket.',
  params: { uuid, ticket: uuid },
  body: z.object({
    words: z
      .string()
      .overwrite(trimTyped)
      .max(200, 'at most 200 characters')
      .transform((words) => (words === '' ? null : words))
      .nullable()
      .default(null)
      .describe('What the copy says of why it is printed'),
  }),
  response: order,
  refusals: ['not-found', 'invalid'],
});

const problem = z
  .object({
    ticket: z.string().describe('The id of the ticket; copies that take its place keep it'),
    order_uuid: z.string(),
    num: z.int().describe('The number of the order'),
    station: z.string(),
    printer: z.string(),
    since: time.describe('When it was due'),
    last_error: z.string().nullable().describe('A code, such as timeout; null: nothing is known'),
  })
  .meta({ id: 'TicketProblem' }) satisfies z.ZodType<TicketProblem>;

/** By ticket. */
export const TICKET_PROBLEMS = pagedList('ticket-problems', { key: KEY_TEXT, size: 100, max: 100 });

export const LIST_TICKET_PROBLEMS = deskCall({
  id: 'listTicketProblems',
  action: 'print',
  method: 'GET',
  path: '/ticket-problems',
  summary: 'Lists the tickets that no printer has confirmed within a minute',
  about: 'The oldest first. One leaves the list when a printer confirms it or the order ends.',
  query: z.object(TICKET_PROBLEMS.fields),
  responseType: 'page',
  response: z.array(problem),
});

/** The staff calls for tickets on paper, as data (see desk-call.ts). */
export const TICKET_CALLS = [LIST_PRINTERS, PRINT_TEST, REPRINT_TICKET, LIST_TICKET_PROBLEMS];
