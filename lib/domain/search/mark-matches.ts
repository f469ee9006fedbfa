import { foldWithOffsets } from './fold-text';

/** A piece of a text; `isMatch`: it is what the guest searched for. */
export type TextPart = { text: string; isMatch: boolean };

/** Splits a text at the words of a search, to mark them. Misspelt words are not marked. Rule: search/SR6. */
export function markMatches(text: string, words: readonly string[]): TextPart[] {
  const folded = foldWithOffsets(text);
  const parts: TextPart[] = [];
  let end = 0;
  while (end < text.length) {
    const next = firstMatch(folded.text, words, folded.offsets, end);
    if (next === null) break;
    if (next.start > end) parts.push({ text: text.slice(end, next.start), isMatch: false });
    parts.push({ text: text.slice(next.start, next.end), isMatch: true });
    end = next.end;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false });
  return parts;
}

/** The first match that starts at `minStart` or later. All positions are of the original text. */
function firstMatch(
  foldedText: string,
  words: readonly string[],
  offsets: readonly number[],
  minStart: number,
): { start: number; end: number } | null {
  const begin = offsets.findIndex((place) => place >= minStart);
  let first: { start: number; end: number } | null = null;
  for (const word of words) {
    const place = word === '' || begin < 0 ? -1 : foldedText.indexOf(word, begin);
    const start = offsets[place];
    // Marks behind the last letter belong to it.
    const end = offsets[place + word.length];
    if (start === undefined || end === undefined || end <= start) continue;
    if (first === null || start < first.start || (start === first.start && end > first.end)) first = { start, end };
  }
  return first;
}

/** How far into a description its first match may stand to be seen without cutting the beginning off, in letters. */
const SEEN = 60;
const KEPT_BEFORE = 30;

/** Cuts off a long beginning, so that the first match can be seen. */
export function excerptOf(parts: readonly TextPart[]): readonly TextPart[] {
  const [first, ...others] = parts;
  if (first === undefined || others.length === 0 || first.isMatch || first.text.length <= SEEN) return parts;
  const kept = first.text.slice(-KEPT_BEFORE);
  return [{ text: `…${kept.slice(kept.indexOf(' ') + 1)}`, isMatch: false }, ...others];
}
