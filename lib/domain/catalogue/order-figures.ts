/**
 * What guests order most and together, as figures of a whole hotel. A figure counts guests, never orders, and below a
 * number of guests it does not exist, so that it says nothing about anyone. Rules: catalogue/C19, recommendations/R13.
 */

/** The ids of the products of one order, and who sent it. */
export type SentOrder = { guest: string; products: readonly number[] };

/** How many days count. */
export const FIGURES_DAYS = 90;
/** Fewer orders and guests than these in a hotel are no figures. */
const ENOUGH_ORDERS = 50;
const ENOUGH_GUESTS = 20;
/** A product, or two products together, that fewer guests have ordered counts as not ordered. */
const LEAST_GUESTS = 5;
/** The most marked products of a list, and how many products of a list share one mark. */
const MOST_POPULAR = 3;
const PRODUCTS_PER_MARK = 4;

export type OrderFigures = {
  /** The guests of each product. */
  guests: ReadonlyMap<number, number>;
  /** For each product the guests of those that were ordered with it. */
  together: ReadonlyMap<number, ReadonlyMap<number, number>>;
};

export const NO_FIGURES: OrderFigures = { guests: new Map(), together: new Map() };

/** Counts the orders of a hotel; `NO_FIGURES` when they are too few. */
export function orderFigures(orders: readonly SentOrder[]): OrderFigures {
  const all = new Set(orders.map(({ guest }) => guest));
  if (orders.length < ENOUGH_ORDERS || all.size < ENOUGH_GUESTS) return NO_FIGURES;
  const guests = new Map<number, Set<string>>();
  const pairs = new Map<number, Map<number, Set<string>>>();
  for (const { guest, products } of orders) {
    const ids = [...new Set(products)];
    for (const id of ids) {
      entryOf(guests, id, () => new Set<string>()).add(guest);
      const others = entryOf(pairs, id, () => new Map<number, Set<string>>());
      for (const other of ids) if (other !== id) entryOf(others, other, () => new Set<string>()).add(guest);
    }
  }
  return {
    guests: enoughOf(guests),
    together: new Map([...pairs].map(([id, others]) => [id, enoughOf(others)])),
  };
}

function entryOf<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const found = map.get(key) ?? make();
  map.set(key, found);
  return found;
}

const enoughOf = (guests: ReadonlyMap<number, ReadonlySet<string>>): ReadonlyMap<number, number> =>
  new Map([...guests].flatMap(([id, { size }]) => (size < LEAST_GUESTS ? [] : [[id, size] as const])));

/** What was ordered together with these products, by most guests first, and without the products themselves. */
export function orderedTogether({ together }: OrderFigures, ids: readonly number[]): readonly number[] {
  const sums = new Map<number, number>();
  for (const id of ids) {
    for (const [other, guests] of together.get(id) ?? []) sums.set(other, (sums.get(other) ?? 0) + guests);
  }
  return byMost(sums).filter((id) => !ids.includes(id));
}

/**
 * The products of a list that most guests have ordered: one mark for every four products, three at most. What costs
 * nothing is asked for and not chosen, so it gets no mark.
 */
export function popularProducts(
  { guests }: OrderFigures,
  list: readonly { id: number; price: number }[],
): readonly number[] {
  const marks = Math.min(MOST_POPULAR, Math.floor(list.length / PRODUCTS_PER_MARK));
  const ordered = list.flatMap(({ id, price }) => {
    const count = price > 0 ? guests.get(id) : undefined;
    return count === undefined ? [] : [[id, count] as const];
  });
  return byMost(ordered).slice(0, marks);
}

const byMost = (counts: Iterable<readonly [number, number]>): readonly number[] =>
  [...counts].sort(([id, count], [otherId, other]) => other - count || id - otherId).map(([id]) => id);
