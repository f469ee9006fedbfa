import { APPROVED, kitchenOf, movedTo, NOW, summary } from '@/tests/builders/tickets/kitchen';
import { LAST_YEAR, ticketOrder, ticketPlan } from '@/tests/builders/tickets/ticket-order';
import { planTickets } from './plan-tickets';
import type { CorrectionReason } from './ticket';
import type { TicketOrder } from './ticket-contents';

// Rule: tickets/TK10.
describe('once a ticket has left', () => {
  type Step = Partial<TicketOrder>;
  const cases: readonly [string, readonly Step[], readonly CorrectionReason[][]][] = [
    ['the first promise of an order without a time', [{}, APPROVED], []],
    ['another promise', [{}, APPROVED, movedTo(45)], [['time']]],
    ['the same promise again', [APPROVED, movedTo(30)], []],
    ['another promise for what is on its way', [APPROVED, { ...movedTo(45), status: 'accepted' }], []],
    [
      'a promise near the quoted time',
      [{ quoted_at: movedTo(30).expected_at }, { ...movedTo(33), quoted_at: APPROVED.expected_at }],
      [],
    ],
    [
      'a promise far from the quoted time',
      [{ quoted_at: movedTo(30).expected_at }, { ...movedTo(35), quoted_at: APPROVED.expected_at }],
      [['time']],
    ],
    ['a withdrawn promise', [APPROVED, { status: 'draft' }], [['time']]],
    ['a cancelled order', [{}, { status: 'cancelled' }], [['cancelled']]],
    ['an expired order', [{}, { status: 'expired' }], [['expired']]],
    ['a delivered order', [{}, { status: 'done' }], []],
    ['a line given back', [{}, { given_back: [1] }], [['lines']]],
    [
      'a line given back after the order was cancelled',
      [{}, { status: 'cancelled' }, { status: 'cancelled', given_back: [1] }],
      [['cancelled']],
    ],
    [
      'a cancelled order of which all was given back',
      [{}, { given_back: [1] }, { given_back: [1], status: 'cancelled' }],
      [['lines']],
    ],
    [
      'a time and a line at once',
      [APPROVED, { ...movedTo(45), given_back: [1], products: [...ticketOrder().products] }],
      [['lines']],
    ],
  ];

  it.each(cases)('prints what it must for %s', (_what, steps, expected) => {
    const { become, set, all } = kitchenOf();
    for (const step of steps) {
      become(step);
      set('printed', 'kitchen');
    }
    const corrections = all().filter(({ station, kind }) => station === 'kitchen' && kind === 'correction');
    expect(corrections.map(({ content }) => content.correction?.reasons)).toEqual(expected);
  });

  it('corrects only the station whose line was given back', () => {
    const { become, set } = kitchenOf();
    become({});
    set('printed');
    expect(summary(become({ given_back: [2] }))).toEqual([
      'kitchen order printed',
      'bar order printed',
      'bar lines waiting',
    ]);
  });

  it('names what is left, what is removed, and the time before', () => {
    const { become, set } = kitchenOf(
      ticketPlan({ stations: [{ id: 'all', title: 'All', sections: [], printer: 'p', printer_since: LAST_YEAR }] }),
    );
    become(APPROVED);
    set('sent');
    const { content } = become({ ...movedTo(45), given_back: [2] }).at(-1) ?? {};
    expect(content).toMatchObject({
      kind: 'correction',
      due: { at: '2026-05-01T12:45' },
      lines: [{ id: '1' }],
      correction: { reasons: ['time', 'lines'], removed: [{ id: '2' }], due_before: { at: '2026-05-01T12:30' } },
    });
  });

  it.each(['sent', 'printed', 'given-up'] as const)('stops the station that has a ticket that is %s', (state) => {
    const { become, set } = kitchenOf();
    become({});
    set(state, 'kitchen');
    expect(summary(become({ status: 'cancelled' }))).toEqual([`kitchen order ${state}`, 'kitchen cancelled waiting']);
  });

  it('withdraws the copy of a ticket that nobody has confirmed, and stops it', () => {
    const { become, set, copy } = kitchenOf();
    become({});
    set('printed', 'bar');
    set('given-up', 'kitchen');
    copy('t0');
    expect(summary(become({ status: 'cancelled' }))).toEqual([
      'kitchen order given-up',
      'bar order printed',
      'kitchen cancelled waiting',
      'bar cancelled waiting',
    ]);
  });

  it('still prints the copy of the correction that stops it', () => {
    const { become, set, copy } = kitchenOf();
    become({});
    set('printed');
    become({ status: 'cancelled' });
    set('given-up');
    copy('t2');
    expect(summary(become({ status: 'cancelled', given_back: [1] }))).toContain('kitchen copy of cancelled waiting');
  });

  it('leaves the copy of an order beside its correction', () => {
    const { become, set, copy } = kitchenOf();
    become(APPROVED);
    set('given-up');
    copy('t0');
    expect(summary(become(movedTo(45)))).toEqual([
      'kitchen order given-up',
      'bar order given-up',
      'kitchen copy of order waiting',
      'kitchen time waiting',
      'bar time waiting',
    ]);
  });

  it('needs no correction for a change that is taken back before it was printed', () => {
    const { become, set } = kitchenOf();
    become(APPROVED);
    set('printed');
    become(movedTo(45));
    expect(summary(become(APPROVED))).toEqual(['kitchen order printed', 'bar order printed']);
  });

  it('makes one correction of two that have not left', () => {
    const { become, set } = kitchenOf();
    become(APPROVED);
    set('printed');
    become(movedTo(45));
    const tickets = become({ status: 'cancelled' });
    expect(summary(tickets).slice(2)).toEqual(['kitchen cancelled waiting', 'bar cancelled waiting']);
  });
});

describe('an order that staff put back', () => {
  const accepted = ticketPlan({ print_when: 'accepted' });

  it('is stopped, and made again with all its lines', () => {
    const { become, set } = kitchenOf(accepted);
    become(APPROVED);
    set('printed');
    expect(summary(become({})).slice(2)).toEqual(['kitchen undone waiting', 'bar undone waiting']);
    set('printed');
    const tickets = become(APPROVED);
    expect(summary(tickets).slice(4)).toEqual(['kitchen again waiting', 'bar again waiting']);
    expect(tickets.at(-1)?.content.lines.map(({ id }) => id)).toEqual(['2']);
  });

  it('is never mentioned when it comes back before that was printed', () => {
    const { become, set } = kitchenOf(accepted);
    become(APPROVED);
    set('printed');
    become({});
    expect(summary(become(APPROVED))).toEqual(['kitchen order printed', 'bar order printed']);
  });

  it('prints a ticket after all when it was reopened from done', () => {
    const { become } = kitchenOf();
    become({});
    expect(become({ status: 'done' })).toEqual([]);
    expect(summary(become({ status: 'accepted' }))).toEqual(['kitchen order waiting', 'bar order waiting']);
  });
});

it('leaves a printed line at its station when the hotel gives its section to another one', () => {
  const { become, set, all } = kitchenOf();
  become({});
  set('printed');
  const stations = ticketPlan().stations.map((station) => ({
    ...station,
    sections: station.id === 'bar' ? [10, 70] : [],
  }));
  const moved = planTickets(ticketOrder(), ticketPlan({ stations }), { tickets: all(), now: NOW });
  expect(moved).toEqual({ insert: [], rewrite: [], withdraw: [] });
});
