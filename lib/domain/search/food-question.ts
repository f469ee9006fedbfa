import type { Allergen, Diet } from '../allergens/allergens';
import { type FoodPart, readFoodParts } from './food-parts';
import { type FoodWords, foodPhrases, type Phrase, together } from './food-vocabulary';

/**
 * What a search asks of a dish. `rest`: what was typed besides; `unread`: what the dish must be without as well, and is no
 * allergen that the hotel could state.
 */
export type FoodQuestion = {
  diets: readonly Diet[];
  without: readonly Allergen[];
  rest: string;
  unread: readonly string[];
};

/**
 * What was typed, as far as it concerns food. `question`: null: it asks nothing of a dish. `isAbout`: it names a diet or an
 * allergen. `unused`: words such as "without" that stand before or behind nothing known; `wanted`: what is typed before them.
 */
type FoodReading = {
  question: FoodQuestion | null;
  isAbout: boolean;
  unused: ReadonlySet<string>;
  wanted: string;
};

/** `isFoodWord`: whether a folded word names a diet, an allergen or that one is left out. */
export type FoodReader = { read: (typed: string) => FoodReading; isFoodWord: (word: string) => boolean };

/** From so many letters the beginning of a diet's word counts as the diet, when it is half of it. */
const ENOUGH = 4;

/**
 * Makes the reader of a guest's languages. A diet and what a dish is without are read by their own words alone, never by
 * words that come close. Where a text can be read in two ways, what it names is left out. Rule: search/SR9.
 */
export function foodQuestionReader(languages: readonly FoodWords[]): FoodReader {
  const phrases = foodPhrases(languages);
  const stems = stemsOf(phrases);
  return {
    read: (typed) => readQuestion(readFoodParts(typed, phrases), stems),
    isFoodWord: (word) =>
      readFoodParts(word, phrases).some(
        ({ kind }) => kind === 'diet' || kind === 'thing' || kind === 'lacking' || kind === 'allergy',
      ),
  };
}

type Stem = { diet: Diet; stem: string };

/** The words of diets that may be recognised before they are typed to their end: "pesce" is a fish. */
function stemsOf(phrases: readonly Phrase[]): readonly Stem[] {
  const things = phrases.filter(({ meaning }) => meaning.kind === 'thing');
  return phrases.flatMap(({ words: [stem, ...others], meaning, isRun }) => {
    const isThing = things.some(({ words: [thing] }) => stem.startsWith(thing));
    return meaning.kind !== 'diet' || isRun || others.length > 0 || isThing ? [] : [{ diet: meaning.diet, stem }];
  });
}

function readQuestion(parts: readonly FoodPart[], stems: readonly Stem[]): FoodReading {
  const { left, unread, used } = readLeftOut(parts);
  const last = parts.length - 1;
  const begun = begunDiet(parts[last], stems);
  const { diets, without } = together(
    [...left].flatMap((at) => {
      const part = parts[at];
      return part !== undefined && 'without' in part ? [part] : [];
    }),
  );
  const named = parts.flatMap((part) => (part.kind === 'diet' ? [part.diet] : []));
  const asked = [...new Set([...named, ...diets, ...(begun === null ? [] : [begun])])];
  const isMark = (at: number) => parts[at]?.kind === 'without' || parts[at]?.kind === 'free';
  const isWanted = ({ kind }: FoodPart, at: number) =>
    (kind === 'word' || kind === 'thing' || kind === 'lacking' || (kind === 'free' && !used.has(at))) &&
    !left.has(at) &&
    !unread.has(at) &&
    !(at === last && begun !== null);
  const textOf = (chosen: readonly FoodPart[]) => chosen.map(({ text }) => text).join(' ');
  const unused = [...parts.keys()].filter((at) => isMark(at) && !used.has(at));
  return {
    question:
      asked.length + without.length === 0
        ? null
        : {
            diets: asked,
            without,
            rest: textOf(parts.filter(isWanted)),
            unread: [...unread].map((at) => parts[at]?.text ?? ''),
          },
    isAbout: parts.some(({ kind }) => kind !== 'word' && kind !== 'and' && kind !== 'comma' && kind !== 'small'),
    unused: new Set(unused.flatMap((at) => parts[at]?.text.split(' ') ?? [])),
    wanted: wantedOf(parts, unused, textOf),
  };
}

