import { toMinor } from '@/lib/domain/money/money';
import type { TicketOrder, TicketPlan } from '@/lib/domain/tickets/ticket-contents';

type Line = TicketOrder['products'][number];

/** A line of an order. Section 10 is the kitchen's, 70 the bar's. */
export const orderedLine = (id: number, title: Line['product']['title'], changes: Partial<Line> = {}): Line => ({
  id,
  product: { title },
  quantity: 1,
  properties: [],
  repeat: { section_id: 10 },
  ...changes,
});

export const SOUP = orderedLine(1, { en: 'Soup', de: 'Suppe' });
export const COLA = orderedLine(2, 'Cola', { repeat: { section_id: 70 } });

/** An order of a German guest, at noon in Madrid: a soup of the kitchen and a cola of the bar, on the spot by card. */
export const ticketOrder = (changes: Partial<TicketOrder> = {}): TicketOrder => ({
  num: 1001,
  status: 'draft',
  language: 'de',
  created_at: '2026-05-01T10:00:00.000Z',
  waits_from: null,
  expected_at: null,
  promised_at: null,
  quoted_at: null,
  number_room: '101',
  room_proof: 'code',
  sum: toMinor(7.5),
  products: [SOUP, COLA],
  properties: [],
  comment: null,
  food_note: null,
  allergy_texts: [],
  due_times: [],
  payment_title: { en: 'Card', de: 'Karte' },
  charges_room: false,
  pays_with: null,
  online: null,
  paid_at: null,
  taken_up_at: null,
  given_back: [],
  ...changes,
});

/** When the printers of a plan were first seen. */
export const LAST_YEAR = '2025-05-01T10:00:00.000Z';

/** A hotel in Madrid whose kitchen reads English, with a printer in the kitchen and one at the bar, which were seen long ago. */
export const ticketPlan = (changes: Partial<TicketPlan> = {}): TicketPlan => ({
  stations: [
    {
      ...{ id: 'kitchen', title: { en: 'Kitchen', de: 'Küche' }, sections: [10] },
      ...{ printer: 'star', printer_since: LAST_YEAR },
    },
    { id: 'bar', title: 'Bar', sections: [70], printer: 'epson', printer_since: LAST_YEAR },
  ],
  sections: [
    { id: 10, parent_id: null },
    { id: 11, parent_id: 10 },
    { id: 12, parent_id: 11 },
    { id: 20, parent_id: null },
    { id: 70, parent_id: null },
  ],
  print_when: 'placed',
  language: 'en',
  timezone: 'Europe/Madrid',
  money: { currency: '€', currency_position: 'right', currency_digits: 2 },
  ...changes,
});
