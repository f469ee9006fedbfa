import fc from 'fast-check';
import type { Allergen, Diet } from '../allergens/allergens';
import { changedFood } from '../options/food-facts';
import { answerOf, type DishFood, type FoodChoice, type FoodOption } from './food-answer';

const choice = (title: string, changes: Partial<FoodChoice> = {}): FoodChoice => ({
  title,
  allergens: null,
  diets: null,
  ...changes,
});
const adds = (...add: Allergen[]) => ({ allergens: { add, remove: [] } });
const removes = (...remove: Allergen[]) => ({ allergens: { add: [], remove } });
const select = (...choices: FoodChoice[]): FoodOption => ({ least: 1, most: 1, choices });
const extras = (...choices: FoodChoice[]): FoodOption => ({ least: 0, most: null, choices });

const dish = (allergens: DishFood['allergens'], diets: Diet[] = [], ...options: FoodOption[]): DishFood => ({
  allergens,
  diets,
  options,
});
type Question = Parameters<typeof answerOf>[1];
const without = (...allergens: Allergen[]): Question => ({ diets: [], without: allergens, rest: '', unread: [] });
const diet = (...diets: Diet[]): Question => ({ diets, without: [], rest: '', unread: [] });

const STATED = { kind: 'stated' };
const MARKED = { kind: 'marked' };
const UNSTATED = { kind: 'unstated' };
const byChoice = (choose: string[], avoid: string[]) => ({ kind: 'choice', choose, avoid });

const ICE_CREAM = dish(
  [],
  ['vegetarian', 'gluten_free'],
  extras(choice('Almond', adds('milk', 'nuts')), choice('Lemon', { diets: { add: ['vegan'], remove: [] } })),
);
const SALAD = dish(
  ['nuts'],
  ['vegan'],
  select(
    choice('Nothing'),
    choice('Goat’s cheese', adds('milk')),
    choice('Chicken', { diets: { add: [], remove: ['vegan', 'vegetarian'] } }),
  ),
);
const SANDWICH = dish(
  ['gluten', 'eggs'],
  [],
  select(choice('White'), choice('Gluten-free', { ...removes('gluten'), diets: { add: ['gluten_free'], remove: [] } })),
  extras(choice('Breaded', adds('gluten'))),
);
const PAELLA = dish(
  [],
  ['gluten_free'],
  select(choice('Vegetables', { diets: { add: ['vegan'], remove: [] } }), choice('Seafood', adds('fish', 'molluscs'))),
);

it.each<[string, DishFood, Question, object | null]>([
  ['a dish that names nothing of it', dish(['milk']), without('nuts'), STATED],
  ['a dish with it', dish(['nuts']), without('nuts'), null],
  ['a dish with one of two', dish(['milk']), without('nuts', 'milk'), null],
  ['a dish of which nothing is stated', dish(null), without('nuts'), UNSTATED],
  ['a dish of which nothing is stated, marked vegan', dish(null, ['vegan']), without('milk'), UNSTATED],
  ['a dish of which nothing is stated, and a diet that it is not marked with', dish(null), diet('vegan'), null],
  ['a dish of which nothing is stated, marked gluten-free', dish(null, ['gluten_free']), diet('gluten_free'), UNSTATED],
  ['a dish of which nothing is stated, marked vegan, for a vegan', dish(null, ['vegan']), diet('vegan'), MARKED],
  ['a dish that is marked', dish([], ['vegan']), diet('vegan'), MARKED],
  ['a vegan dish for a vegetarian', dish([], ['vegan']), diet('vegetarian'), MARKED],
  ['a dish that is not marked', dish([]), diet('vegan'), null],
  ['a dish marked vegan that contains milk', dish(['milk'], ['vegan']), diet('vegan'), null],
  ['a dish not marked gluten-free without gluten', dish(['milk']), diet('gluten_free'), STATED],
  ['a dish marked gluten-free that contains gluten', dish(['gluten'], ['gluten_free']), diet('gluten_free'), null],
  ['a dish not marked lactose-free without milk', dish([]), diet('lactose_free'), STATED],
  ['a dish with a choice that adds it', ICE_CREAM, without('nuts'), byChoice([], ['Almond'])],
  ['a choice that a diet needs', ICE_CREAM, diet('vegan'), byChoice(['Lemon'], ['Almond'])],
  ['choices that do not matter', ICE_CREAM, diet('gluten_free'), MARKED],
  ['a select with a choice that ends the diet', SALAD, diet('vegan'), byChoice([], ['Goat’s cheese', 'Chicken'])],
  ['a dish that contains it whatever is chosen', SALAD, without('nuts'), null],
  [
    'a choice that takes it away, and one that adds it again',
    SANDWICH,
    diet('gluten_free'),
    byChoice(['Gluten-free'], ['Breaded']),
  ],
  ['a choice that takes one of two away', SANDWICH, { ...diet('gluten_free'), without: ['eggs'] }, null],
  ['a required choice of which one has it', PAELLA, without('fish'), byChoice([], ['Seafood'])],
  ['a required choice that makes it vegan', PAELLA, diet('vegan'), byChoice(['Vegetables'], [])],
  [
    'required choices that all have it',
    dish([], [], select(choice('A', adds('fish')), choice('B', adds('fish')))),
    without('fish'),
    null,
  ],
  [
    'a choice that cannot be read',
    dish([], [], extras(choice('Secret', { allergens: 'unknown' }))),
    without('fish'),
    byChoice([], ['Secret']),
  ],
  [
    'a required choice that cannot be read',
    dish([], [], select(choice('Secret', { allergens: 'unknown' }))),
    without('fish'),
    UNSTATED,
  ],
  [
    'a required choice that cannot be read, for a vegan',
    dish([], ['vegan'], select(choice('Secret', { allergens: 'unknown' }))),
    diet('vegan'),
    UNSTATED,
  ],
  [
    'milk in a dish that is marked lactose-free',
    dish([], ['lactose_free'], extras(choice('Milk', adds('milk')))),
    diet('lactose_free'),
    byChoice([], ['Milk']),
  ],
  [
    'four of five choices, of which two have it',
    dish([], [], {
      least: 4,
      most: 4,
      choices: [choice('A', adds('nuts')), choice('B', adds('nuts')), choice('C'), choice('D'), choice('E')],
    }),
    without('nuts'),
    null,
  ],
  [
    'three of four choices, of which one has it',
    dish([], [], { least: 3, most: 3, choices: [choice('A', adds('nuts')), choice('C'), choice('D'), choice('E')] }),
    without('nuts'),
    byChoice([], ['A']),
  ],
])('answers with %s', (_title, food, question, expected) => {
  expect(answerOf(food, question)).toEqual(expected);
});

