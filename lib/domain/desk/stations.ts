import type { Id } from '../id';

/** A place that makes what stands in its sections and below them, such as the bar. Rule: desk/DE53. */
export type Station = { id: string; sections: readonly number[] };

type Section = { id: number; parent_id: number | null };
type Line = { id: Id; repeat: { section_id: Id } | null };
type Ordered = { products: readonly Line[] };

/** The stations of a hotel and the tree of its sections. */
export type StationPlan = { stations: readonly Station[]; sections: readonly Section[] };

/** The station of a section, or of the nearest one above it that has one; null: none makes what stands in it. */
export function stationOfSection(id: number | null, plan: StationPlan, depth = plan.sections.length): string | null {
  if (id === null || depth < 0) return null;
  const own = plan.stations.find(({ sections }) => sections.includes(id));
  if (own !== undefined) return own.id;
  const parent = plan.sections.find((section) => section.id === id)?.parent_id ?? null;
  return stationOfSection(parent, plan, depth - 1);
}

/** The station that makes a line; null: none does. */
export const stationOfLine = ({ repeat }: Line, plan: StationPlan): string | null =>
  repeat === null ? null : stationOfSection(Number(repeat.section_id), plan);

/** The orders with a line that a station makes; all of them for a desk that is no station. Rule: desk/DE53. */
export const ordersOfStation = <T extends Ordered>(
  orders: readonly T[],
  station: string | null,
  plan: StationPlan,
): readonly T[] =>
  station === null
    ? orders
    : orders.filter(({ products }) => products.some((line) => stationOfLine(line, plan) === station));

/** Whether none of a station's sections exists any more, so that it never sees an order. Rule: desk/DE53. */
export const hasNoSection = ({ sections }: Station, all: readonly Section[]): boolean =>
  !sections.some((id) => all.some((section) => section.id === id));

/**
 * Whether everything is ready that a station makes: then the order goes on its way. An order of which no station makes
 * anything is never ready by its lines. Rule: desk/DE54.
 */
export function areLinesReady({ products }: Ordered, ready: ReadonlySet<Id>, plan: StationPlan): boolean {
  const made = products.filter((line) => stationOfLine(line, plan) !== null);
  return made.length > 0 && made.every(({ id }) => ready.has(id));
}

type Made = Ordered & { ready_lines: readonly Id[] };

/** An order with the lines that are not ready yet: those of a station, or all. Rule: desk/DE52. */
export function stillToMake<T extends Made>(order: T, station: string | null, plan: StationPlan): T {
  const ready = new Set(order.ready_lines);
  const isOpen = (line: T['products'][number]) =>
    !ready.has(line.id) && (station === null || stationOfLine(line, plan) === station);
  return { ...order, products: order.products.filter(isOpen) };
}

/** The stations that still have lines of an order to make, each once. Rule: desk/DE54. */
export function openStations({ products, ready_lines }: Made, plan: StationPlan): readonly string[] {
  const ready = new Set(ready_lines);
  const open = products.filter(({ id }) => !ready.has(id)).map((line) => stationOfLine(line, plan));
  return [...new Set(open)].filter((station) => station !== null);
}

/**
 * What Ready means at a station: `lines` are its own that become ready while others still make theirs, null: the whole
 * order is. `waitsFor`: the others, once its own are made. Rule: desk/DE54.
 */
export function stationStep(
  order: Made & { ostatus_id: string },
  station: string | null,
  plan: StationPlan,
): { lines: readonly Id[] | null; waitsFor: readonly string[] } {
  const others = openStations(order, plan).filter((id) => id !== station);
  if (station === null || others.length === 0 || order.ostatus_id !== 'approved') return { lines: null, waitsFor: [] };
  const lines = openLines(order, station, plan);
  return { lines, waitsFor: lines.length > 0 ? [] : others };
}

/** The ids of the lines that a station still has to make. */
export const openLines = (order: Made, station: string, plan: StationPlan): readonly Id[] =>
  stillToMake(order, station, plan).products.map(({ id }) => id);
