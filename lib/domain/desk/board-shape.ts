/** The sizes of tickets, and the views of the board. Rules: desk/DE50, desk/DE51. */
export const TICKET_SIZES = ['s', 'm', 'l'] as const;
export type TicketSize = (typeof TICKET_SIZES)[number];
export const BOARD_VIEWS = ['kitchen', 'runner'] as const;
export type BoardView = (typeof BOARD_VIEWS)[number];

/** Widths in pixels. */
const TICKET_WIDTH: Readonly<Record<TicketSize, number>> = { s: 168, m: 180, l: 262 };
/** Of tickets for which the rooms alone are enough, in the largest size. */
const ROOMS_WIDTH = 136;
const ALL_DAY_WIDTH: Readonly<Record<TicketSize, number>> = { s: 172, m: 172, l: 196 };
const GAP = 8;

/** From these widths of the board on it has two lanes, one for what is on its way, and the list of all day. */
const TWO_LANES = 600;
const WAY_LANE = 860;
const ALL_DAY = 1064;

/**
 * What of the board stands beside each other. `kind`: one lane at a time, two lanes, or all of them. `columns`: of tickets,
 * which the first two lanes share; `way`, `allDay`: widths, 0: behind a button.
 */
export type BoardShape = { kind: 'one' | 'two' | 'all'; columns: number; way: number; allDay: number };

/** The shape of a board that is so many pixels wide. Rule: desk/DE50. */
export function boardShape({ width, size, view }: { width: number; size: TicketSize; view: BoardView }): BoardShape {
  if (width < TWO_LANES) return { kind: 'one', columns: 1, way: 0, allDay: 0 };
  const columnsIn = (room: number) => Math.max(2, Math.floor((room + GAP) / (TICKET_WIDTH[size] + GAP)));
  if (view === 'runner') return { kind: 'two', columns: columnsIn(width), way: 0, allDay: 0 };
  if (width < WAY_LANE) return { kind: 'two', columns: 2, way: 0, allDay: 0 };
  const allDay = width < ALL_DAY ? 0 : ALL_DAY_WIDTH[size];
  if (size === 'l') return { kind: 'all', columns: columnsIn(width - allDay - ROOMS_WIDTH), way: ROOMS_WIDTH, allDay };
  const columns = Math.max(2, columnsIn(width - allDay) - 1);
  return { kind: 'all', columns, way: Math.floor((width - allDay) / (columns + 1)), allDay };
}

/** How two lanes share the columns of tickets: by the number of their tickets, at least one each. Rule: desk/DE50. */
export function shareColumns(columns: number, [first, second]: readonly [number, number]): readonly [number, number] {
  const all = first + second;
  const share = all === 0 ? columns / 2 : (columns * first) / all;
  const own = Math.min(Math.max(1, Math.round(share)), Math.max(1, columns - 1));
  return [own, Math.max(1, columns - own)];
}
