import { ALLERGENS, type Allergen, type Diet } from '../allergens/allergens';
import { isUnspaced } from './find-misspelt';
import { foldText, wordsOf } from './fold-text';

/** Diets that are asked for by their name. */
const NAMED_DIETS = ['vegan', 'pescatarian', 'vegetarian', 'halal', 'kosher', 'gluten_free'] as const;

/** What a dish is asked to be without: a diet that leaves it out, or allergens. */
export type LeftOut = { diets: readonly Diet[]; without: readonly Allergen[] };

/** What is no allergen, or more than one. "No nuts" means no peanuts either: many who say it eat neither. */
const OTHER_THINGS = {
  gluten: { diets: ['gluten_free'], without: [] },
  lactose: { diets: ['lactose_free'], without: [] },
  pork: { diets: ['pork_free'], without: [] },
  alcohol: { diets: ['alcohol_free'], without: [] },
  meat: { diets: ['vegetarian'], without: [] },
  nuts: { diets: [], without: ['peanuts', 'nuts'] },
  shellfish: { diets: [], without: ['crustaceans', 'molluscs'] },
  seafood: { diets: [], without: ['crustaceans', 'fish', 'molluscs'] },
} as const satisfies Readonly<Record<string, LeftOut>>;

/** Every thing that may be left out, by the key of its words. */
const THINGS: Readonly<Partial<Record<FoodWordKey, LeftOut>>> = {
  ...Object.fromEntries(ALLERGENS.map((allergen) => [allergen, { diets: [], without: [allergen] }])),
  ...OTHER_THINGS,
};

const MARKS = ['without', 'free', 'and', 'small', 'allergy'] as const;
type Mark = (typeof MARKS)[number];
type FoodWordKey = Mark | (typeof NAMED_DIETS)[number] | keyof typeof OTHER_THINGS | Allergen;

/**
 * The words of one language for diets and allergens, separated by commas. A word also stands for all words that begin
 * with it, as "vegetari" for "vegetarian"; with `=` at its end it does not. `without`: what stands before something that a
 * dish must not contain; `free`: what stands behind it, also as an ending; `and`: what joins two of them; `small`: words that
 * say nothing of a dish; `allergy`: the beginnings of words for an allergy or intolerance.
 */
export type FoodWords = Readonly<Record<FoodWordKey, string>>;

type Meaning = { kind: Mark } | { kind: 'diet'; diet: Diet } | ({ kind: 'thing' } & LeftOut);
/** `words`: folded; `isWhole`: nothing may follow the last one. */
export type Phrase = { words: readonly [string, ...string[]]; isWhole: boolean; isRun: boolean; meaning: Meaning };

const phrasesOf = (list: string, meaning: Meaning): Phrase[] =>
  list.split(',').flatMap((written) => {
    const [first, ...others] = wordsOf(written).map(foldText);
    if (first === undefined) return [];
    const isMark = meaning.kind !== 'diet' && meaning.kind !== 'thing' && meaning.kind !== 'allergy';
    const isRun = isUnspaced(first);
    const isWhole = written.trim().endsWith('=') || (isMark && !isRun);
    return [{ words: [first, ...others] as const, isWhole, isRun, meaning }];
  });

const lengthOf = ({ words }: Phrase): number => words.join('').length;

/** Makes one of phrases that name several things: "fıstık" is a peanut or a pistachio. */
function mergeThings(phrases: readonly Phrase[]): Phrase[] {
  const merged = new Map<string, Phrase>();
  for (const phrase of phrases) {
    const { meaning } = phrase;
    const key = `${meaning.kind} ${phrase.isWhole} ${phrase.words.join(' ')}`;
    const before = merged.get(key)?.meaning;
    if (before?.kind !== 'thing' || meaning.kind !== 'thing') merged.set(key, phrase);
    else merged.set(key, { ...phrase, meaning: { kind: 'thing', ...together([before, meaning]) } });
  }
  return [...merged.values()];
}

/** Everything that some things name. */
export const together = (things: readonly LeftOut[]): LeftOut => ({
  diets: [...new Set(things.flatMap(({ diets }) => diets))],
  without: [...new Set(things.flatMap(({ without }) => without))],
});

/** All phrases of some languages, those of more words and letters first: "tree nut" before "nut". */
export function foodPhrases(languages: readonly FoodWords[]): readonly Phrase[] {
  const phrases = languages.flatMap((words) => [
    ...NAMED_DIETS.flatMap((diet) => phrasesOf(words[diet], { kind: 'diet', diet })),
    ...Object.entries(THINGS).flatMap(([key, thing]) =>
      phrasesOf(words[key as FoodWordKey], { kind: 'thing', ...thing }),
    ),
    ...MARKS.flatMap((kind) => phrasesOf(words[kind], { kind })),
  ]);
  return mergeThings(phrases).sort(
    (one, other) => other.words.length - one.words.length || lengthOf(other) - lengthOf(one),
  );
}
