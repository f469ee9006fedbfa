import { COLA, LAST_YEAR, orderedLine, SOUP, ticketOrder, ticketPlan } from '@/tests/builders/tickets/ticket-order';
import { toMinor } from '../money/money';
import { type TicketOrder, ticketContents } from './ticket-contents';

const only = (changes: Partial<TicketOrder>, plan = ticketPlan()) => {
  const [ticket] = ticketContents(ticketOrder({ products: [SOUP], ...changes }), plan);
  if (ticket === undefined) throw new Error('there is no ticket');
  return ticket.content;
};

describe('which station gets a line', () => {
  const linesAt = (order: Partial<TicketOrder>, plan = ticketPlan()) =>
    Object.fromEntries(
      ticketContents(ticketOrder(order), plan).map(({ station, content }) => [
        station,
        content.lines.map(({ id }) => id),
      ]),
    );
  const inSection = (id: number, section: number) => orderedLine(id, 'A dish', { repeat: { section_id: section } });

  // Rule: tickets/TK2.
  it.each([
    ['gives each station its own lines', { products: [SOUP, COLA] }, ticketPlan(), { kitchen: ['1'], bar: ['2'] }],
    ['follows the sections upward', { products: [inSection(1, 12)] }, ticketPlan(), { kitchen: ['1'] }],
    [
      'lets the nearest section decide',
      { products: [inSection(1, 12), inSection(2, 11)] },
      ticketPlan({
        stations: [
          { id: 'kitchen', title: 'Kitchen', sections: [10], printer: 'star', printer_since: LAST_YEAR },
          { id: 'pastry', title: 'Pastry', sections: [12], printer: 'star', printer_since: LAST_YEAR },
        ],
      }),
      { kitchen: ['2'], pastry: ['1'] },
    ],
    [
      'gives the first station what belongs to none',
      { products: [inSection(1, 20), COLA] },
      ticketPlan(),
      {
        kitchen: ['1'],
        bar: ['2'],
      },
    ],
    [
      'gives the first station a line whose section is not known',
      { products: [orderedLine(1, 'Old', { repeat: null })] },
      ticketPlan(),
      { kitchen: ['1'] },
    ],
    [
      'prints nothing for a station without a printer',
      { products: [SOUP, COLA] },
      ticketPlan({
        stations: [
          { id: 'kitchen', title: 'Kitchen', sections: [10], printer: 'star', printer_since: LAST_YEAR },
          { id: 'bar', title: 'Bar', sections: [70], printer: null, printer_since: null },
        ],
      }),
      { kitchen: ['1'] },
    ],
    ['prints nothing in a hotel without stations', {}, ticketPlan({ stations: [] }), {}],
    ['leaves out what was given back', { given_back: ['1'] }, ticketPlan(), { bar: ['2'] }],
  ])('%s', (_what, order, plan, expected) => {
    expect(linesAt(order, plan)).toEqual(expected);
  });
});

// Rule: tickets/TK4.
it('writes titles, options and payment for the kitchen, with the guest’s words where they differ', () => {
  const size = { property: { title: { en: 'Size', de: 'Größe' } }, value: 'groß', quantity: null };
  const properties = [
    { ...size, choice: { title: { en: 'large', de: 'groß' } } },
    {
      ...size,
      property: { title: { en: 'Extras', de: 'Extras' } },
      value: 'Brot',
      quantity: 2,
      choice: { title: { en: 'Bread', de: 'Brot' } },
    },
    {
      ...size,
      property: { title: { en: 'Extras', de: 'Extras' } },
      value: 'Öl',
      quantity: 1,
      choice: { title: { en: 'Oil', de: 'Öl' } },
    },
    { ...size, property: { title: 'Name' }, value: 'Jörg', choice: null },
  ];
  const { lines, payment, station } = only({ products: [{ ...SOUP, quantity: 3, properties }] });
  expect(station).toBe('Kitchen');
  expect(lines).toEqual([
    {
      ...{ id: '1', quantity: 3, allergies: [], due: null },
      title: { kitchen: 'Soup', guest: 'Suppe' },
      options: [
        { kitchen: 'Size: \u2068large\u2069', guest: 'Größe: \u2068groß\u2069' },
        {
          kitchen: 'Extras: \u2068Bread x 2\u2069, \u2068Oil\u2069',
          guest: 'Extras: \u2068Brot x 2\u2069, \u2068Öl\u2069',
        },
        { kitchen: 'Name: \u2068Jörg\u2069', guest: null },
      ],
    },
  ]);
  expect(payment).toEqual({
    ...{ state: 'collect', sum: '7.50\u00a0€', pays_with: null },
    title: { kitchen: 'Card', guest: 'Karte' },
  });
});

