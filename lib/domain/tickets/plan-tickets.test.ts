import { APPROVED, kitchenOf, movedTo, NOW, summary } from '@/tests/builders/tickets/kitchen';
import { ticketOrder, ticketPlan } from '@/tests/builders/tickets/ticket-order';
import { planTickets } from './plan-tickets';
import type { TicketOrder, TicketPlan } from './ticket-contents';

const LATER = '2026-05-02T17:30:00.000Z';

// Rule: tickets/TK3.
describe('when the first tickets are written', () => {
  const ofMode = (print_when: TicketPlan['print_when'], order: Partial<TicketOrder>) =>
    kitchenOf(ticketPlan({ print_when }))
      .become(order)
      .map(({ due_at }) => due_at);

  it.each([
    ['placed', 'a new order', {}, [NOW, NOW]],
    ['placed', 'an order that is not paid online yet', { online: 'open' }, []],
    ['placed', 'an order that is paid online', { online: 'paid' }, [NOW, NOW]],
    ['placed', 'an order that is reserved online', { online: 'reserved' }, [NOW, NOW]],
    ['placed', 'an order that staff take up unpaid', { ...APPROVED, online: 'open' }, [NOW, NOW]],
    ['placed', 'an order for later', { waits_from: LATER }, [LATER, LATER]],
    ['placed', 'an order for later that is due', { waits_from: NOW }, [NOW, NOW]],
    ['placed', 'an order for later that staff take up', { ...APPROVED, waits_from: LATER }, [NOW, NOW]],
    ['placed', 'an order that has ended', { status: 'done' }, []],
    ['placed', 'a cancelled order', { status: 'cancelled' }, []],
    ['placed', 'an expired order', { status: 'expired' }, []],
    ['placed', 'an order in a status of another system', { status: 'parked' }, []],
    ['accepted', 'a new order', {}, []],
    ['accepted', 'an approved order', APPROVED, [NOW, NOW]],
    ['accepted', 'an order that goes on its way at once', { status: 'accepted' }, [NOW, NOW]],
    ['accepted', 'an order that is done at once', { status: 'done' }, []],
  ] as const)('with print_when %s: %s', (mode, _what, order, due) => {
    expect(ofMode(mode, order)).toEqual(due);
  });

  it('goes out at once when staff take up an order for later', () => {
    const { become } = kitchenOf();
    become({ waits_from: LATER });
    expect(become({ ...APPROVED, waits_from: LATER }).map(({ due_at }) => due_at)).toEqual([NOW, NOW]);
  });
});

// Rule: tickets/TK9.
describe('while a ticket has not left', () => {
  it.each([
    ['another promise', movedTo(45), ['kitchen order waiting', 'bar order waiting']],
    ['a line given back', { given_back: [2] }, ['kitchen order waiting']],
    ['a cancelled order', { status: 'cancelled' }, []],
    ['an expired order', { status: 'expired' }, []],
    ['a delivered order', { status: 'done' }, []],
  ])('changes or withdraws it for %s', (_what, order, expected) => {
    const { become } = kitchenOf();
    become({});
    expect(summary(become(order))).toEqual(expected);
  });

  it('writes the new time into it', () => {
    const { become } = kitchenOf();
    become({});
    expect(become(movedTo(45)).map(({ content }) => content.due?.at)).toEqual(['2026-05-01T12:45', '2026-05-01T12:45']);
  });

  it('withdraws it when its station has lost its printer', () => {
    const { become, all } = kitchenOf();
    become({});
    const [kitchen] = ticketPlan().stations;
    if (kitchen === undefined) throw new Error('there is no kitchen');
    const plan = ticketPlan({ stations: [kitchen] });
    expect(planTickets(ticketOrder(), plan, { tickets: all(), now: NOW }).withdraw).toEqual(['t1']);
  });
});

// Rule: tickets/TK17.
describe('a station whose printer was first seen', () => {
  const BEFORE = '2026-05-01T09:30:00.000Z';
  const seenAt = (printer_since: string | null, print_when: TicketPlan['print_when'] = 'placed') => {
    const [kitchen, bar] = ticketPlan().stations;
    if (kitchen === undefined || bar === undefined) throw new Error('there are two stations');
    return ticketPlan({ print_when, stations: [{ ...kitchen, printer_since }, bar] });
  };
  const ofKitchen = (plan: TicketPlan, ...orders: Partial<TicketOrder>[]) => {
    const { become, all } = kitchenOf(plan);
    for (const order of orders) become(order);
    return summary(all()).filter((ticket) => ticket.startsWith('kitchen'));
  };
  const LINE_GIVEN_BACK = { ...movedTo(45), given_back: [2] };

  it.each([
    ['never', null, 'placed', [{}, APPROVED, movedTo(45)], []],
    ['when the order was placed', NOW, 'placed', [{}], ['kitchen order waiting']],
    ['after the order was placed', NOW, 'placed', [{ created_at: BEFORE }], []],
    [
      'after the order was placed, whatever comes then',
      NOW,
      'placed',
      [{ created_at: BEFORE }, { ...APPROVED, created_at: BEFORE }, { ...LINE_GIVEN_BACK, created_at: BEFORE }],
      [],
    ],
    [
      'after the order was placed, and before its time',
      NOW,
      'placed',
      [{ created_at: BEFORE, waits_from: LATER }],
      ['kitchen order waiting'],
    ],
    [
      'before the order was paid',
      NOW,
      'placed',
      [{ created_at: BEFORE, online: 'paid', paid_at: NOW }],
      ['kitchen order waiting'],
    ],
    [
      'before the order was accepted',
      NOW,
      'accepted',
      [{ created_at: BEFORE, ...APPROVED }],
      ['kitchen order waiting'],
    ],
    [
      'after the order was accepted',
      NOW,
      'accepted',
      [
        { ...APPROVED, taken_up_at: BEFORE },
        { ...movedTo(45), taken_up_at: BEFORE },
        { status: 'cancelled', taken_up_at: BEFORE },
      ],
      [],
    ],
  ] as const)('%s', (_when, since, mode, orders, expected) => {
    expect(ofKitchen(seenAt(since, mode), ...orders)).toEqual(expected);
  });

  it('keeps no other station from its ticket', () => {
    expect(summary(kitchenOf(seenAt(null)).become({}))).toEqual(['bar order waiting']);
  });

  it('goes on with what it has on paper when its printer is replaced by one that was never seen', () => {
    const { become, set, all } = kitchenOf();
    become({});
    const waiting = planTickets(ticketOrder({ comment: 'Soon' }), seenAt(null), { tickets: all(), now: NOW });
    expect([waiting.insert, waiting.withdraw, waiting.rewrite.map(({ id }) => id)]).toEqual([[], [], ['t0', 't1']]);
    set('printed');
    const stopped = planTickets(ticketOrder({ status: 'cancelled' }), seenAt(null), { tickets: all(), now: NOW });
    expect(stopped.insert.map(({ station, kind }) => [station, kind])).toEqual([
      ['kitchen', 'correction'],
      ['bar', 'correction'],
    ]);
  });
});
