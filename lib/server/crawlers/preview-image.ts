import 'server-only';
import type { OverlayOptions } from 'sharp';
import { textColorOn } from '@/lib/domain/hotel/initial-icon';
import { drawing } from '../drawing/drawing';
import { type DrawnText, drawText } from '../drawing/image-text';
import { PREVIEW_SIZE, type PreviewCard } from './preview-card';

/** Colours of the light theme, as in app/styles/tokens.css. */
const CANVAS = '#faf7f2';
const INK = '#211c18';
const INK_2 = '#574f47';

/** All lengths in pixels. The picture stands at the end of the line, the texts at its start. */
const MARGIN = 64;
const PICTURE_WIDTH = 480;
const TEXT_WIDTH = PREVIEW_SIZE.width - PICTURE_WIDTH - 2 * MARGIN;
const TEXT_WIDTH_ALONE = PREVIEW_SIZE.width - 2 * MARGIN;
const LOGO = { width: 260, height: 84 };
/** A picture with a transparent background keeps this distance to the edges of its field. */
const INSET = 56;
const STRIPE = 16;
const PILL = { height: 76, padding: 32 };

/** The mean alpha from which a picture counts as a photograph. The edges of a scaled one are never quite opaque. */
const OPAQUE = 250;

/** Pictures with more pixels are left out: decoding one would take a second and 300 MB. */
const MAX_PIXELS = 24_000_000;

/** The pictures of a card, as files of any type; null: none. */
type CardFiles = { picture: Buffer | null; logo: Buffer | null };

type Placed = { input: Buffer; left: number; top: number };

/** Draws a preview image as PNG. A file that is no picture is left out. Rule: crawlers/CW8. */
export async function drawPreview(card: PreviewCard, files: CardFiles): Promise<Buffer> {
  const sharp = await drawing();
  const picture = await fieldOf(files.picture);
  const logo = await scaledInto(files.logo, LOGO);
  const width = picture === null ? TEXT_WIDTH_ALONE : TEXT_WIDTH;
  const placed = [
    ...(picture === null ? [] : [{ input: picture, left: PREVIEW_SIZE.width - PICTURE_WIDTH, top: 0 }]),
    ...(logo === null ? [] : [{ input: logo.data, left: MARGIN, top: MARGIN, width: logo.width }]),
    ...(await textsOf(card, { width, top: MARGIN + (logo === null ? 0 : logo.height + 40) })),
  ];
  const overlays = await Promise.all(placed.map((part) => mirrored(part, card.direction)));
  const base = Buffer.from(background(card, picture !== null));
  return sharp(base).composite(overlays).flatten({ background: CANVAS }).png({ compressionLevel: 9 }).toBuffer();
}

