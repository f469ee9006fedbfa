// Copies fonts, flags and other static files from the packages into public/.
import { createHash } from 'node:crypto';
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The font families, subsets and weights to copy. A browser loads only those that a page uses. `ascent`, `descent`,
 * `gap` and the average letter widths are metrics of the font, in em. The fallback font is scaled with them, so that no
 * line moves when the font is loaded.
 */
const FAMILIES = [
  {
    family: 'Ubuntu',
    package: 'ubuntu',
    subsets: ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'],
    metrics: { ascent: 0.932, descent: 0.189, gap: 0.028 },
    widths: { 300: 0.446, 400: 0.455, 500: 0.466, 700: 0.48 },
  },
  {
    // Contains no Latin letters; Arabic pages use those of Ubuntu.
    family: 'IBM Plex Sans Arabic',
    package: 'ibm-plex-sans-arabic',
    subsets: ['arabic'],
    metrics: { ascent: 1.085, descent: 0.415, gap: 0 },
    widths: { 300: 0.448, 400: 0.451, 500: 0.461, 700: 0.473 },
  },
];

/** Increase this number when the format of fonts.json changes. */
const LISTING_VERSION = 3;

/** Weights that the first screen uses (welcome, text and titles). They are preloaded. */
const FIRST_SCREEN_WEIGHTS = ['300', '400', '500'];

/** The average letter widths of Arial, and the fonts to use where Arial is missing. */
const FALLBACKS = {
  regular: { width: 0.4458, faces: ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica Neue', 'Roboto'] },
  bold: {
    width: 0.48,
    faces: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica Neue Bold', 'Roboto Bold'],
  },
};

/** Writes public/fonts, flags, pictures and pdf, unless they already match the installed packages. */
export function prepareAssets(root = '.') {
  prepareFonts(root);
  prepareFlags(root);
  preparePictures(root);
  preparePdf(root);
}

/**
 * Writes public/fonts/{version}/{family}.css with the font files, and public/fonts/fonts.json, which lists them for the
 * pages. The version is a hash of the stylesheets, so that browsers may cache the files for ever.
 *
 * @param {string} root
 */
function prepareFonts(root) {
  const packages = join(root, 'node_modules', '@fontsource');
  const families = FAMILIES.map((family) => ({ ...family, ...facesOf(packages, family) }));
  const version = shortHash(families.map(({ css, release }) => `${release}${css}`).join('') + LISTING_VERSION);
  const fonts = join(root, 'public', 'fonts');
  if (existsSync(join(fonts, 'fonts.json')) && readJson(join(fonts, 'fonts.json')).version === version) return;

  rmSync(fonts, { recursive: true, force: true });
  mkdirSync(join(fonts, version), { recursive: true });
  for (const { package: name, css, files } of families) {
    writeFileSync(join(fonts, version, `${name}.css`), css);
    for (const file of files) copyFileSync(join(packages, name, 'files', file), join(fonts, version, file));
  }
  const at = (/** @type {string} */ file) => `/fonts/${version}/${file}`;
  const listed = families.map(({ family, package: name, subsets, widths }) => {
    const weights = FIRST_SCREEN_WEIGHTS.filter((weight) => weight in widths);
    const shown = (/** @type {string} */ subset) => weights.map((weight) => at(fileName(name, subset, weight)));
    const preload = Object.fromEntries(subsets.map((subset) => [subset, shown(subset)]));
    return [family, { stylesheet: at(`${name}.css`), fallback: `${family} Fallback`, preload }];
  });
  // Written last, because this file marks the folder as complete.
  writeFileSync(join(fonts, 'fonts.json'), JSON.stringify({ version, families: Object.fromEntries(listed) }, null, 2));
}

/**
 * @param {string} packages
 * @param {typeof FAMILIES[number]} font
 */
function facesOf(packages, font) {
  const { package: name, family, subsets, widths } = font;
  /** @type {Record<string, string>} */
  const ranges = readJson(join(packages, name, 'unicode.json'));
  const weights = Object.entries(widths);
  const faces = subsets.flatMap((subset) =>
    weights.map(([weight]) => {
      const source = `url("./${fileName(name, subset, weight)}") format("woff2")`;
      return face({
        'font-family': `"${family}"`,
        'font-weight': weight,
        src: source,
        'unicode-range': ranges[subset] ?? '',
      });
    }),
  );
  const fallbackFaces = weights.map(([weight, width]) => fallbackFace(font, weight, width));
  return {
    css: [...faces, ...fallbackFaces].join(''),
    release: readJson(join(packages, name, 'package.json')).version,
    files: subsets.flatMap((subset) => weights.map(([weight]) => fileName(name, subset, weight))),
  };
}

/**
 * The @font-face rule of a local fallback font with the metrics of the font.
 *
 * @param {typeof FAMILIES[number]} font
 * @param {string} weight
 * @param {number} width
 */
function fallbackFace({ family, metrics }, weight, width) {
  const { width: localWidth, faces } = Number(weight) >= 600 ? FALLBACKS.bold : FALLBACKS.regular;
  const scale = width / localWidth;
  return face({
    'font-family': `"${family} Fallback"`,
    'font-weight': weight,
    src: faces.map((name) => `local("${name}")`).join(','),
    'size-adjust': percent(scale),
    'ascent-override': percent(metrics.ascent / scale),
    'descent-override': percent(metrics.descent / scale),
    'line-gap-override': percent(metrics.gap / scale),
  });
}

/**
 * A @font-face rule. With `optional`, a font that is too late for the first paint is used from the next page on, so
 * that no line ever moves. With `swap`, Arabic lines moved (layout shift 0.07) even with a scaled fallback. `optional`
 * requires a preload: without one the font is always too late, also on the second page.
 *
 * @param {Record<string, string>} rules
 */
function face(rules) {
  // Bold is used only for totals inside drawers, which are never in the first paint.
  const isBold = rules['font-weight'] === '700';
  const display = rules.src?.startsWith('url') ? { 'font-display': isBold ? 'swap' : 'optional' } : {};
  const lines = Object.entries({ ...rules, 'font-style': 'normal', ...display }).map(
    ([name, value]) => `${name}:${value}`,
  );
  return `@font-face{${lines.join(';')}}\n`;
}

/**
 * Writes public/flags/{country}.svg, with lower-case country codes.
 *
 * @param {string} root
 */
export function prepareFlags(root) {
  const source = join(root, 'node_modules', 'country-flag-icons');
  const flags = join(root, 'public', 'flags');
  const { version } = readJson(join(source, 'package.json'));
  const stamp = join(flags, '.version');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === version) return;
  rmSync(flags, { recursive: true, force: true });
  mkdirSync(flags, { recursive: true });
  for (const file of readdirSync(join(source, '3x2'))) {
    if (file.endsWith('.svg')) copyFileSync(join(source, '3x2', file), join(flags, file.toLowerCase()));
  }
  writeFileSync(stamp, version);
}

