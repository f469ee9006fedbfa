/** Of what a phone shows beside a text or in a list. The widths are among those of lib/domain/http/picture-address.ts. */
export const PART_WIDTHS = [160, 320, 480, 640] as const;
/** Of what takes the width of a phone, or of a desktop. */
export const FULL_WIDTHS = [640, 960, 1280, 1920] as const;

/** The version of a hotel's own picture in its address: such a picture is served in sizes. */
const VERSION = /^(\/storage\/[^/]+\/@[\da-f]{8})(?=\/)/;

/**
 * The attributes of a picture that is served in sizes, before `src`; none for others. `sizes`: how wide it is drawn, as the
 * attribute says it; a picture of 4 to 3 that fills a square is a third wider than its box. Rule: files/FI10.
 */
export const inSizes = (src: string, sizes: string, widths: readonly number[] = PART_WIDTHS) =>
  VERSION.test(src)
    ? { sizes, srcSet: widths.map((width) => `${src.replace(VERSION, `$1-${width}`)} ${width}w`).join() }
    : null;

/** The attribute for what of a picture stays in view where it is cut; none for its middle. `focus`: as `object-position`. */
export const atFocus = (focus: string | undefined) =>
  focus === undefined ? null : { style: { objectPosition: focus } };
