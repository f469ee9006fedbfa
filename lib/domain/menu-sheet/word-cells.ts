import type { CellFault } from './sheet-problem';

/** A list of words as a cell has it; a list of none is written, because an empty cell leaves a list alone. */
const NONE = 'none';

export const listText = (words: readonly string[]): string => (words.length === 0 ? NONE : words.join(', '));

type ReadWords<T> = { ok: true; words: readonly T[] } | ({ ok: false } & CellFault);

/** Reads a list of known words, in any case and each once; `none` is a list of none. */
export function readWords<T extends string>(cell: string, known: readonly T[]): ReadWords<T> {
  const typed = cell
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
  if (typed.length === 1 && typed[0]?.toLowerCase() === NONE) return { ok: true, words: [] };
  const words: T[] = [];
  for (const word of typed) {
    const spelled = word.toLowerCase().replace(/[\s-]+/g, '_');
    const found = known.find((each) => each === spelled);
    if (found === undefined) return { ok: false, reason: 'unknown_word', values: { word, known: known.join(', ') } };
    if (!words.includes(found)) words.push(found);
  }
  return { ok: true, words };
}

export const YES = 'yes';
export const NO = 'no';

/** How people and spreadsheets in the desk's languages say yes and no. */
const SAID: Readonly<Record<string, boolean>> = {
  ...Object.fromEntries(
    ['yes', 'y', 'x', '1', 'true', 'ja', 'wahr', 'sí', 'si', 'verdadero'].map((word) => [word, true]),
  ),
  ...Object.fromEntries(['oui', 'vrai', 'sì', 'vero', 'да', 'истина', 'نعم', 'صحيح'].map((word) => [word, true])),
  ...Object.fromEntries(
    ['no', 'n', '0', 'false', 'nein', 'falsch', 'falso', 'non', 'faux'].map((word) => [word, false]),
  ),
  ...Object.fromEntries(['нет', 'ложь', 'لا', 'خطأ'].map((word) => [word, false])),
};

/** Reads yes or no, also as spreadsheets write their own truth values; null: neither. */
export const readYesNo = (cell: string): boolean | null => {
  const word = cell.toLowerCase();
  return Object.hasOwn(SAID, word) ? (SAID[word] ?? null) : null;
};
