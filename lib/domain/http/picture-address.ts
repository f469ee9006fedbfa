/** The widths in which a hotel's own picture is served, in pixels. No request makes another. Rule: files/FI10. */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 960, 1280, 1920] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** What an address says of a picture: the version of its file, and the width that is wanted; null: as the hotel gave it. */
export type PictureMark = { version: string; width: PictureWidth | null };

const OWN = /^(\/storage\/[a-z0-9-]+\/)(?!@)/;
const MARK = /^@([0-9a-f]{8})(?:-(\d{3,4}))?$/;
/** Characters that an attribute with several addresses separates them by. */
const SEPARATOR = /[\s,]/;

/**
 * The address of a hotel's own picture with the version of its file: `/storage/aurora/@1f3a5b7c/pool.jpg`. It says to
 * components/ui/picture-sizes.ts that the picture is served in sizes, and lets browsers keep it. Rule: files/FI10.
 */
export const markPicture = (address: string, version: string): string =>
  SEPARATOR.test(address) ? address : address.replace(OWN, `$1@${version}/`);

/** Reads the step of a path that follows the hotel's folder; null: it is no mark, but a folder or file of the hotel. */
export function readPictureMark(step: string): PictureMark | null {
  const [, version, digits] = MARK.exec(step) ?? [];
  if (version === undefined) return null;
  if (digits === undefined) return { version, width: null };
  const width = PICTURE_WIDTHS.find((each) => String(each) === digits);
  return width === undefined ? null : { version, width };
}