/** What is typed before the first unused mark; a thing that stands before "free" is not wanted either. */
function wantedOf(
  parts: readonly FoodPart[],
  unused: readonly number[],
  textOf: (some: readonly FoodPart[]) => string,
) {
  const [first] = unused;
  if (first === undefined) return textOf(parts);
  if (parts[first]?.kind === 'without') return textOf(parts.slice(0, first));
  return textOf(first === 0 ? parts.slice(1) : parts.slice(0, first - 1));
}

function begunDiet(part: FoodPart | undefined, stems: readonly Stem[]): Diet | null {
  if (part?.kind !== 'word' || part.text.length < ENOUGH) return null;
  const { text } = part;
  return stems.find(({ stem }) => stem.startsWith(text) && text.length * 2 >= stem.length)?.diet ?? null;
}

/** Places of pieces. `left`: what is left out; `unread`: what is left out and unknown; `used`: marks that say so. */
type LeftOutParts = { left: Set<number>; unread: Set<number>; used: Set<number> };

/** Finds the pieces that name what a dish must be without. */
function readLeftOut(parts: readonly FoodPart[]): LeftOutParts {
  const found: LeftOutParts = { left: new Set(), unread: new Set(), used: new Set() };
  const isAllergic = parts.some(({ kind }) => kind === 'allergy');
  for (const [at, part] of parts.entries()) {
    if (isAllergic && part.kind === 'thing') found.left.add(at);
    if (part.kind === 'without') readBehind(parts, at, found);
    if (part.kind === 'free') readBefore(parts, at, found);
    if (part.kind === 'lacking') {
      found.left.add(at);
      // "Gluten- und laktosefrei", and "glutenfrei Fisch".
      if (isJoint(parts[at - 1])) readBefore(parts, at, found);
      readJoined(parts, at, found);
    }
  }
  if (found.left.size > 0 || parts.some(({ kind }) => kind === 'diet')) readUnknown(parts, found);
  return found;
}

const isJoint = (part: FoodPart | undefined): boolean => part?.kind === 'and' || part?.kind === 'comma';
const isThing = (part: FoodPart | undefined): boolean => part?.kind === 'thing' || part?.kind === 'lacking';
/** Whether a word names a thing inside it, as "Kuhmilch". */
const isNamed = (part: FoodPart | undefined): boolean =>
  part?.kind === 'word' && part.diets.length + part.without.length > 0;

/** Reads what stands behind "without": all things up to the end. */
function readBehind(parts: readonly FoodPart[], mark: number, { left, used }: LeftOutParts): void {
  for (const [at, part] of parts.entries())
    if (at > mark && (isThing(part) || isNamed(part))) {
      left.add(at);
      used.add(mark);
    }
}

/** Finds the words that stand behind "without" in a list with things, or alone: what they name is not wanted. */
function readUnknown(parts: readonly FoodPart[], { left, unread, used }: LeftOutParts): void {
  let isListed = false;
  for (const [at, part] of parts.entries()) {
    if (part.kind === 'without') {
      used.add(at);
      isListed = true;
    } else if (left.has(at) || part.kind === 'diet') isListed = false;
    else if (isJoint(part) && left.has(at - 1) && isBehindMark(parts, at)) {
      isListed = part.kind === 'and' || isThing(parts[at + 2]) || isJoint(parts[at + 2]);
    } else if (part.kind === 'word' && isListed) unread.add(at);
  }
}

const isBehindMark = (parts: readonly FoodPart[], at: number): boolean =>
  parts.slice(0, at).some(({ kind }) => kind === 'without');

/** Reads what stands before "free", also in a list. */
function readBefore(parts: readonly FoodPart[], mark: number, found: LeftOutParts): void {
  const { left, unread, used } = found;
  let others: number[] = [];
  for (let at = mark - 1; at >= 0; at -= 1) {
    const part = parts[at];
    if (isThing(part) || (isNamed(part) && at === mark - 1)) {
      left.add(at);
      used.add(mark);
      for (const other of others) unread.add(other);
      others = [];
    } else if (part?.kind === 'word' && isJoint(parts[at + 1])) others.push(at);
    else if (!isJoint(part) && part?.kind !== 'small') break;
  }
  if (used.has(mark)) readJoined(parts, mark, found);
}

/** Reads what a list names behind something that is left out: "gluten free and egg". */
function readJoined(parts: readonly FoodPart[], from: number, { left }: LeftOutParts): void {
  if (!isJoint(parts[from + 1])) return;
  for (let at = from + 1; isJoint(parts[at]) || isThing(parts[at]) || parts[at]?.kind === 'small'; at += 1)
    if (isThing(parts[at])) left.add(at);
}
