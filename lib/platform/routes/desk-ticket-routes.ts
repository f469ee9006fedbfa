import type { Hono } from 'hono';
import { isOwnStation } from '@/lib/domain/staff/narrowing';
import type { PlatformContext } from '../context';
import {
  LIST_PRINTERS,
  LIST_TICKET_PROBLEMS,
  PRINT_TEST,
  PRINTERS,
  REPRINT_TICKET,
  TICKET_PROBLEMS,
} from '../desk/ticket-calls';
import { ownParts } from '../staff/own-parts';
import { CURSOR_GONE, itemsAfter } from '../staff-calls/paged-list';
import { deskPrinters, printTest } from '../tickets/desk-printers';
import { reprintTicket, ticketProblems } from '../tickets/desk-tickets';
import { type DeskEnv, onDeskCall } from './on-desk-call';
import { page, refuse, respond } from './responses';

/** Adds the staff calls for tickets on paper. Rules: tickets/TK8, tickets/TK11, tickets/TK14. */
export function addDeskTicketRoutes(routes: Hono<DeskEnv>, context: PlatformContext): void {
  onDeskCall(routes, LIST_PRINTERS, async ({ hotel, caller, query }) => {
    const { cursor = null } = query;
    const printers = await deskPrinters(context, hotel);
    const read = itemsAfter(printers, cursor === null ? null : ({ id }) => id === cursor);
    if (read === null) return refuse('invalid', CURSOR_GONE);
    const { items, next } = PRINTERS.pageOf(read, query, ({ id }) => id);
    const own = await ownParts(context, { hotel, caller, items }, ({ stations }, member, plan) =>
      stations.some((station) => isOwnStation(station, member, plan)),
    );
    // With it anybody can take the printer's tickets.
    const hidden = caller.actions.has('problems') ? {} : { connection: null };
    return page({ items: own.map((printer) => ({ ...printer, ...hidden })), next });
  });

  onDeskCall(routes, PRINT_TEST, async ({ hotel, params }) => respond(await printTest(context, hotel, params.printer)));

  onDeskCall(routes, REPRINT_TICKET, async ({ hotel, params, body }) =>
    respond(await reprintTicket(context, hotel, params.uuid, { ticket: params.ticket, words: body.words })),
  );

  onDeskCall(routes, LIST_TICKET_PROBLEMS, async ({ hotel, caller, query }) => {
    const { cursor = null } = query;
    const problems = await ticketProblems(context, hotel);
    const read = itemsAfter(problems, cursor === null ? null : ({ ticket }) => ticket === cursor);
    if (read === null) return refuse('invalid', CURSOR_GONE);
    const { items, next } = TICKET_PROBLEMS.pageOf(read, query, ({ ticket }) => ticket);
    const own = await ownParts(context, { hotel, caller, items }, ({ station }, member, plan) =>
      isOwnStation(station, member, plan),
    );
    return page({ items: own, next });
  });
}
