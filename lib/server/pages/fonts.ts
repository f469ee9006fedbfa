import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/**
 * The file that scripts/assets.mjs writes: for each font family the files of its subsets, a fallback font scaled to the
 * same width, and a style sheet with the @font-face rules of both.
 */
const Listing = z.object({
  families: z.record(
    z.string(),
    z.object({
      fallback: z.string(),
      sheet: z.string(),
      preload: z.record(z.string(), z.array(z.string())),
    }),
  ),
});

let listing: z.infer<typeof Listing>['families'] | undefined;

const families = () => {
  listing ??= Listing.parse(JSON.parse(readFileSync(join(process.cwd(), 'public/fonts/fonts.json'), 'utf8'))).families;
  return listing;
};

/** Fonts for writing systems that a hotel's own font may lack. */
const SCRIPT_FONTS: Readonly<Record<string, string>> = { ar: 'IBM Plex Sans Arabic', fa: 'IBM Plex Sans Arabic' };

const withSubsets = (languages: string, subsets: readonly string[]) =>
  Object.fromEntries(languages.split(' ').map((language) => [language, subsets]));

/**
 * The subsets of a font that a language needs at once; the browser loads others when the page shows one of their
 * characters.
 */
const SUBSETS: Readonly<Record<string, readonly string[]>> = {
  ar: ['arabic'],
  fa: ['arabic'],
  gr: ['greek'],
  ru: ['cyrillic'],
  ua: ['cyrillic'],
  ...withSubsets('kz ky mn tat ba', ['cyrillic', 'cyrillic-ext']),
  ...withSubsets('az cnr cs hr hu lv pl ro sk sl tr', ['latin-ext']),
};

const DEFAULT_FONT = 'Ubuntu';
const FAMILY = /^[\p{L}\p{N} -]{1,60}$/u;

type PageFonts = {
  /** The style sheet with the @font-face rules. */
  sheet: string | undefined;
  /** Font files that the page's language needs before the first paint. */
  preloads: readonly string[];
  /** The value of the CSS property font-family. */
  stack: string;
};

/**
 * The font files and the font stack of a page. A hotel's font that the product does not have still comes first in the
 * stack, for devices that have it. Accepts only a plain family name. Rules: appearance/A3, layout/LY12.
 */
export function fontsOf(font: string, language: string): PageFonts {
  const known = families();
  const own = FAMILY.test(font) ? font : DEFAULT_FONT;
  const base = own in known ? own : DEFAULT_FONT;
  const script = SCRIPT_FONTS[language] ?? base;
  // A font of the device comes first. A font of a script brings its Latin letters: with the base behind it, a browser
  // would fetch the base's files too whenever those letters are late.
  const used = own in known ? [script] : [own, script];
  const stack = [...used, ...(known[script] ? [known[script].fallback] : [])].map((name) => `'${name}'`).join(',');
  // Digits and prices on every page need the latin subset.
  const subsets = ['latin', ...(SUBSETS[language] ?? [])];
  const preloads = subsets.flatMap((subset) => known[script]?.preload[subset] ?? []);
  return { sheet: known[script]?.sheet, preloads, stack };
}
