import type { Diet } from '../allergens/allergens';
import { isUnspaced } from './find-misspelt';
import { foldText } from './fold-text';
import { type LeftOut, type Phrase, together } from './food-vocabulary';

/**
 * A piece of what was typed, as far as it concerns food. `thing`: something that may be left out; `lacking`: a word that
 * itself says that it is left out, as "glutenfrei"; `word`: any other, with the things that are named inside it.
 */
export type FoodPart = { text: string } & (
  | { kind: 'without' | 'free' | 'and' | 'comma' | 'small' | 'allergy' }
  | { kind: 'diet'; diet: Diet }
  | ({ kind: 'thing' | 'lacking' | 'word' } & LeftOut)
);

const TOKEN = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*|[,;/+&،、，؛]/gu;
const LETTER = /^[\p{L}\p{N}]/u;

/** Particles of Arabic and Hebrew ("and", "the", "of" …) that are written as one with the word behind them. */
const PARTICLES = [
  ...['و', 'ف', 'ال', 'وال', 'فال', 'لل', 'ولل', 'ل', 'ول', 'ب', 'وب', 'بال', 'وبال'],
  ...['ו', 'ה', 'וה', 'מ', 'ומ', 'ב', 'וב', 'ל', 'ול', 'ש'],
];
/** Letters that may follow a word such as "frei". */
const MOST_ENDING = 2;
/** From so many letters a thing also counts inside a longer word, as milk in "Kuhmilch". */
const MIN_INSIDE = 4;
/** A shorter thing behind a word that is written as one with it is a coincidence. */
const MIN_ATTACHED = 3;

/** Longer texts are no question. */
const MOST_LETTERS = 200;

const NOTHING: LeftOut = { diets: [], without: [] };

/** Splits what was typed into pieces: each is a phrase, a comma or a word. */
export function readFoodParts(typed: string, phrases: readonly Phrase[]): readonly FoodPart[] {
  const runs = phrases.filter(({ isRun }) => isRun);
  const tokens = typed.slice(0, MOST_LETTERS).match(TOKEN) ?? [];
  const words = tokens.map(foldText).flatMap((word) => (isUnspaced(word) ? split(word, runs) : word));
  const parts: FoodPart[] = [];
  for (let at = 0; at < words.length; ) {
    const { part, length } = partAt(words, at, phrases);
    parts.push(part);
    at += length;
  }
  return parts;
}

function partAt(words: readonly string[], at: number, phrases: readonly Phrase[]): { part: FoodPart; length: number } {
  const phrase = phrases.find((each) => matches(each, words, at));
  const length = phrase?.words.length ?? 1;
  const text = words.slice(at, at + length).join(' ');
  if (phrase === undefined) return { part: wordPart(text, phrases), length };
  const part: FoodPart = { text, ...phrase.meaning };
  if (part.kind !== 'thing') return { part, length };
  // "Glutenfrei" begins with gluten, and "domuz etsiz" with pork.
  const isLacking = length > 1 && phrases.some((each) => each.meaning.kind === 'free' && markAt(text, each) > 0);
  const lacking = length === 1 ? attached(text, phrases) : null;
  return { part: lacking ?? (isLacking ? { ...part, kind: 'lacking' } : part), length };
}

/** Where a word such as "frei" stands at the end of another one; 0: nowhere. */
function markAt(text: string, { words: [mark, ...others] }: Phrase): number {
  const at = others.length === 0 ? text.lastIndexOf(mark) : 0;
  return at > 0 && text.length - at - mark.length <= MOST_ENDING ? at : 0;
}

function matches({ words, isWhole, isRun, meaning }: Phrase, typed: readonly string[], at: number): boolean {
  return words.every((word, index) => {
    const text = typed[at + index];
    if (text === undefined) return false;
    const isLast = index === words.length - 1;
    const mayEnd = isLast && meaning.kind === 'free' && word.length > MOST_ENDING ? MOST_ENDING : 0;
    const most = isLast && !isWhole && !isRun ? Number.POSITIVE_INFINITY : mayEnd;
    return formsOf(text, index).some((form) => form.startsWith(word) && form.length - word.length <= most);
  });
}

/** A word with the particles before it and without them. */
const formsOf = (text: string, index: number): readonly string[] => [
  text,
  ...PARTICLES.filter((each) => index === 0 && text.startsWith(each) && text.length > each.length + 1).map((each) =>
    text.slice(each.length),
  ),
];