const allergen = fc.constantFrom<Allergen>('nuts', 'milk', 'fish', 'gluten');
const namedDiet = fc.constantFrom<Diet>('vegan', 'vegetarian', 'gluten_free', 'lactose_free');
const some = <T>(one: fc.Arbitrary<T>) => fc.uniqueArray(one, { maxLength: 3 });
const change = <T>(one: fc.Arbitrary<T>) => fc.option(fc.record({ add: some(one), remove: some(one) }), { nil: null });
const anyChoice = fc.record({
  title: fc.constant(''),
  allergens: fc.oneof({ weight: 6, arbitrary: change(allergen) }, fc.constant('unknown' as const)),
  diets: change(namedDiet),
});
const choices = fc.array(anyChoice, { minLength: 1, maxLength: 3 });
const anyOption: fc.Arbitrary<FoodOption> = fc.oneof(
  fc.record({ least: fc.nat(1), most: fc.constant(1), choices }),
  fc.record({ least: fc.nat(2), most: fc.constant(null), choices }),
);
/** Choices with different titles. */
const named = (options: readonly FoodOption[]): FoodOption[] =>
  options.map((option, at) => ({
    ...option,
    choices: option.choices.map((each, index) => ({ ...each, title: `${at} ${index}` })),
  }));
const anyDish = fc.record({
  allergens: fc.option(some(allergen), { nil: null }),
  diets: some(namedDiet),
  options: fc.array(anyOption, { maxLength: 3 }).map(named),
});

const subsets = (all: readonly FoodChoice[]): FoodChoice[][] => {
  const [first, ...others] = all;
  if (first === undefined) return [[]];
  return subsets(others).flatMap((set) => [set, [first, ...set]]);
};

/** All ways to order a dish, as the choices that are made. */
function orders(options: readonly FoodOption[]): FoodChoice[][] {
  const [option, ...others] = options;
  if (option === undefined) return [[]];
  const { least, most } = option;
  const allowed = subsets(option.choices).filter(({ length }) => length >= least && length <= (most ?? length));
  return orders(others).flatMap((chosen) => allowed.map((set) => [...set, ...chosen]));
}

it('never answers for sure with a dish that can be ordered with what must not be in it', () => {
  fc.assert(
    fc.property(
      anyDish,
      some(allergen).filter((list) => list.length > 0),
      (food, left) => {
        const kind = answerOf(food, without(...left))?.kind;
        if (kind === 'marked') throw new Error('An allergen is no mark');
        if (kind !== 'stated') return;
        expect(food.allergens).not.toBeNull();
        for (const chosen of orders(food.options)) {
          const added = chosen.flatMap(({ allergens }) => (allergens === 'unknown' ? left : (allergens?.add ?? [])));
          expect(left.some((each) => food.allergens?.includes(each) || added.includes(each))).toBe(false);
        }
      },
    ),
    { numRuns: 2_000 },
  );
});

it('names choices with which a dish is without what must not be in it, and every single one that ends it', () => {
  fc.assert(
    fc.property(anyDish, allergen, (food, left) => {
      const answer = answerOf(food, without(left));
      if (answer?.kind !== 'choice') return;
      const isIn = (chosen: readonly FoodChoice[]) => {
        const { allergens } = changedFood(food, chosen);
        return allergens === null || allergens.includes(left);
      };
      const good = orders(food.options).filter((chosen) => {
        const titles = chosen.map(({ title }) => title);
        return (
          answer.choose.every((each) => titles.includes(each)) && !answer.avoid.some((each) => titles.includes(each))
        );
      });
      expect(good.some((chosen) => !isIn(chosen))).toBe(true);
      const ending = food.options
        .flatMap(({ choices }) => choices)
        .filter(({ allergens }) => allergens === 'unknown' || allergens?.add.includes(left));
      const isOnlyOne = (choice: FoodChoice) =>
        food.options.some(
          ({ most, choices }) =>
            most === 1 && choices.includes(choice) && choices.some(({ title }) => answer.choose.includes(title)),
        );
      for (const choice of ending) expect(isOnlyOne(choice) || answer.avoid.includes(choice.title)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});
