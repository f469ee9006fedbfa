import 'server-only';
import { BLACK, blank, type Ink, inverted, stacked, withInk } from '../drawing/ink';
import type { Block, PaperText } from './block';
import { column, firstLetter, type Paper, startOf, textInk, widestLine } from './draw-texts';

/** All lengths in dots. */
const BAND = { side: 14, top: 8 };
const BAR = { width: 4, gap: 12 };
const COLUMN_GAP = 14;
const SQUARE = 8;
/** Between the two ends of a line, at least. */
const ENDS_GAP = 24;

const otherDirection = { ltr: 'rtl', rtl: 'ltr' } as const;

/** Draws blocks below each other, each as wide as `width` dots. */
export async function drawBlocks(blocks: readonly Block[], width: number, paper: Paper): Promise<Ink> {
  const drawn: Ink[] = [];
  // One after the other: a ticket must not take the threads of all requests.
  for (const block of blocks) drawn.push(await drawBlock(block, width, paper));
  return stacked(drawn, width);
}

function drawBlock(block: Block, width: number, paper: Paper): Promise<Ink> | Ink {
  switch (block.kind) {
    case 'text':
      return column([block.text], { width }, paper);
    case 'ends':
      return drawEnds(block, width, paper);
    case 'band':
      return drawBand(block.texts, width, paper);
    case 'warning':
      return drawWarning(block.texts, width, paper);
    case 'item':
      return drawItem({ ...block, title: titleOf(block.parts) }, width, paper);
    case 'aside':
      return drawAside(block.texts, width, paper);
    case 'rule':
      return filled(width, block.height);
    case 'gap':
      return blank(width, block.height);
    case 'ruler':
      return drawRuler(width);
  }
}

const filled = (width: number, height: number): Ink => inverted(blank(width, height));

/**
 * Both columns end at the same height, because the last text of each is the one that is read first. The end is as wide as it
 * wants; the start has the rest of the line, or a row of its own where a word would not fit into it.
 */
async function drawEnds({ start, end }: Extract<Block, { kind: 'ends' }>, width: number, paper: Paper): Promise<Ink> {
  const endWidth = await widestLine(end, { width, byWord: false }, paper);
  const opposite = otherDirection[paper.direction];
  const left = width - endWidth - ENDS_GAP;
  if (left < (await widestLine(start, { width, byWord: true }, paper)))
    return stacked(
      [await column(start, { width }, paper), await column(end, { width, sideOf: () => opposite }, paper)],
      width,
    );
  const first = await column(start, { width: left, sideOf: () => paper.direction }, paper);
  const neighbour = firstLetter(start.at(-1)?.text ?? '');
  const last = await column(end, { width, sideOf: () => opposite, neighbour }, paper);
  const height = Math.max(first.height, last.height);
  return withInk(blank(width, height), [
    { ink: first, left: startOf(first, width, paper.direction), top: height - first.height },
    { ink: last, left: 0, top: height - last.height },
  ]);
}

/** White on black, with a black edge. */
function bandOf(content: Ink, width: number): Ink {
  const area = blank(width, content.height + 2 * BAND.top);
  return inverted(withInk(area, [{ ink: content, left: BAND.side, top: BAND.top }]));
}

const drawBand = async (texts: readonly PaperText[], width: number, paper: Paper): Promise<Ink> =>
  bandOf(await column(texts, { width: width - 2 * BAND.side }, paper), width);

async function drawWarning(texts: readonly PaperText[], width: number, paper: Paper): Promise<Ink> {
  const size = texts[0]?.size ?? 'body';
  const { direction } = paper;
  const mark = { text: '!', size, isStrong: true, isStruck: false, language: 'en', direction };
  const parts = texts.map((text): Block => ({ kind: 'text', text }));
  return bandOf(
    await drawItem({ quantity: mark, widest: mark, parts, title: texts[0] }, width - 2 * BAND.side, paper),
    width,
  );
}

const titleOf = ([first]: readonly Block[]): PaperText | undefined => (first?.kind === 'text' ? first.text : undefined);

/** `title`: the first text of the parts. */
type Item = Omit<Extract<Block, { kind: 'item' }>, 'kind'> & { title: PaperText | undefined };

async function drawItem({ quantity, widest, parts, title }: Item, width: number, paper: Paper): Promise<Ink> {
  const ink = await textInk(quantity, { width, neighbour: firstLetter(title?.text ?? '') }, paper);
  const before = (await widestLine([widest], { width, byWord: false }, paper)) + COLUMN_GAP;
  const beside = await drawBlocks(parts, width - before, paper);
  return withInk(blank(width, Math.max(beside.height, ink?.height ?? 0)), [
    ...(ink === null ? [] : [{ ink, left: startOf(ink, width, paper.direction), top: 0 }]),
    { ink: beside, left: paper.direction === 'ltr' ? before : 0, top: 0 },
  ]);
}

async function drawAside(texts: readonly PaperText[], width: number, paper: Paper): Promise<Ink> {
  const before = BAR.width + BAR.gap;
  const words = await column(texts, { width: width - before }, paper);
  const bar = filled(BAR.width, Math.max(0, words.height - 2));
  // At the side at which the guest's language begins its lines.
  const isLtr = texts[0]?.direction !== otherDirection.ltr;
  return withInk(blank(width, words.height), [
    { ink: bar, left: isLtr ? 0 : width - BAR.width, top: 1 },
    { ink: words, left: isLtr ? before : 0, top: 0 },
  ]);
}

function drawRuler(width: number): Ink {
  const ruler = blank(width, 2 * SQUARE);
  const isBlack = (at: number) =>
    (Math.floor((at % width) / SQUARE) + Math.floor(Math.floor(at / width) / SQUARE)) % 2 === 0;
  return { ...ruler, pixels: ruler.pixels.map((white, at) => (isBlack(at) ? BLACK : white)) };
}
