import type { Allergen, AllergenChange, Diet, DietChange } from '../allergens/allergens';
import { suits } from '../allergens/diet-rules';
import { changedFood } from '../options/food-facts';
import type { FoodQuestion } from './food-question';

/** A choice of a dish's option. `title`: in the page's language. */
export type FoodChoice = { title: string; allergens: AllergenChange; diets: DietChange };

/** `least`, `most`: how many choices an order may have; null: no limit. */
export type FoodOption = { least: number; most: number | null; choices: readonly FoodChoice[] };

/** What is in a dish without its choices, and the options that change it. */
export type DishFood = {
  allergens: readonly Allergen[] | null;
  diets: readonly Diet[];
  options: readonly FoodOption[];
};

/**
 * How a dish answers. `marked`: the hotel marks it so; `stated`: what the hotel states of it names nothing that was asked to be
 * left out; both whatever is chosen. `choice`: only when `choose` is chosen, and `avoid` is not. `unstated`: the hotel does
 * not state what is in it.
 */
export type FoodAnswer =
  | { kind: 'marked' | 'stated' | 'unstated' }
  | { kind: 'choice'; choose: readonly string[]; avoid: readonly string[] };

/** In the order in which they are shown. */
export const ANSWER_KINDS = ['marked', 'stated', 'choice', 'unstated'] as const;

/** Diets that ask for an allergen to be missing: a mark alone does not answer them. */
const STATED_DIETS: Partial<Readonly<Record<Diet, Allergen>>> = { gluten_free: 'gluten', lactose_free: 'milk' };

/** More combinations of choices than these are not tried: the dish is no answer then. */
const MOST_TRIED = 400;

/** Whether and how a dish is what a search asks for; null: it is not. Rule: search/SR9. */
export function answerOf(dish: DishFood, question: FoodQuestion): FoodAnswer | null {
  const { diets, without } = question;
  if (dish.allergens === null && (without.length > 0 || diets.some((diet) => STATED_DIETS[diet] !== undefined))) {
    const others = diets.filter((diet) => STATED_DIETS[diet] === undefined);
    return meets(dish, [], { diets: others, without: [] }) ? { kind: 'unstated' } : null;
  }
  const all = dish.options.flatMap(({ choices }) => choices);
  if (meets(dish, [], question) && meets(dish, all.map(worst), question)) {
    const isMarked = without.length === 0 && diets.every((diet) => suits(dish.diets, diet));
    return { kind: isMarked ? 'marked' : 'stated' };
  }
  const chosen = findChoices(dish, question);
  if (chosen !== null) return choiceAnswer(dish, question, chosen);
  return all.some(({ allergens }) => allergens === 'unknown') && meets(dish, [], question)
    ? { kind: 'unstated' }
    : null;
}

type Asked = Pick<FoodQuestion, 'diets' | 'without'>;

/** Whether a dish with some choices is what is asked for, as far as the hotel states it. */
function meets(dish: DishFood, chosen: readonly FoodChoice[], { diets, without }: Asked): boolean {
  if (chosen.some(({ allergens }) => allergens === 'unknown')) return false;
  const food = changedFood(dish, chosen);
  const lacks = (allergen: Allergen) => food.allergens !== null && !food.allergens.includes(allergen);
  const isMarked = (diet: Diet) => suits(food.diets, diet) && !(diet === 'lactose_free' && chosen.some(addsMilk));
  return (
    without.every(lacks) &&
    diets.every((diet) => {
      const allergen = STATED_DIETS[diet];
      return isMarked(diet) || (allergen !== undefined && lacks(allergen));
    })
  );
}

/** A choice with milk that is not marked lactose-free brings lactose into any dish. */
const addsMilk = ({ allergens, diets }: FoodChoice): boolean =>
  allergens !== null &&
  allergens !== 'unknown' &&
  allergens.add.includes('milk') &&
  !suits(diets?.add ?? [], 'lactose_free');

/** What a choice can only make worse. */
const worst = (choice: FoodChoice): FoodChoice => ({
  ...choice,
  allergens:
    choice.allergens === null || choice.allergens === 'unknown'
      ? choice.allergens
      : { ...choice.allergens, remove: [] },
  diets: choice.diets === null ? null : { ...choice.diets, add: [] },
});

/** Finds choices with which a dish is what is asked for; null: there are none. */
function findChoices(dish: DishFood, asked: Asked): readonly FoodChoice[] | null {
  let tried = 0;
  const search = (from: number, chosen: readonly FoodChoice[]): readonly FoodChoice[] | null => {
    const option = dish.options[from];
    if (option === undefined) {
      tried += 1;
      return meets(dish, chosen, asked) ? chosen : null;
    }
    for (const answer of answersTo(option)) {
      if (tried >= MOST_TRIED) return null;
      const found = search(from + 1, [...chosen, ...answer]);
      if (found !== null) return found;
    }
    return null;
  };
  return search(0, []);
}

/** The answers to an option that are tried, those with the fewest choices first. */
function answersTo({ least, most, choices }: FoodOption): readonly (readonly FoodChoice[])[] {
  const limit = Math.min(most ?? choices.length, choices.length);
  if (least > choices.length) return [];
  if (least <= 1) {
    const some = choices.map((choice) => [choice]);
    return [...(least === 0 ? [[]] : []), ...some, ...(limit > 1 ? pairs(choices) : [])];
  }
  return combinations(choices, least);
}

const pairs = (choices: readonly FoodChoice[]) => combinations(choices, 2);

/** All ways to choose so many, up to the number that is tried at most. */
function combinations(choices: readonly FoodChoice[], count: number): readonly (readonly FoodChoice[])[] {
  if (count === 0) return [[]];
  return choices
    .flatMap((choice, index) => combinations(choices.slice(index + 1), count - 1).map((others) => [choice, ...others]))
    .slice(0, MOST_TRIED);
}

/** Names the choices that are needed, and those that may not be made. */
function choiceAnswer(dish: DishFood, asked: Asked, chosen: readonly FoodChoice[]): FoodAnswer {
  const without = (choices: readonly FoodChoice[]) => chosen.filter((choice) => !choices.includes(choice));
  const needed = chosen.filter((choice) => !meets(dish, without([choice]), asked));
  const avoid = dish.options.flatMap(({ most, choices }) => {
    const isOne = most === 1;
    // Of a select one choice replaces another: naming the needed one is enough.
    if (isOne && choices.some((choice) => needed.includes(choice))) return [];
    const others = isOne ? without(choices) : chosen;
    return choices.filter((choice) => !chosen.includes(choice) && !meets(dish, [...others, choice], asked));
  });
  const titles = (choices: readonly FoodChoice[]) => choices.map(({ title }) => title);
  return { kind: 'choice', choose: titles(needed), avoid: titles(avoid) };
}
