import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** What scripts/assets.mjs has copied: per family a stylesheet and a stand-in scaled to the same width. */
const Listing = z.object({
  families: z.record(
    z.string(),
    z.object({
      stylesheet: z.string(),
      fallback: z.string(),
      preload: z.record(z.string(), z.array(z.string())),
    }),
  ),
});

let listing: z.infer<typeof Listing>['families'] | undefined;

const families = () => {
  listing ??= Listing.parse(JSON.parse(readFileSync(join(process.cwd(), 'public/fonts/fonts.json'), 'utf8'))).families;
  return listing;
};

/** The font that carries a script which the hotel's own font may lack. */
const SCRIPT_FONTS: Readonly<Record<string, string>> = { ar: 'IBM Plex Sans Arabic', fa: 'IBM Plex Sans Arabic' };

const written = (languages: string, subsets: readonly string[]) =>
  Object.fromEntries(languages.split(' ').map((language) => [language, subsets]));

/** The part of a font that a page's own language is written with; the others load when a letter of theirs is shown. */
const SUBSETS: Readonly<Record<string, readonly string[]>> = {
  ar: ['arabic'],
  fa: ['arabic'],
  gr: ['greek'],
  ru: ['cyrillic'],
  ua: ['cyrillic'],
  ...written('kz ky mn tat ba', ['cyrillic', 'cyrillic-ext']),
  ...written('az cnr cs hr hu lv pl ro sk sl tr', ['latin-ext']),
};

const DEFAULT_FONT = 'Ubuntu';
const FAMILY = /^[\p{L}\p{N} -]{1,60}$/u;

type PageFonts = {
  stylesheets: readonly string[];
  /** The files that the page's language needs at once, so that they are there before the first paint. */
  preloads: readonly string[];
  /** The value of font-family. */
  stack: string;
};

/**
 * The stylesheets to link and the font stack of a page. A font of the hotel's that the product does not carry still
 * stands first in the stack, for a device that has it. Only a plain family name gets into the stack.
 */
export function fontsOf(font: string, language: string): PageFonts {
  const known = families();
  const own = FAMILY.test(font) ? font : DEFAULT_FONT;
  const script = SCRIPT_FONTS[language];
  const used = [own, ...(own in known ? [] : [DEFAULT_FONT]), ...(script === undefined ? [] : [script])];
  const carried = used.flatMap((name) => known[name] ?? []);
  const stack = [...used, ...carried.map((family) => family.fallback)].map((name) => `'${name}'`).join(',');
  // Digits and prices are Latin letters' neighbours on every page.
  const subsets = ['latin', ...(SUBSETS[language] ?? [])];
  const preloads = carried.flatMap((family) => subsets.flatMap((subset) => family.preload[subset] ?? []));
  return { stylesheets: carried.map((family) => family.stylesheet), preloads, stack };
}
