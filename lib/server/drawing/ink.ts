import 'server-only';
import { drawing } from './drawing';
import { familiesOf, textMarkup } from './text-markup';

/** A black and white image: one byte a pixel, 0 black and 255 white. */
export type Ink = { width: number; height: number; pixels: Uint8Array };

export const BLACK = 0;
const WHITE = 255;

/** `size`: of the letters in pixels; `width`: of the lines. */
type InkStyle = {
  size: number;
  weight: 'Regular' | 'Medium';
  /** The language in project codes, which decides the form of Chinese characters. */
  language: string;
  direction: 'ltr' | 'rtl';
  isStruck: boolean;
  /** A letter of the text that stands beside it in the same line, so that both have the line's height; '': none. */
  neighbour: string;
  width: number;
};

/** From this share of ink on, a pixel is black. Below one half, because thin strokes would have gaps. */
const THRESHOLD = 0.42 * 255;

/** As high as the highest letters. Drawn in white above and below a text, it gives every text whole lines: see `inkOf`. */
const STRUT = '|';

type Drawn = { width: number; height: number; data: Buffer };

async function draw(markup: string, { size, weight, language, width }: InkStyle): Promise<Drawn> {
  const sharp = await drawing();
  const font = `${familiesOf(language)} ${weight} ${size}`;
  const text = sharp({ text: { text: markup, font, width, dpi: 72, rgba: true, wrap: 'word-char' } });
  const { data, info } = await text.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Heights in pixels: of the strut, and of what a line has above and below it. */
type Strut = { height: number; above: number; below: number };

/** By size and weight, of which there are few. */
const struts = new Map<string, Promise<Strut>>();

function strutOf(style: InkStyle): Promise<Strut> {
  const key = `${style.weight} ${style.size}`;
  const known = struts.get(key) ?? measureStrut({ ...style, language: 'en', width: 1_000 });
  struts.set(key, known);
  return known;
}

async function measureStrut(style: InkStyle): Promise<Strut> {
  const { height } = await draw(STRUT, style);
  const two = await draw(`${STRUT}\n${STRUT}`, style);
  const around = two.height - 2 * height;
  // The same share in every text, so that texts of one size have one baseline.
  const above = Math.round(around / 2);
  return { height, above, below: around - above };
}

/**
 * Draws a text in black, in as many lines as it needs; null: it has nothing to see. The height is that of whole lines,
 * whichever letters they have, so that the lines of two texts of one size stand beside each other. The width is that of
 * the ink alone.
 */
export async function inkOf(text: string, style: InkStyle): Promise<Ink | null> {
  if (text.trim() === '') return null;
  const strut = await strutOf(style);
  const { direction, isStruck, neighbour } = style;
  const end = textMarkup(STRUT, { direction, color: '#ffffff' });
  const lines = text.split('\n').map((line) => textMarkup(line, { direction, isStruck, color: '#000000' }));
  const beside = neighbour === '' ? '' : textMarkup(neighbour, { direction, color: '#ffffff' });
  const drawn = await draw(`${[end, ...lines].join('\n')}${beside}\n${end}`, style);
  const top = strut.height + strut.below;
  const height = drawn.height - 2 * strut.height - strut.below - strut.above;
  return trimmed(blackOf(drawn, { top, height }));
}

/** The black pixels of some rows of an image with four channels. */
function blackOf({ width, data }: Drawn, { top, height }: { top: number; height: number }): Ink {
  const pixels = new Uint8Array(width * height).fill(WHITE);
  for (let pixel = 0; pixel < pixels.length; pixel += 1) {
    const at = 4 * (top * width + pixel);
    const [red = WHITE, alpha = 0] = [data[at], data[at + 3]];
    if (((WHITE - red) * alpha) / 255 > THRESHOLD) pixels[pixel] = BLACK;
  }
  return { width, height, pixels };
}

/** Cuts off the white columns at both sides; null: there are no others. */
function trimmed(ink: Ink): Ink | null {
  let [first, last] = [ink.width, -1];
  for (let at = 0; at < ink.pixels.length; at += 1) {
    if (ink.pixels[at] === WHITE) continue;
    const column = at % ink.width;
    first = Math.min(first, column);
    last = Math.max(last, column);
  }
  return last < 0 ? null : columnsOf(ink, { left: first, width: last - first + 1 });
}

function columnsOf(ink: Ink, { left, width }: { left: number; width: number }): Ink {
  const cut = blank(width, ink.height);
  for (let row = 0; row < ink.height; row += 1) {
    const start = row * ink.width + left;
    cut.pixels.set(ink.pixels.subarray(start, start + width), row * width);
  }
  return cut;
}

export const blank = (width: number, height: number): Ink => ({
  ...{ width, height },
  pixels: new Uint8Array(width * height).fill(WHITE),
});

/** An image on which black parts of others were put. What lies outside of it is cut off. */
export function withInk(base: Ink, parts: readonly { ink: Ink; left: number; top: number }[]): Ink {
  const pixels = Uint8Array.from(base.pixels);
  for (const { ink, left, top } of parts) {
    for (let at = 0; at < ink.pixels.length; at += 1) {
      if (ink.pixels[at] === WHITE) continue;
      const [x, y] = [left + (at % ink.width), top + Math.floor(at / ink.width)];
      if (x >= 0 && x < base.width && y >= 0 && y < base.height) pixels[y * base.width + x] = BLACK;
    }
  }
  return { ...base, pixels };
}

/** Draws an image `by` pixels bolder to the side, for fonts that have no bold letters. */
export function emboldened(ink: Ink, by: number): Ink {
  const shifts = Array.from({ length: by + 1 }, (_, left) => ({ ink, left, top: 0 }));
  return withInk(blank(ink.width + by, ink.height), shifts);
}

/** White becomes black, and black white. */
export const inverted = ({ width, height, pixels }: Ink): Ink => ({
  ...{ width, height },
  pixels: pixels.map((pixel) => WHITE - pixel),
});

/** Images of one width, one below the other. */
export function stacked(images: readonly Ink[], width: number): Ink {
  const height = images.reduce((sum, image) => sum + image.height, 0);
  const whole = blank(width, height);
  let top = 0;
  for (const image of images) {
    whole.pixels.set(image.pixels, top * width);
    top += image.height;
  }
  return whole;
}
