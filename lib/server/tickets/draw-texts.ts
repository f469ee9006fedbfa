import 'server-only';
import { blank, emboldened, type Ink, inkOf, stacked, withInk } from '../drawing/ink';
import type { PaperText, TextSize } from './block';

/** Heights of letters in dots. A printer has 8 dots to the millimetre (203 dpi), so 24 are 3 mm. */
const SIZES: Readonly<Record<58 | 80, Readonly<Record<TextSize, number>>>> = {
  58: { small: 24, body: 29, item: 34, large: 42, big: 56, huge: 76 },
  80: { small: 25, body: 31, item: 38, large: 50, big: 72, huge: 104 },
};

/** The direction and the width in millimetres of the paper. */
export type Paper = { width: 58 | 80; direction: 'ltr' | 'rtl' };

/** From this size on, strong letters are made bolder than the heaviest font is: their strokes would look thin. */
const BOLD_FROM = 28;
/** Letters of many strokes, which would close at a small size. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const BOLD_DENSE_FROM = 40;

/** By how many dots the strong letters of a text are made bolder. */
function boldness(text: string, size: number): number {
  if (size < (DENSE.test(text) ? BOLD_DENSE_FROM : BOLD_FROM)) return 0;
  return Math.max(1, Math.round(size / 40));
}

/** Draws a text in lines of a width; null: it has nothing to see. `neighbour`: a letter of the text beside it. */
export async function textInk(
  text: PaperText,
  { width, neighbour = '' }: { width: number; neighbour?: string },
  paper: Paper,
): Promise<Ink | null> {
  const { isStruck, language, direction } = text;
  const size = SIZES[paper.width][text.size];
  const weight = text.isStrong ? 'Medium' : 'Regular';
  const by = text.isStrong ? boldness(text.text, size) : 0;
  const ink = await inkOf(text.text, { size, weight, isStruck, language, direction, neighbour, width: width - by });
  return ink === null || by === 0 ? ink : emboldened(ink, by);
}

/** Where an image begins that stands at the side at which lines of this direction begin. */
export const startOf = (ink: Ink, width: number, direction: 'ltr' | 'rtl'): number =>
  direction === 'ltr' ? 0 : width - ink.width;

/** The first letter of a text, whose font makes the height of its lines; '': it has none. */
export const firstLetter = (text: string): string => /\p{L}/u.exec(text)?.[0] ?? '';

/** The drawing library draws at most 32,767 rows at once, which a text of many short lines could exceed. */
const MAX_LINES = 100;

function piecesOf(text: PaperText): readonly PaperText[] {
  const lines = text.text.split('\n');
  if (lines.length <= MAX_LINES) return [text];
  return Array.from({ length: Math.ceil(lines.length / MAX_LINES) }, (_, piece) => ({
    ...text,
    text: lines.slice(piece * MAX_LINES, (piece + 1) * MAX_LINES).join('\n'),
  }));
}

type Side = (text: PaperText) => 'ltr' | 'rtl';

const ownSide: Side = ({ direction }) => direction;

/** Texts below each other. `sideOf`: at which side each of them begins. */
export async function column(
  texts: readonly PaperText[],
  { width, sideOf = ownSide, neighbour }: { width: number; sideOf?: Side; neighbour?: string },
  paper: Paper,
): Promise<Ink> {
  const rows: Ink[] = [];
  for (const text of texts.flatMap(piecesOf)) {
    const ink = await textInk(text, { width, ...(neighbour !== undefined && { neighbour }) }, paper);
    if (ink === null) continue;
    const left = startOf(ink, width, sideOf(text));
    rows.push(withInk(blank(width, ink.height), [{ ink, left, top: 0 }]));
  }
  return stacked(rows, width);
}

/** The widest line of some texts where they are as wide as they want, or with a line for each word. */
export async function widestLine(
  texts: readonly PaperText[],
  { width, byWord }: { width: number; byWord: boolean },
  paper: Paper,
): Promise<number> {
  let widest = 0;
  for (const text of texts) {
    const lines = byWord ? { ...text, text: text.text.replace(/\s+/gu, '\n') } : text;
    widest = Math.max(widest, (await textInk(lines, { width }, paper))?.width ?? 0);
  }
  return widest;
}
