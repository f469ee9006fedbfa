import { jsonEqual } from '../json/json-equal';
import { isStopped, isUnderWay } from '../orders/order-status';
import { correctionOf, stopCorrection } from './corrections';
import { madeFrom } from './made-from';
import type { CorrectionReason, Ticket, TicketContent } from './ticket';
import {
  onHotelClock,
  type TicketOrder,
  type TicketPlan,
  type TicketStation,
  ticketContent,
  ticketContents,
  ticketStation,
} from './ticket-contents';

/** A ticket of the order that exists. */
export type KnownTicket = Pick<Ticket, 'id' | 'station' | 'kind' | 'content' | 'copy' | 'state' | 'due_at'>;

type NewTicket = { station: string; kind: 'order' | 'correction'; content: TicketContent; due_at: string };

/** What has to be done so that paper and order say the same. Only waiting tickets are rewritten or withdrawn. */
export type TicketChanges = {
  insert: readonly NewTicket[];
  rewrite: readonly { id: string; content: TicketContent; due_at: string }[];
  withdraw: readonly string[];
};

/** Whether the stations make an order now, must stop, or have nothing to do with it any more. */
type Phase = { kind: 'made' } | { kind: 'stopped'; reason: CorrectionReason } | { kind: 'over' };

/**
 * Compares an order with its tickets, the oldest first, and says what has to be printed, changed or withdrawn. Asked again
 * without a change in between it has nothing more to say, so that whoever changes an order can ask it. `now`: an ISO time.
 * Rules: tickets/TK3, tickets/TK9, tickets/TK10, tickets/TK17.
 */
export function planTickets(
  order: TicketOrder,
  plan: TicketPlan,
  { tickets, now }: { tickets: readonly KnownTicket[]; now: string },
): TicketChanges {
  const phase = phaseOf(order, plan);
  const wanted = new Map(
    ticketContents(order, plan, (line) => stationOnPaper(tickets, line.id) ?? ticketStation(line, plan)).map(
      ({ station, content }) => [station, content],
    ),
  );
  const printing = plan.stations.filter(({ printer }) => printer !== null);
  const changes = printing.map((station) => {
    const own = tickets.filter((ticket) => ticket.station === station.id);
    const asked = { order, plan, station, now, wanted: wanted.get(station.id) ?? null };
    return planStation(asked, phase, own);
  });
  // A station that has lost its printer gets nothing more.
  const lost = tickets.filter(({ station }) => printing.every(({ id }) => id !== station)).filter(isWaiting);
  return {
    insert: changes.flatMap(({ insert }) => insert),
    rewrite: changes.flatMap(({ rewrite }) => rewrite),
    withdraw: [...changes.flatMap(({ withdraw }) => withdraw), ...lost.map(({ id }) => id)],
  };
}

function phaseOf({ status, online }: TicketOrder, { print_when }: TicketPlan): Phase {
  if (isUnderWay(status)) return { kind: 'made' };
  if (isStopped(status)) return { kind: 'stopped', reason: status === 'expired' ? 'expired' : 'cancelled' };
  if (status !== 'draft') return { kind: 'over' };
  const waitsForStaff = online !== 'open';
  return print_when === 'placed' && waitsForStaff ? { kind: 'made' } : { kind: 'stopped', reason: 'undone' };
}

/** Where a line was printed first: it stays there, also when the hotel's file gives its section to another station. */
const stationOnPaper = (tickets: readonly KnownTicket[], line: string | number): string | undefined =>
  tickets.find(({ state, content }) => state !== 'waiting' && content.lines.some(({ id }) => id === String(line)))
    ?.station;

const isWaiting = ({ state }: KnownTicket): boolean => state === 'waiting';

type Asked = {
  order: TicketOrder;
  plan: TicketPlan;
  station: TicketStation;
  now: string;
  /** What the station has to make now; null: nothing. */
  wanted: TicketContent | null;
};

