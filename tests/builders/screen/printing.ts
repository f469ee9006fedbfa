import type { DeskOrder } from '@/components/desk/desk-api';
import type { StationPace } from '@/components/desk/pace/pace-api';
import type { DeskPrinter, TicketProblem } from '@/components/desk/printers/printers-api';

/** The settings of a desk with a kitchen and a bar. */
export const STATIONS = {
  sections: [{ id: 7, parent_id: null, title: null, promise_minutes: null }],
  stations: [
    { id: 'kitchen', title: { en: 'Kitchen', ar: 'المطبخ' }, sections: [7] },
    { id: 'bar', title: { en: 'Bar', ar: 'البار' }, sections: [7] },
  ],
};

/** A printer of the kitchen that is ready. */
export const deskPrinter = (parts: Partial<DeskPrinter> = {}): DeskPrinter => ({
  id: 'kitchen',
  title: { en: 'Kitchen printer', ar: 'طابعة المطبخ' },
  kind: 'cloudprnt',
  width: 80,
  stations: ['kitchen'],
  state: 'ready',
  paper: 'ok',
  cover: 'closed',
  last_error: null,
  last_seen_at: '2026-06-18T17:30:30Z',
  waiting: 0,
  connection: { path: '/printers/kitchen', user: 'kitchen', password: 's3cret' },
  ...parts,
});

/** A ticket of order 1001 that the kitchen's printer has not confirmed. */
export const ticketProblem = (parts: Partial<TicketProblem> = {}): TicketProblem => ({
  ticket: 'ticket-1',
  order_uuid: 'order-1',
  num: 1001,
  station: 'kitchen',
  printer: 'kitchen',
  since: '2026-06-18T17:29:00Z',
  last_error: null,
  ...parts,
});

/** A printed ticket of the kitchen. */
export const orderTicket = (parts: Partial<DeskOrder['tickets'][number]> = {}): DeskOrder['tickets'][number] => ({
  id: 'ticket-1',
  station: 'kitchen',
  kind: 'order',
  state: 'printed',
  copy: null,
  created_at: '2026-06-18T17:30:00Z',
  printed_at: '2026-06-18T17:30:04Z',
  ...parts,
});

/** A kitchen that takes on as much as usual. */
export const stationPace = (parts: Partial<StationPace> = {}): StationPace => ({
  station: 'kitchen',
  title: { en: 'Kitchen', ar: 'المطبخ' },
  load: null,
  busy_minutes: null,
  busy_until: null,
  closed_until: null,
  ...parts,
});
