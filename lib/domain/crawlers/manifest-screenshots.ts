import { type Text, textIn } from '../i18n/text';

/** A picture of the hotel's own app: its address, its width and height as `780x1688`, and what it shows. Rule: crawlers/CW13. */
export type Screenshot = { src: string; sizes: string; label: Text | null };

/** An entry of the manifest's `screenshots`. */
export type ManifestScreenshot = {
  src: string;
  sizes: string;
  type: string;
  form_factor: 'narrow' | 'wide';
  label?: string;
};

type Size = { width: number; height: number };

/** What Chromium demands of a screenshot; it leaves out every one that is otherwise. In px. */
const MIN_SIDE = 320;
const MAX_SIDE = 3840;
const MAX_RATIO = 2.3;
const MAX_SCREENSHOTS = 8;

const TYPES: ReadonlyMap<string, string> = new Map([
  ['webp', 'image/webp'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
]);

const typeOf = (src: string): string | undefined => TYPES.get(/\.([a-z]+)$/i.exec(src)?.[1]?.toLowerCase() ?? '');

function sizeOf(sizes: string): Size | null {
  const [, width, height] = /^(\d{1,5})x(\d{1,5})$/.exec(sizes) ?? [];
  return width === undefined ? null : { width: Number(width), height: Number(height) };
}

/** Phones are shown the tall ones, desktops the broad ones. */
const formFactorOf = ({ width, height }: Size) => (width > height ? ('wide' as const) : ('narrow' as const));

const hasSameRatio = (one: Size, other: Size): boolean => one.width * other.height === one.height * other.width;

/** Why no browser would show a screenshot, whatever the others are; null if one would. */
function flawOf({ src, sizes }: Pick<Screenshot, 'src' | 'sizes'>): string | null {
  if (typeOf(src) === undefined) return 'a screenshot is a WebP, PNG or JPEG file';
  const size = sizeOf(sizes);
  if (size === null) return 'a size like 780x1688 is expected';
  const [short, long] = [Math.min(size.width, size.height), Math.max(size.width, size.height)];
  if (short < MIN_SIDE || long > MAX_SIDE) return `a screenshot has ${MIN_SIDE} to ${MAX_SIDE} px on each side`;
  return long > short * MAX_RATIO ? `the longer side is at most ${MAX_RATIO} times the shorter` : null;
}

/**
 * Why each screenshot of a hotel is left out of the manifest; null for those that are listed. Those of one form factor
 * have the ratio of its first. Rule: crawlers/CW13.
 */
export function screenshotFlaws(screenshots: readonly Pick<Screenshot, 'src' | 'sizes'>[]): readonly (string | null)[] {
  const first: Partial<Record<'narrow' | 'wide', Size>> = {};
  let listed = 0;
  return screenshots.map((screenshot) => {
    const flaw = flawOf(screenshot);
    const size = sizeOf(screenshot.sizes);
    if (flaw !== null || size === null) return flaw;
    const formFactor = formFactorOf(size);
    first[formFactor] ??= size;
    if (!hasSameRatio(first[formFactor], size)) return `the ${formFactor} screenshots have different ratios`;
    listed += 1;
    return listed > MAX_SCREENSHOTS ? `browsers show at most ${MAX_SCREENSHOTS} screenshots` : null;
  });
}

/** The screenshots of a manifest in one language. Rule: crawlers/CW13. */
export function manifestScreenshots(
  screenshots: readonly Screenshot[],
  language: string,
): readonly ManifestScreenshot[] {
  const flaws = screenshotFlaws(screenshots);
  return screenshots.flatMap(({ src, sizes, label }, index) => {
    const [type, size, text] = [typeOf(src), sizeOf(sizes), textIn(label, language)];
    if (flaws[index] !== null || type === undefined || size === null) return [];
    return [{ src, sizes, type, form_factor: formFactorOf(size), ...(text !== '' && { label: text }) }];
  });
}