/** Splits a run of letters without blanks into the phrases in it and what stands between them. */
function split(run: string, phrases: readonly Phrase[]): readonly string[] {
  const pieces: string[] = [];
  let between = '';
  for (let at = 0; at < run.length; ) {
    const phrase = phraseAt(run, at, phrases);
    // "と" joins two things, or is the beginning of a word.
    const isOne = phrase !== undefined && (phrase.meaning.kind !== 'small' || (between === '' && at > 0));
    if (!isOne) {
      between += run[at] ?? '';
      at += 1;
      continue;
    }
    if (between !== '') pieces.push(between);
    between = '';
    pieces.push(phrase.words[0]);
    at += phrase.words[0].length;
  }
  return between === '' ? pieces : [...pieces, between];
}

/** The phrase that begins at a place of a run: "蛋" is an egg, but "蛋糕" a cake. */
const phraseAt = (run: string, at: number, phrases: readonly Phrase[]): Phrase | undefined =>
  phrases.find(({ words: [word], isWhole, meaning: { kind } }) => {
    const end = at + word.length;
    if (!run.startsWith(word, at)) return false;
    const isFollowed = end < run.length && phraseAt(run, end, phrases) !== undefined;
    if (kind === 'and') return isFollowed;
    if (kind === 'without') return isFollowed || (word.length > 1 && end < run.length);
    return !isWhole || end === run.length || isFollowed;
  });

function wordPart(text: string, phrases: readonly Phrase[]): FoodPart {
  if (!LETTER.test(text)) return { text, kind: 'comma' };
  const lacking = attached(text, phrases);
  return lacking ?? { text, kind: 'word', ...thingsIn(text, phrases) };
}

/** Reads a word that is a thing and says of it that it is left out: "glutenfrei", "Nussallergie", "bezglutenowe". */
function attached(text: string, phrases: readonly Phrase[]): FoodPart | null {
  for (const phrase of phrases) {
    const things = thingsBefore(text, phrase, phrases) ?? thingBehind(text, phrase, phrases);
    if (things !== null) return { text, kind: 'lacking', diets: things.diets, without: things.without };
  }
  return null;
}

/** The things before a word's ending such as "frei". */
function thingsBefore(text: string, phrase: Phrase, phrases: readonly Phrase[]): LeftOut | null {
  const { words, meaning, isRun } = phrase;
  if (words.length > 1 || isRun || (meaning.kind !== 'free' && meaning.kind !== 'allergy')) return null;
  const at = meaning.kind === 'free' ? markAt(text, phrase) : text.lastIndexOf(words[0]);
  const things = at > 0 ? thingsIn(text.slice(0, at), phrases, 'also at its beginning') : NOTHING;
  return isSome(things) ? things : null;
}

/** The thing behind a word's beginning such as "без". */
function thingBehind(text: string, { words, meaning, isRun }: Phrase, phrases: readonly Phrase[]): LeftOut | null {
  if (words.length > 1 || isRun || meaning.kind !== 'without' || !text.startsWith(words[0])) return null;
  const rest = [text.slice(words[0].length)];
  const thing = phrases.find(
    (each) => each.meaning.kind === 'thing' && lettersOf(each) >= MIN_ATTACHED && matches(each, rest, 0),
  );
  return thing?.meaning.kind === 'thing' ? thing.meaning : null;
}

const lettersOf = ({ words }: Phrase): number => words.join('').length;
const isSome = ({ diets, without }: LeftOut): boolean => diets.length + without.length > 0;

/** The things that a word names, without those in the name of another one: meat in "sealiha", pork. */
function thingsIn(text: string, phrases: readonly Phrase[], where?: 'also at its beginning'): LeftOut {
  const found: LeftOut[] = [];
  let rest = text;
  for (const { words, isWhole, isRun, meaning } of phrases) {
    if (meaning.kind !== 'thing' || words.length > 1 || isRun) continue;
    const [word] = words;
    const isInside = !isWhole && word.length >= MIN_INSIDE && rest.includes(word);
    const isFirst = where !== undefined && (isWhole ? rest === word : rest.startsWith(word));
    if (!isInside && !isFirst) continue;
    found.push(meaning);
    rest = rest.replace(word, ' ');
  }
  return found.length === 0 ? NOTHING : together(found);
}
