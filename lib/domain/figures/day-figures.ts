import type { Text } from '../i18n/text';
import { addUp, type Minor } from '../money/money';
import {
  type CountedLine,
  type CountedOrder,
  delivered,
  isTimed,
  orderedSum,
  promisedAfter,
  STOPPED_BY,
  type StoppedBy,
  stoppedBy,
  takenUp,
} from './order-facts';
import { type Duration, lateOf, type PromiseFigures, promiseFigures, sumOf } from './promise-figures';

/** Sums are of whole amounts and milliseconds, so that they are exact. `A`: how amounts are written. */
export type DayFigures<A = Minor> = {
  orders: number;
  /** With service charges and added taxes, without tips. */
  revenue: A;
  /** The service charges in it. */
  charges: A;
  /** The taxes in it that the prices did not contain. */
  added_taxes: A;
  tips: A;
  accepted: Duration & { in_time: number };
  delivered: Duration;
  promise: PromiseFigures;
  stopped: { count: number; sum: A; by: Readonly<Record<StoppedBy, number>>; reasons: readonly Reason<A>[] };
  products: readonly ProductFigures<A>[];
  sections: readonly SectionFigures<A>[];
  staff: readonly StaffFigures[];
  /** `each`: the ratings with one star, two, and so on. */
  ratings: { count: number; stars: number; each: readonly number[] };
};

/** `reason`: the key of a message; null: none was given, or nobody took the order up. */
type Reason<A> = { reason: string | null; count: number; sum: A };
type ProductFigures<A> = { product: number | null; title: Text; portions: number; revenue: A };
type SectionFigures<A> = {
  section: number | null;
  orders: number;
  revenue: A;
  accepted: Duration;
  delivered: Duration;
  late: number;
};
/** `name` null: the hotel's own system. */
export type StaffFigures = { name: string | null; accepted: number; accepting: Duration; delivered: number };

const STARS = [1, 2, 3, 4, 5];

/** An order with what became of it, computed once. */
type Facts = {
  order: CountedOrder;
  taken: ReturnType<typeof takenUp>;
  done: ReturnType<typeof delivered>;
  /** What was delivered as soon as it could be, in ms; null: not yet, or it has a time of its own. */
  way: number | null;
  promised: number | null;
};

function factsOf(order: CountedOrder): Facts {
  const done = delivered(order);
  return {
    order,
    taken: takenUp(order),
    done,
    way: done === null || isTimed(order) ? null : done.after,
    promised: promisedAfter(order),
  };
}

const sumsOf = (orders: readonly CountedOrder[]): Minor => addUp(orders.map(orderedSum));
const present = <T>(values: readonly (T | null)[]): readonly T[] => values.filter((value) => value !== null);
const waysOf = (facts: readonly Facts[]): readonly number[] => present(facts.map(({ way }) => way));
const waitsOf = (facts: readonly Facts[]): readonly number[] => present(facts.map(({ taken }) => taken?.after ?? null));
const promisesOf = (facts: readonly Facts[]): PromiseFigures =>
  promiseFigures(
    facts.flatMap(({ way, promised }) => (way === null || promised === null ? [] : [{ taken: way, promised }])),
  );

/**
 * The figures of the orders that were sent on a day. `acceptMinutes`: within which they are to be taken up. Rules:
 * figures/FG3, figures/FG4, figures/FG5, figures/FG6.
 */
export function dayFigures(all: readonly CountedOrder[], acceptMinutes: number): DayFigures {
  const stopped = all.filter((order) => stoppedBy(order) !== null);
  const orders = all.filter((order) => stoppedBy(order) === null);
  const facts = orders.map(factsOf);
  const waits = waitsOf(facts);
  const stars = present(all.map((order) => order.stars));
  return {
    orders: orders.length,
    revenue: sumsOf(orders),
    charges: addUp(orders.map(({ delivery_price }) => delivery_price)),
    added_taxes: addUp(orders.map(({ added_tax }) => added_tax)),
    tips: addUp(orders.map(({ tip }) => tip)),
    accepted: { ...sumOf(waits), in_time: waits.filter((wait) => wait <= acceptMinutes * 60_000).length },
    delivered: sumOf(waysOf(facts)),
    promise: promisesOf(facts),
    stopped: stoppedFigures(stopped),
    products: productFigures(orders.flatMap(({ lines }) => lines)),
    sections: sectionFigures(facts),
    staff: staffFigures(facts),
    ratings: {
      count: stars.length,
      stars: stars.reduce((sum, each) => sum + each, 0),
      each: STARS.map((star) => stars.filter((each) => each === star).length),
    },
  };
}

