/** Pixels of a picture that is read at all: 40 million, as the best phones take. A file may promise many more. */
const MAX_PIXELS = 40_000_000;
/** Seconds after which a picture is given up. */
const MAX_SECONDS = 20;
/** Looks like the original at half the bytes of a JPEG. AVIF saves another 15 % and takes eight times as long. */
const WEBP = { quality: 75, effort: 4 } as const;

/** What a file of a hotel may be, whatever its name says: sharp would draw an SVG, and read a PDF. */
const FORMATS: readonly (string | undefined)[] = ['avif', 'heif', 'jpeg', 'png', 'webp'];

type Sharp = typeof import('sharp')['default'];

let loading: Promise<Sharp> | undefined;

/** The drawing library, loaded with the first picture, because it takes about 60 MB of memory. */
export function loadSharp(): Promise<Sharp> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    // One picture at a time takes one core at most, and leaves no memory behind.
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  });
  return loading;
}

/**
 * A picture as WebP, upright, at most `width` pixels wide and never wider than it is; null: it is a film, which would lose
 * all but its first picture. Place and camera are left out. Rejects for a file that is no picture, is damaged, or has too
 * many pixels.
 */
export async function scalePicture(
  sharp: Sharp,
  { path, width }: { path: string; width: number },
): Promise<Buffer | null> {
  const { format, pages = 1 } = await sharp(path).metadata();
  if (!FORMATS.includes(format)) throw new Error(`the file is no picture in pixels, but ${format}`);
  if (pages > 1) return null;
  return sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .timeout({ seconds: MAX_SECONDS })
    .webp(WEBP)
    .toBuffer();
}
