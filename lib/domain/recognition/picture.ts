/** Why a picture cannot be searched for a code: it is no picture that a browser can open, or it is too large. */
export type PictureFault = 'broken' | 'large';

export type PictureSize = { width: number; height: number };

/** Well above the pictures of phones with the most pixels. */
const MAX_BYTES = 40 * 1_000_000;
/** What a phone can hold in memory: 400 MB at four bytes for each pixel. */
const MAX_PIXELS = 100_000_000;
/**
 * The longer side of the picture that is searched. Most codes are found in the small one, in a fraction of the time; the
 * larger one is for codes that are a small part of the picture.
 */
const LONGEST_SIDES = [1_200, 2_400] as const;

/** Checks a file before it is opened. Some phones give no type; an SVG is a document and not a picture. */
export function fileFault({ type, size }: { type: string; size: number }): PictureFault | null {
  if (size === 0 || !/^(?:$|image\/(?!svg))/.test(type)) return 'broken';
  return size > MAX_BYTES ? 'large' : null;
}

/** Checks the size of an opened picture, because a small file can unpack to a huge one. */
export function pixelFault({ width, height }: PictureSize): PictureFault | null {
  if (width === 0 || height === 0) return 'broken';
  return width * height > MAX_PIXELS ? 'large' : null;
}

/** The sizes in which a picture is searched, one after the other. It is scaled down and never up. Rule: pages/PG28. */
export function searchSizes({ width, height }: PictureSize): PictureSize[] {
  const longest = Math.max(width, height);
  return LONGEST_SIDES.filter((side, index) => index === 0 || longest > (LONGEST_SIDES[index - 1] ?? side)).map(
    (side) => {
      const scale = Math.min(1, side / longest);
      return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
    },
  );
}