function stoppedFigures(orders: readonly CountedOrder[]): DayFigures['stopped'] {
  const by = (who: StoppedBy) => orders.filter((order) => stoppedBy(order) === who).length;
  const reasons = Map.groupBy(orders, ({ cancel_reason_id }) => cancel_reason_id);
  return {
    count: orders.length,
    sum: sumsOf(orders),
    by: Object.fromEntries(STOPPED_BY.map((who) => [who, by(who)])) as Record<StoppedBy, number>,
    reasons: [...reasons]
      .map(([reason, those]) => ({ reason, count: those.length, sum: sumsOf(those) }))
      .sort((one, other) => other.count - one.count || compare(one.reason, other.reason)),
  };
}

const compare = (one: string | null, other: string | null): number => {
  const [left, right] = [one ?? '', other ?? ''];
  if (left === right) return 0;
  return left < right ? -1 : 1;
};

const nameOfLine = ({ product, title }: CountedLine): string => String(product ?? JSON.stringify(title));

/** The products by portions. Those without an id are distinguished by their titles. Rule: figures/FG7. */
function productFigures(lines: readonly CountedLine[]): DayFigures['products'] {
  return [...Map.groupBy(lines, nameOfLine)]
    .map(([name, those]) => ({
      name,
      product: those[0]?.product ?? null,
      title: those.at(-1)?.title ?? '',
      portions: those.reduce((sum, { quantity }) => sum + quantity, 0),
      revenue: addUp(those.map(({ total }) => total)),
    }))
    .sort((one, other) => other.portions - one.portions || other.revenue - one.revenue || compare(one.name, other.name))
    .map(({ name: _, ...product }) => product);
}

/** An order over two sections counts in both, each with its own lines. Rule: figures/FG8. */
function sectionFigures(facts: readonly Facts[]): DayFigures['sections'] {
  const ids = new Set(facts.flatMap(({ order }) => order.lines.map(({ section }) => section)));
  const lines = Map.groupBy(
    facts.flatMap(({ order }) => order.lines),
    ({ section }) => section,
  );
  const own = new Map([...ids].map((id) => [id, [] as Facts[]]));
  for (const each of facts)
    for (const id of new Set(each.order.lines.map(({ section }) => section))) own.get(id)?.push(each);
  return [...own]
    .map(([section, those]) => ({
      section,
      orders: those.length,
      revenue: addUp((lines.get(section) ?? []).map(({ total }) => total)),
      accepted: sumOf(waitsOf(those)),
      delivered: sumOf(waysOf(those)),
      late: lateOf(promisesOf(those)),
    }))
    .sort((one, other) => other.orders - one.orders || (one.section ?? 0) - (other.section ?? 0));
}

/** Rule: figures/FG9. */
function staffFigures(facts: readonly Facts[]): readonly StaffFigures[] {
  const taken = Map.groupBy(present(facts.map((each) => each.taken)), ({ by }) => by);
  const done = Map.groupBy(present(facts.map((each) => each.done)), ({ by }) => by);
  return [...new Set([...taken.keys(), ...done.keys()])]
    .map((name) => {
      const own = taken.get(name) ?? [];
      return {
        name,
        accepted: own.length,
        accepting: sumOf(own.map(({ after }) => after)),
        delivered: done.get(name)?.length ?? 0,
      };
    })
    .sort(
      (one, other) =>
        other.accepted + other.delivered - (one.accepted + one.delivered) || compare(one.name, other.name),
    );
}
