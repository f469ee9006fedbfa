import { isStopped, type OrderStatus } from '@/lib/domain/orders/order-status';
import { orderByUuid } from '@/lib/platform/stores/orders';
import { printerStatuses } from '@/lib/platform/stores/printers';
import { type StoredTicket, ticketsOfOrders } from '@/lib/platform/stores/tickets';
import { throughOtherConnection } from '../platform/store-contents';
import type { StationName } from './printing-platform';
import type { Printed, PrintingWorld, ScheduledOrder } from './printing-schedule';

/** The kitchen's language, by which a paper shows of which hotel it is. */
const LANGUAGE = { aurora: 'en', bellevue: 'ar' } as const;
const TITLE = { kitchen: 'Kitchen', bar: 'Bar' } as const;

/** What is on paper, whichever time it was printed. */
const subjectOf = ({ hotel, station, content: { num, kind, correction } }: Printed): string =>
  JSON.stringify([hotel, station, num, kind, correction]);

/** The laws that hold at every moment; the first one that is broken. */
export function brokenPrintingLaw(papers: readonly Printed[]): string | null {
  const firsts = new Set<string>();
  for (const paper of papers) {
    const { hotel, station, content, mark } = paper;
    if (content.kind === 'test') continue;
    if (content.station !== TITLE[station] || content.language !== LANGUAGE[hotel])
      return `misdirected: ${subjectOf(paper)}`;
    if (mark.copy !== null) continue;
    if (firsts.has(subjectOf(paper))) return `twice without COPY: ${subjectOf(paper)}`;
    firsts.add(subjectOf(paper));
  }
  return null;
}

type Ended = {
  status: OrderStatus;
  num: string;
  tickets: readonly StoredTicket[];
  /** The stations that had the order from the desk, because their printers were first seen later, or never. */
  fromDesk: readonly StationName[];
};

/** How the tickets of a schedule's orders have ended. */
export function endOfOrders({
  platform: { store },
  orders,
}: PrintingWorld): Promise<readonly (ScheduledOrder & Ended)[]> {
  return throughOtherConnection(store, (db) =>
    Promise.all(
      orders.map(async (order) => {
        const stored = await orderByUuid(db, order.hotel, order.uuid);
        if (stored === null) throw new Error('an order is lost');
        const tickets = await ticketsOfOrders(db, order.hotel, [order.uuid]);
        const seen = (await printerStatuses(db, order.hotel)).filter(
          ({ first_seen_at }) => first_seen_at <= stored.created_at,
        );
        const fromDesk = order.stations.filter((station) => !seen.some(({ printer }) => printer === station));
        return { ...order, status: stored.status, num: String(stored.num), tickets, fromDesk };
      }),
    ),
  );
}

/** The laws of the end: nothing is open, and each station has what it must have on paper. The first one that is broken. */
export function brokenEndLaw(order: ScheduledOrder & Ended, papers: readonly Printed[]): string | null {
  const named = `${order.hotel} ${order.num} ${order.status}`;
  const open = order.tickets.find(({ due_at }) => due_at !== null);
  if (open !== undefined) return `${named}: ${open.station} ${open.kind} is still ${open.state}`;
  const own = papers.filter(({ hotel, content }) => hotel === order.hotel && content.num === order.num);
  const stray = own.find(({ station }) => !order.stations.includes(station));
  if (stray !== undefined) return `${named}: printed at ${stray.station}`;
  for (const station of order.stations) {
    const kinds = own.filter((paper) => paper.station === station).map(({ content }) => content.kind);
    if (order.fromDesk.includes(station) && kinds.length > 0) return `${named}: ${station} has it from the desk too`;
    if (order.fromDesk.includes(station)) continue;
    const isMade = kinds.includes('order');
    if (isStopped(order.status) && isMade && !kinds.includes('correction'))
      return `${named}: ${station} goes on making it`;
    if (!isStopped(order.status) && !isMade) return `${named}: lost for ${station}`;
  }
  // What is said to be printed has come out of the printer, once for each ticket.
  const printed = order.tickets.filter(({ state }) => state === 'printed').length;
  return printed > own.length ? `${named}: ${printed} are said to be printed, and ${own.length} are` : null;
}