/** @param {string} name @param {string} subset @param {string} weight */
const fileName = (name, subset, weight) => `${name}-${subset}-${weight}-normal.woff2`;

/** @param {number} share */
const percent = (share) => `${(share * 100).toFixed(2)}%`;

/** @param {string} text */
const shortHash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 10);

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * Illustrations of empty states and error states. They are not in a hotel's storage, because an upstream has no such
 * files.
 */
const PICTURES = {
  bell: '1f6ce-fe0f',
  key: '1f511',
  basket: '1f9fa',
  receipt: '1f9fe',
  wine: '1f377',
  bubble: '1f4ac',
};

/** @param {string} root */
function preparePictures(root) {
  const source = join(root, 'node_modules', '@lobehub', 'fluent-emoji-3d', 'assets');
  const pictures = join(root, 'public', 'pictures');
  mkdirSync(pictures, { recursive: true });
  for (const [name, code] of Object.entries(PICTURES)) {
    const target = join(pictures, `${name}.webp`);
    if (!existsSync(target)) copyFileSync(join(source, `${code}.webp`), target);
  }
}

/**
 * Files that are not copied: the interpreter of PDF scripts (the viewer runs none), and fonts that every system has.
 */
const EXCLUDED_PDF_FILES = /quickjs|Liberation|Foxit(?!Symbol|Dingbats)\w/i;

/**
 * Writes public/pdf/{version}: standard symbol fonts, tables of East Asian characters, colour profiles and decoders of
 * rare image formats. pdf.js fetches one of them when a PDF needs it.
 *
 * @param {string} root
 */
function preparePdf(root) {
  const source = join(root, 'node_modules', 'pdfjs-dist');
  const pdf = join(root, 'public', 'pdf');
  const { version } = readJson(join(source, 'package.json'));
  const stamp = join(pdf, version, '.done');
  if (existsSync(stamp)) return;
  rmSync(pdf, { recursive: true, force: true });
  for (const folder of ['cmaps', 'iccs', 'standard_fonts', 'wasm']) {
    const filter = (/** @type {string} */ path) => !EXCLUDED_PDF_FILES.test(path);
    cpSync(join(source, folder), join(pdf, version, folder), { recursive: true, filter });
  }
  // Written last, because this file marks the folder as complete.
  writeFileSync(stamp, '');
}
