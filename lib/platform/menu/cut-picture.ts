import type { Metadata } from 'sharp';
import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import { cutPixels, type Fractions } from '@/lib/domain/menu/cut-pixels';
import type { loadSharp } from '../pictures/scale-picture';

/** Pixels of a picture that is read at all, as the best phones take. A file may promise many more. Rule: menu/ME25. */
const MAX_PIXELS = 40_000_000;
/** Pixels of the longer side that are kept: no screen shows more, and the sizes are made of it. */
const MAX_SIDE = 2560;
const MAX_SECONDS = 20;
/** Nearly what the sender had: the smaller sizes are made of it. */
const WEBP = { quality: 90, effort: 4 } as const;

/** What the bytes may be, whatever the name says: sharp would draw an SVG, and read a PDF. */
const FORMATS: readonly (string | undefined)[] = ['avif', 'gif', 'heif', 'jpeg', 'png', 'webp'];

export type CutPicture = { bytes: Uint8Array; width: number; height: number };

const fail = (message: string) => refused('invalid', { file: message });

const NO_PICTURE = 'is no picture that can be read: JPEG, PNG, GIF, WebP or AVIF';

/**
 * A picture upright, cut, without place and camera, as WebP. Refused by the field `file` when it is none, is damaged, is a
 * film, or has more than 40 million pixels. `crop` null: all of it. Rule: menu/ME25.
 */
export async function cutPicture(
  sharp: Awaited<ReturnType<typeof loadSharp>>,
  bytes: Uint8Array,
  crop: Fractions | null,
): Promise<ApiResponse<CutPicture>> {
  const read = await sharp(bytes)
    .metadata()
    .catch(() => null);
  if (read === null || !FORMATS.includes(read.format)) return fail(NO_PICTURE);
  if ((read.pages ?? 1) > 1) return fail('is a film: save one picture of it');
  const { width, height } = uprightSize(read);
  const millions = (width * height) / 1_000_000;
  if (width * height > MAX_PIXELS)
    return fail(`has ${millions.toFixed(0)} million pixels, and 40 million are the most`);
  try {
    const upright = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();
    const cut = crop === null ? upright : upright.extract(cutPixels({ width, height }, crop));
    const { data, info } = await cut
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: MAX_SECONDS })
      .webp(WEBP)
      .toBuffer({ resolveWithObject: true });
    return succeeded({ bytes: data, width: info.width, height: info.height });
  } catch (error) {
    // A machine that is too busy is no fault of the picture.
    if (error instanceof Error && error.message.startsWith('timeout')) return refused('unavailable');
    return fail('is damaged');
  }
}

/** The size of a picture as it is seen; a phone held sideways stores it turned. */
const uprightSize = ({ width, height, autoOrient }: Metadata) => ({
  width: autoOrient?.width ?? width,
  height: autoOrient?.height ?? height,
});

const FIELDS = ['x', 'y', 'width', 'height'] as const;

/** What of a picture to keep, of the fields of a form; null: all of it. */
export function readCrop(fields: Readonly<Record<string, string>>): ApiResponse<Fractions | null> {
  if (FIELDS.every((field) => fields[field] === undefined)) return succeeded(null);
  const [x, y, width, height] = FIELDS.map((field) => Number(fields[field] === '' ? Number.NaN : fields[field]));
  const crop = { x: x ?? Number.NaN, y: y ?? Number.NaN, width: width ?? Number.NaN, height: height ?? Number.NaN };
  const wrong = FIELDS.filter((field) => !(crop[field] >= 0 && crop[field] <= 1));
  if (wrong.length > 0)
    return refused('invalid', Object.fromEntries(wrong.map((field) => [field, 'must be a fraction from 0 to 1'])));
  if (crop.width === 0 || crop.height === 0) return refused('invalid', { width: 'nothing would be left' });
  return succeeded(crop);
}
