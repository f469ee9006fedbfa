import type { TicketPlan } from '@/lib/domain/tickets/ticket-contents';
import type { Db } from '../database/database';
import { sectionsOf } from '../stores/catalogue/sections';
import type { StoredHotel } from '../stores/hotels';
import { printerStatuses } from '../stores/printers';
import type { Queue } from '../stores/tickets';

type Printing = Pick<StoredHotel, 'code' | 'stations' | 'printers'>;

/** The printer of a station; null: it has none, or the hotel's file no longer has that printer. */
export const printerOf = ({ stations = [], printers = [] }: Printing, station: string): string | null => {
  const named = stations.find(({ id }) => id === station)?.printer ?? null;
  return printers.some(({ id }) => id === named) ? named : null;
};

/** The tickets that a printer is for, by the hotel's file as it is now. */
export const queueOf = (hotel: Printing, printer: string): Queue => ({
  hotel: hotel.code,
  printer,
  stations: (hotel.stations ?? []).filter(({ id }) => printerOf(hotel, id) === printer).map(({ id }) => id),
});

/** What decides about a hotel's tickets; null: it has none, because none of its printers was ever seen. Rule: tickets/TK17. */
export async function ticketPlan(db: Db, stored: StoredHotel): Promise<TicketPlan | null> {
  const { code, hotel, languages, stations = [], printers = [], printWhen = 'placed' } = stored;
  const seen = printers.length === 0 ? [] : await printerStatuses(db, code);
  if (seen.length === 0) return null;
  const sections = await sectionsOf(db, code);
  return {
    stations: stations.map(({ id, title, sections: own }) => {
      const printer = printerOf(stored, id);
      const status = seen.find((each) => each.printer === printer);
      return { id, title, sections: own, printer, printer_since: status?.first_seen_at ?? null };
    }),
    sections: sections.map(({ id, parentId }) => ({ id, parent_id: parentId })),
    print_when: printWhen,
    language: languages[0] ?? 'en',
    timezone: hotel.ext_data.timezone,
    money: hotel,
  };
}
