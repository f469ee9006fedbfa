import 'server-only';
import type { Sharp } from 'sharp';
import { clipText } from '@/lib/domain/crawlers/drawable-text';
import { drawing } from './drawing';
import { familiesOf, textMarkup } from './text-markup';

/** A drawn text and its size in pixels. */
export type DrawnText = { data: Buffer; width: number; height: number };

type Box = {
  direction: 'ltr' | 'rtl';
  language: string;
  color: string;
  width: number;
  height: number;
  /** Sizes in pixels to try, the largest first. */
  sizes: readonly number[];
  weight: 'Regular' | 'Medium';
};

/** Maximum number of characters of a text. No box shows more; the rest is not even measured. */
const MAX_LENGTH = 240;
/** Tries to shorten a text that does not fit at the smallest size; each leaves three quarters of it. */
const MAX_CUTS = 8;

async function drawAt(text: string, size: number, box: Box): Promise<DrawnText> {
  const sharp = await drawing();
  const drawn: Sharp = sharp({
    text: {
      text: textMarkup(text, box),
      font: `${familiesOf(box.language)} ${box.weight} ${size}`,
      width: box.width,
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
    },
  });
  const { data, info } = await drawn.png({ compressionLevel: 0 }).toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Draws a text into a box: at the largest size that fits, else shortened at the smallest; null if there is no text. */
export async function drawText(text: string, box: Box): Promise<DrawnText | null> {
  let shown = clipText(text, MAX_LENGTH);
  if (shown === '') return null;
  const fits = ({ width, height }: DrawnText) => width <= box.width && height <= box.height;
  for (const size of box.sizes) {
    const drawn = await drawAt(shown, size, box);
    if (fits(drawn)) return drawn;
  }
  const smallest = box.sizes.at(-1) ?? 0;
  for (let cut = 0; cut < MAX_CUTS; cut += 1) {
    shown = clipText(text, Math.floor(shown.length * 0.75));
    const drawn = await drawAt(shown, smallest, box);
    if (fits(drawn)) return drawn;
  }
  return null;
}