it('has no words of the guest when kitchen and guest read one language', () => {
  const { lines, payment } = only({ language: 'en' });
  expect([lines[0]?.title.guest, payment?.title.guest]).toEqual([null, null]);
});

it('carries allergies of the whole order, and beside the line that they concern', () => {
  const food_note = {
    ...{ allergens: ['milk' as const], diets: [], kitchen: ['Allergic to milk'], language: 'en' },
    lines: [{ line_id: 1, contains: ['milk' as const], unsuited: [], is_unknown: false, kitchen: ['Contains milk'] }],
  };
  const [kitchen, bar] = ticketContents(ticketOrder({ food_note, allergy_texts: ['Nussallergie!'] }), ticketPlan());
  expect(kitchen?.content.allergies).toEqual(['Allergic to milk', 'Nussallergie!']);
  expect(kitchen?.content.lines[0]?.allergies).toEqual(['Contains milk']);
  expect(bar?.content.allergies).toEqual(['Allergic to milk', 'Nussallergie!']);
  expect(bar?.content.lines[0]?.allergies).toEqual([]);
});

describe('times, on the hotel’s clock', () => {
  const slot = { line: 0, local: '2026-05-02T19:30', is_whole_day: false };
  it.each([
    ['nothing promised', {}, null],
    [
      'a promise',
      { expected_at: '2026-05-01T10:30:40.000Z', quoted_at: '2026-05-01T10:20:00.000Z' },
      { at: '2026-05-01T12:30', by: 'promised' },
    ],
    ['a quoted time', { quoted_at: '2026-05-01T10:20:00.000Z' }, { at: '2026-05-01T12:20', by: 'quoted' }],
    [
      'an order for later',
      { waits_from: '2026-05-02T17:30:00.000Z', due_times: [slot] },
      { at: '2026-05-02T19:30', by: 'ordered' },
    ],
    ['one line of several for later', { due_times: [slot] }, null],
    [
      'a promise over midnight',
      { expected_at: '2026-05-01T22:10:00.000Z' },
      { at: '2026-05-02T00:10', by: 'promised' },
    ],
  ])('names the due time of %s', (_what, order, due) => {
    expect(only(order).due).toEqual(due === null ? null : { is_whole_day: false, ...due });
    expect(only(order).ordered_at).toBe('2026-05-01T12:00');
  });

  it('names the time of its own of a line', () => {
    expect(only({ due_times: [slot] }).lines[0]?.due).toEqual({
      at: '2026-05-02T19:30',
      is_whole_day: false,
      by: 'ordered',
    });
  });
});

it.each([
  ['nothing is to be paid', { payment_title: null }, null],
  ['it is free', { sum: toMinor(0) }, null],
  ['the room is charged', { charges_room: true }, 'room'],
  ['it is paid online', { online: 'paid' as const }, 'paid'],
  ['it is reserved online', { online: 'reserved' as const }, 'reserved'],
  ['it is not paid online yet', { online: 'open' as const }, 'open'],
  ['it is paid on delivery', {}, 'collect'],
])('says how it stands with the payment when %s', (_what, order, state) => {
  expect(only(order).payment?.state ?? null).toBe(state);
});