function background({ color, direction }: PreviewCard, hasPicture: boolean): string {
  const { width, height } = PREVIEW_SIZE;
  const x = direction === 'rtl' ? 0 : width - PICTURE_WIDTH;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="100%" height="100%" fill="${CANVAS}"/>`,
    hasPicture ? `<rect x="${x}" width="${PICTURE_WIDTH}" height="100%" fill="${color}" fill-opacity=".18"/>` : '',
    `<rect y="${height - STRIPE}" width="100%" height="${STRIPE}" fill="${color}"/></svg>`,
  ].join('');
}

/** The position of a part in the direction of the card. Positions are written for lines that run to the right. */
async function mirrored({ input, left, top }: Placed, direction: 'ltr' | 'rtl'): Promise<OverlayOptions> {
  if (direction === 'ltr') return { input, left, top };
  const sharp = await drawing();
  const { width = 0 } = await sharp(input).metadata();
  return { input, left: PREVIEW_SIZE.width - left - width, top };
}

/** The texts below the logo, from top to bottom, and the hotel's name at the foot. */
async function textsOf(card: PreviewCard, room: { width: number; top: number }): Promise<readonly Placed[]> {
  const { direction, language, hotel, price } = card;
  const style = { direction, language, width: room.width };
  const foot = PREVIEW_SIZE.height - STRIPE - MARGIN;
  const name = await drawText(hotel, { ...style, color: INK_2, height: 40, sizes: [30], weight: 'Regular' });
  const pill = price === '' ? null : await drawPill(card, room.width);
  const bottom = foot - (name === null ? 0 : 64) - (pill === null ? 0 : PILL.height + 24);
  const title = await drawText(card.title, {
    ...style,
    color: INK,
    height: Math.min(bottom - room.top, 250),
    sizes: [76, 64, 54, 46],
    weight: 'Medium',
  });
  const below = room.top + (title === null ? 0 : title.height + 28);
  // A line or two of description where the title has left room for them.
  const lead = bottom - below < 80 ? null : await leadOf(card, { ...style, height: Math.min(bottom - below, 130) });
  const pillTop = below + (lead === null ? 0 : lead.height + 28);
  return [
    ...placedAt(title, room.top),
    ...placedAt(lead, below),
    ...(pill === null ? [] : [{ input: pill, left: MARGIN, top: Math.min(pillTop, bottom + 24) }]),
    ...placedAt(name, foot - (name?.height ?? 0)),
  ];
}

const leadOf = (
  { lead }: PreviewCard,
  box: { direction: 'ltr' | 'rtl'; language: string; width: number; height: number },
): Promise<DrawnText | null> => drawText(lead, { ...box, color: INK_2, sizes: [32], weight: 'Regular' });

const placedAt = (text: DrawnText | null, top: number): readonly Placed[] =>
  text === null ? [] : [{ input: text.data, left: MARGIN, top }];

/** The price on a field of the hotel's colour. */
async function drawPill({ direction, language, price, color }: PreviewCard, width: number): Promise<Buffer | null> {
  const sharp = await drawing();
  const text = await drawText(price, {
    direction,
    language,
    color: textColorOn(color),
    width: width - 2 * PILL.padding,
    height: PILL.height - 16,
    sizes: [42, 34, 28],
    weight: 'Medium',
  });
  if (text === null) return null;
  const size = `width="${text.width + 2 * PILL.padding}" height="${PILL.height}"`;
  const field = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size} rx="${PILL.height / 2}" fill="${color}"/></svg>`;
  const top = Math.round((PILL.height - text.height) / 2);
  return sharp(Buffer.from(field))
    .composite([{ input: text.data, left: PILL.padding, top }])
    .png()
    .toBuffer();
}

/** The picture's field: a photograph fills it, a picture with a transparent background stands in its middle. */
async function fieldOf(file: Buffer | null): Promise<Buffer | null> {
  const { height } = PREVIEW_SIZE;
  const inside = await scaledInto(file, { width: PICTURE_WIDTH - 2 * INSET, height: height - 2 * INSET });
  if (file === null || inside === null) return null;
  const sharp = await drawing();
  const { channels } = await sharp(inside.data).stats();
  if ((channels[3]?.mean ?? OPAQUE) >= OPAQUE)
    return (await scaledInto(file, { width: PICTURE_WIDTH, height }, 'cover'))?.data ?? null;
  const [left, top] = [(PICTURE_WIDTH - inside.width) / 2, (height - STRIPE - inside.height) / 2].map(Math.round);
  const empty = { width: PICTURE_WIDTH, height, channels: 4 as const, background: '#0000' };
  return sharp({ create: empty })
    .composite([{ input: inside.data, left, top }])
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/**
 * A picture scaled to a box; null if it is none, or too large. Vector pictures are drawn at the size that is needed.
 */
export async function scaledInto(
  file: Buffer | null,
  box: { width: number; height: number },
  fit: 'inside' | 'cover' = 'inside',
): Promise<DrawnText | null> {
  if (file === null) return null;
  const sharp = await drawing();
  try {
    const limits = { limitInputPixels: MAX_PIXELS, failOn: 'error' as const };
    const { format, width = 1, height = 1 } = await sharp(file, limits).metadata();
    const scale = Math.max(box.width / width, box.height / height);
    // 72 is the density at which a vector picture has its own size.
    const density = format === 'svg' ? { density: Math.min(Math.max(72 * scale, 1), 2_400) } : {};
    const scaled = sharp(file, { ...limits, ...density })
      .resize({ ...box, fit })
      .png({ compressionLevel: 0 });
    const { data, info } = await scaled.timeout({ seconds: 10 }).toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch {
    return null;
  }
}
