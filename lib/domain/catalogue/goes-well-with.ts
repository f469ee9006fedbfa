import type { Course } from './courses';

/** How many products go well with others. */
const MOST = 3;

/** A product of the catalogue, as far as these rules need it. */
export type Pairable = { id: number; section: number; course: Course | null; isFood: boolean; isAdult: boolean };

/**
 * The ids of at most three products that go well with others: the hotel's own pairs, then what was ordered together, then
 * drinks and desserts of other sections. `catalogue`: what can be ordered, in the hotel's order; nothing else is chosen, and
 * nothing of the order itself. Only the hotel's own pairs may be from a section of the order. Rule: recommendations/R10.
 */
export function goesWellWith(input: {
  order: readonly Pairable[];
  pairs: readonly number[];
  together: readonly number[];
  catalogue: readonly Pairable[];
}): readonly number[] {
  const { order, pairs, together, catalogue } = input;
  const inOrder = new Set(order.map(({ id }) => id));
  const sections = new Set(order.map(({ section }) => section));
  const known = new Map(catalogue.filter(({ id }) => !inOrder.has(id)).map((product) => [product.id, product]));
  const elsewhere = [...known.values()].filter(({ section }) => !sections.has(section));
  const isElsewhere = (id: number) => elsewhere.some((product) => product.id === id);
  const chosen = [...pairs.filter((id) => known.has(id)), ...together.filter(isElsewhere)];
  const isMeal = order.some(({ isFood, course }) => isFood || course !== null);
  const left = elsewhere.filter(({ id }) => !chosen.includes(id));
  return [...new Set([...chosen, ...(isMeal ? restOfMeal(order, left) : [])])].slice(0, MOST);
}

/**
 * Drinks and desserts in turn, first the course that the order lacks. What needs a guest's age comes last, since it goes
 * well only with some.
 */
function restOfMeal(order: readonly Pairable[], products: readonly Pairable[]): readonly number[] {
  const byAge = [...products].sort((one, other) => Number(one.isAdult) - Number(other.isAdult));
  const has = (course: Course) => order.some((product) => product.course === course);
  const courses: readonly Course[] = has('drink') && !has('dessert') ? ['dessert', 'drink'] : ['drink', 'dessert'];
  const [first = [], second = []] = courses.map((course) => byAge.filter((product) => product.course === course));
  return Array.from({ length: MOST }, (_, turn) => [first[turn], second[turn]])
    .flat()
    .flatMap((product) => product?.id ?? []);
}