const NOTHING: TicketChanges = { insert: [], rewrite: [], withdraw: [] };

function planStation(asked: Asked, phase: Phase, own: readonly KnownTicket[]): TicketChanges {
  const waiting = own.filter(isWaiting);
  const last = own.filter((ticket) => !isWaiting(ticket) && ticket.copy === null && ticket.kind !== 'test').at(-1);
  switch (phase.kind) {
    case 'over':
      return { ...NOTHING, withdraw: waiting.map(({ id }) => id) };
    case 'stopped':
      return planStop(asked, phase.reason, { waiting, last });
    case 'made':
      return last === undefined ? planFirst(asked, waiting) : planCorrection(asked, { waiting, last });
  }
}

/** A ticket that never left is simply withdrawn; to one that has left, or may have, a correction is printed. */
function planStop(
  { order, plan, station, now }: Asked,
  reason: CorrectionReason,
  { waiting, last }: { waiting: readonly KnownTicket[]; last: KnownTicket | undefined },
): TicketChanges {
  if (last === undefined || last.content.lines.length === 0) {
    // A copy of the correction that stopped it must still arrive.
    const useless = waiting.filter(({ copy, content }) => copy === null || content.lines.length > 0);
    return { ...NOTHING, withdraw: useless.map(({ id }) => id) };
  }
  const content = stopCorrection(order, plan, { title: station.title, said: last.content, reason });
  const pending = waiting.find(({ kind, copy }) => kind === 'correction' && copy === null);
  const withdraw = waiting.filter((ticket) => ticket !== pending).map(({ id }) => id);
  return { ...written({ station, content, now }, pending), withdraw };
}

function planFirst({ order, plan, station, now, wanted }: Asked, waiting: readonly KnownTicket[]): TicketChanges {
  if (wanted === null) return { ...NOTHING, withdraw: waiting.map(({ id }) => id) };
  const from = madeFrom(order, plan);
  // What the station had to make before its printer was first seen, it has from the desk, and would make again.
  const isFromDesk = station.printer_since === null || from < station.printer_since;
  if (isFromDesk && waiting.length === 0) return NOTHING;
  // One for later waits for its time until somebody takes it up.
  return { ...NOTHING, ...written({ station, content: wanted, now: from > now ? from : now }, waiting[0]) };
}

function planCorrection(
  { order, plan, station, now, wanted }: Asked,
  { waiting, last }: { waiting: readonly KnownTicket[]; last: KnownTicket },
): TicketChanges {
  const pending = waiting.find(({ copy }) => copy === null);
  const said = { ...last.content, isStopped: last.content.lines.length === 0 };
  const content = correctionOf(said, wanted ?? ticketContent(order, plan, { title: station.title, lines: [] }), {
    first:
      order.promised_at === null
        ? null
        : { at: onHotelClock(order.promised_at, plan), is_whole_day: false, by: 'promised' },
    // What is on its way is made.
    hasTime: order.status !== 'accepted',
  });
  if (content === null) return { ...NOTHING, withdraw: pending === undefined ? [] : [pending.id] };
  return { ...NOTHING, ...written({ station, content, now }, pending) };
}

/** Writes a content into the ticket that waits, or into a new one. A ticket never goes out later than it would have. */
function written(
  { station, content, now }: { station: TicketStation; content: TicketContent; now: string },
  pending: KnownTicket | undefined,
): Pick<TicketChanges, 'insert' | 'rewrite'> {
  const kind = content.kind === 'correction' ? 'correction' : 'order';
  if (pending === undefined) return { insert: [{ station: station.id, kind, content, due_at: now }], rewrite: [] };
  const due_at = pending.due_at !== null && pending.due_at < now ? pending.due_at : now;
  const isSame = jsonEqual(pending.content, content) && pending.due_at !== null && pending.due_at <= now;
  return { insert: [], rewrite: isSame ? [] : [{ id: pending.id, content, due_at }] };
}
