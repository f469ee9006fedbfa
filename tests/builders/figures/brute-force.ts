import type { SimulatedOrder } from './simulated-orders';

type Orders = readonly SimulatedOrder[];
type Line = SimulatedOrder['lines'][number];
type Measure = (order: SimulatedOrder) => number | null;

/**
 * The figures of orders, added up one by one from what was simulated: with none of the product's own code, so that both
 * can be compared. Lists are in any order.
 */
export function bruteForce(all: Orders, acceptMinutes: number) {
  const orders = all.filter(({ stop }) => stop === null);
  return {
    orders: orders.length,
    revenue: money(sum(orders, totalOf)),
    charges: money(sum(orders, ({ charge }) => charge)),
    added_taxes: money(sum(orders, ({ tax }) => tax)),
    tips: money(sum(orders, ({ tip }) => tip)),
    accepted: {
      ...measured(orders, waitOf),
      in_time: count(orders, (order) => isWithin(waitOf(order), acceptMinutes)),
    },
    delivered: measured(orders, wayOf),
    promise: promisesOf(orders),
    stopped: stoppedOf(all.filter(({ stop }) => stop !== null)),
    products: productsOf(orders),
    sections: sectionsOf(orders),
    staff: staffOf(orders),
    ratings: ratingsOf(all),
  };
}

const money = (thousandths: number) => thousandths / 1000;

function sum<T>(items: readonly T[], of: (item: T) => number): number {
  let total = 0;
  for (const item of items) total += of(item);
  return total;
}

const count = <T>(items: readonly T[], is: (item: T) => boolean): number => items.filter(is).length;

function measured(orders: Orders, measure: Measure): { count: number; ms: number } {
  return { count: count(orders, (order) => measure(order) !== null), ms: sum(orders, (order) => measure(order) ?? 0) };
}

const distinct = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

/** Without the tip, which is no revenue. */
const totalOf = ({ lines, charge, tax }: SimulatedOrder) => charge + tax + sum(lines, ({ total }) => total);
const waitsSince = ({ waitsFrom, sentAt }: SimulatedOrder) => waitsFrom ?? sentAt;
const waitOf: Measure = (order) => (order.taken === null ? null : Math.max(0, order.taken.at - waitsSince(order)));
const isWithin = (ms: number | null, minutes: number) => ms !== null && ms <= minutes * 60_000;
const isBooked = ({ lines }: SimulatedOrder) => lines.some(({ slotMinutes }) => slotMinutes !== null);
const wayOf: Measure = (order) => (order.done === null || isBooked(order) ? null : order.done.at - waitsSince(order));
/** Minutes after the promise; null: not delivered, or nothing promised. */
const lateBy: Measure = (order) =>
  wayOf(order) === null || order.done === null || order.promisedAt === null
    ? null
    : (order.done.at - order.promisedAt) / 60_000;

function promisesOf(orders: Orders) {
  const promised = orders.filter((order) => lateBy(order) !== null);
  const between = (more: number, most: number) =>
    count(promised, (order) => {
      const late = lateBy(order) ?? 0;
      return late > more && late <= most;
    });
  const veryEarly = count(promised, (order) => (lateBy(order) ?? 0) < -15);
  const early = count(promised, (order) => (lateBy(order) ?? 0) < -5) - veryEarly;
  const [late, veryLate] = [between(5, 15), between(15, Number.POSITIVE_INFINITY)];
  return {
    taken: measured(promised, wayOf),
    promised: measured(promised, (order) => (order.promisedAt ?? 0) - waitsSince(order)),
    places: [veryEarly, early, promised.length - veryEarly - early - late - veryLate, late, veryLate],
  };
}

function stoppedOf(stopped: Orders) {
  const by = (who: string) => count(stopped, ({ stop }) => stop?.who === who);
  return {
    count: stopped.length,
    sum: money(sum(stopped, totalOf)),
    by: { staff: by('staff'), guest: by('guest'), time: by('time') },
    reasons: distinct(stopped.map(({ stop }) => stop?.reason ?? null)).map((reason) => {
      const those = stopped.filter(({ stop }) => (stop?.reason ?? null) === reason);
      return { reason, count: those.length, sum: money(sum(those, totalOf)) };
    }),
  };
}

/** Orders of an old release have no ids of products and sections. */
const linesOf = (orders: Orders, is: (line: Line, isOld: boolean) => boolean): readonly Line[] =>
  orders.flatMap(({ lines, age }) => lines.filter((line) => is(line, age === 'old')));

function productsOf(orders: Orders) {
  const keys = distinct(orders.flatMap(({ lines, age }) => lines.map((line) => `${age === 'old'} ${line.product}`)));
  return keys.map((key) => {
    const own = linesOf(orders, (line, isOld) => `${isOld} ${line.product}` === key);
    return {
      product: key.startsWith('true') ? null : Number(own[0]?.product),
      portions: sum(own, ({ quantity }) => quantity),
      revenue: money(sum(own, ({ total }) => total)),
    };
  });
}

function sectionsOf(orders: Orders) {
  const topOf = (line: Line, isOld: boolean) => (isOld ? null : line.top);
  const keys = distinct(orders.flatMap(({ lines, age }) => lines.map((line) => topOf(line, age === 'old'))));
  return keys.map((section) => {
    const own = orders.filter(({ lines, age }) => lines.some((line) => topOf(line, age === 'old') === section));
    return {
      section,
      orders: own.length,
      revenue: money(
        sum(
          linesOf(orders, (line, isOld) => topOf(line, isOld) === section),
          ({ total }) => total,
        ),
      ),
      accepted: measured(own, waitOf),
      delivered: measured(own, wayOf),
      late: count(own, (order) => (lateBy(order) ?? 0) > 5),
    };
  });
}

function staffOf(orders: Orders) {
  const names = distinct(
    orders.flatMap(({ taken, done }) => [...(taken ? [taken.by] : []), ...(done ? [done.by] : [])]),
  );
  return names.map((name) => {
    const own = orders.filter(({ taken }) => taken !== null && taken.by === name);
    return {
      name,
      accepted: own.length,
      accepting: measured(own, waitOf),
      delivered: count(orders, ({ done }) => done !== null && done.by === name),
    };
  });
}

function ratingsOf(orders: Orders) {
  const each = [1, 2, 3, 4, 5].map((star) => count(orders, ({ stars }) => stars === star));
  const rated = orders.filter(({ stars }) => stars !== null);
  return { count: rated.length, stars: sum(rated, ({ stars }) => stars ?? 0), each };
}
