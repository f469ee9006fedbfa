import { type KnownTicket, planTickets, type TicketChanges } from '@/lib/domain/tickets/plan-tickets';
import type { TicketState } from '@/lib/domain/tickets/ticket';
import type { TicketOrder, TicketPlan } from '@/lib/domain/tickets/ticket-contents';
import { ticketOrder, ticketPlan } from './ticket-order';

export const NOW = '2026-05-01T10:00:00.000Z';

/** An order that is in preparation by half past. */
export const APPROVED = {
  status: 'approved',
  taken_up_at: NOW,
  expected_at: '2026-05-01T10:30:00.000Z',
  promised_at: '2026-05-01T10:30:00.000Z',
};

/** The same order with another promise. */
export const movedTo = (minute: number) => ({ ...APPROVED, expected_at: `2026-05-01T10:${minute}:00.000Z` });

/** Carries the changes out, as the platform does. New tickets wait. */
function carriedOut(tickets: readonly KnownTicket[], { insert, rewrite, withdraw }: TicketChanges): KnownTicket[] {
  const kept = tickets
    .filter(({ id }) => !withdraw.includes(id))
    .map((ticket) => ({ ...ticket, ...rewrite.find(({ id }) => id === ticket.id) }));
  const added = insert.map((ticket, place) => ({
    ...{ ...ticket, id: `t${tickets.length + place}`, copy: null, state: 'waiting' as const },
  }));
  return [...kept, ...added];
}

/** The tickets of a hotel while one order goes through its states. */
export function kitchenOf(plan: TicketPlan = ticketPlan()) {
  let tickets: KnownTicket[] = [];
  const become = (order: Partial<TicketOrder>, now = NOW) => {
    const changed = ticketOrder(order);
    tickets = carriedOut(tickets, planTickets(changed, plan, { tickets, now }));
    // Asked again, it has nothing more to say.
    expect(planTickets(changed, plan, { tickets, now })).toEqual({ insert: [], rewrite: [], withdraw: [] });
    return tickets;
  };
  const set = (state: TicketState, station?: string) => {
    tickets = tickets.map((each) =>
      each.state === 'waiting' && (station === undefined || each.station === station)
        ? { ...each, state, due_at: null }
        : each,
    );
  };
  const copy = (of: string) => {
    const copied = tickets.find(({ id }) => id === of);
    if (copied === undefined) throw new Error('there is no such ticket');
    const mark = { of, reason: 'unconfirmed' as const, words: null };
    tickets = [...tickets, { ...copied, id: `copy of ${of}`, copy: mark, state: 'waiting', due_at: NOW }];
  };
  return { become, set, copy, all: () => tickets };
}

export const summary = (tickets: readonly KnownTicket[]) =>
  tickets.map(({ station, kind, state, content, copy }) => {
    const reasons = content.correction?.reasons.join('+') ?? kind;
    return `${station} ${copy === null ? '' : 'copy of '}${reasons} ${state}`;
  });
