import type { Diet, FoodFacts } from '../allergens/allergens';
import { suits } from '../allergens/diet-rules';
import { type FoodNote, foodWarning } from '../allergens/food-note';
import type { LanguageTag } from '../i18n/language';
import { intlLocales } from '../i18n/locale-data';
import type { Id } from '../id';

/** What a guest hides of a list of products and how it is sorted. Rule: catalogue/C21. */

export const LIST_ORDERS = ['menu', 'popular', 'price', 'name'] as const;
export type ListOrder = (typeof LIST_ORDERS)[number];

export type ListFilter = {
  hidesUneatable: boolean;
  isFavouritesOnly: boolean;
  diets: readonly Diet[];
  order: ListOrder;
};

export const NO_FILTER: ListFilter = { hidesUneatable: false, isFavouritesOnly: false, diets: [], order: 'menu' };

/** A product, as far as these rules need it. `amount`: its price in minor units; `popular`: whether it has that mark. */
export type Filterable = {
  id: Id;
  title: string;
  amount: number;
  popular?: unknown;
  food: { facts: FoodFacts } | null;
};

/** What the device knows of the guest. */
export type Guest = { note: FoodNote; favourites: readonly string[] };

/** How many parts of a filter are on. */
export const filterCount = ({ hidesUneatable, isFavouritesOnly, diets, order }: ListFilter): number =>
  Number(hidesUneatable) + Number(isFavouritesOnly) + diets.length + Number(order !== 'menu');

/**
 * Whether a product stays in the list. A dish that the hotel does not mark for a chosen diet goes; one whose allergens are
 * unknown does not go by the guest's list, and its card says that they are not stated. What nobody eats stays.
 */
export function staysListed(product: Filterable, filter: ListFilter, { note, favourites }: Guest): boolean {
  if (filter.isFavouritesOnly && !favourites.includes(String(product.id))) return false;
  const facts = product.food?.facts;
  if (!facts?.is_food) return true;
  if (!filter.diets.every((diet) => suits(facts.diets, diet))) return false;
  return !filter.hidesUneatable || (foodWarning(facts, note)?.isUnknown ?? true);
}

/**
 * The products of a list as the guest wants them sorted; equal ones stay in the hotel's order. `compare`: the alphabet of
 * the guest's language.
 */
export function sortList<P extends Filterable>(
  products: readonly P[],
  order: ListOrder,
  compare: (one: string, other: string) => number,
): readonly P[] {
  const sorts: Readonly<Record<ListOrder, (one: P, other: P) => number>> = {
    menu: () => 0,
    popular: (one, other) => Number(other.popular !== undefined) - Number(one.popular !== undefined),
    price: (one, other) => one.amount - other.amount,
    name: (one, other) => compare(one.title, other.title),
  };
  return [...products].sort(sorts[order]);
}

/** The alphabet of a language, in which capitals and accents make no difference and numbers stand in their order. */
export const compareTitles = (locale: LanguageTag): ((one: string, other: string) => number) =>
  new Intl.Collator(intlLocales(locale), { sensitivity: 'base', numeric: true }).compare;

/** The diets by which a list can be filtered: those that one of its dishes suits, in the known order. */
export const dietsIn = (products: readonly Pick<Filterable, 'food'>[], known: readonly Diet[]): readonly Diet[] =>
  known.filter((diet) => products.some(({ food }) => food?.facts.is_food && suits(food.facts.diets, diet)));
