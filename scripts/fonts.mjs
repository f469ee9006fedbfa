import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The font families, subsets and weights to copy. A browser loads only those that a page uses. `ascent`, `descent`,
 * `gap` and the average letter widths are metrics of the font, in em. The fallback font is scaled with them, so that no
 * line moves when the font is loaded.
 *
 * @type {readonly { family: string, package: string, subsets: readonly string[],
 *   latin?: { package: string, weights: Readonly<Record<string, string>> },
 *   metrics: Readonly<Record<'ascent' | 'descent' | 'gap', number>>, widths: Readonly<Record<string, number>> }[]}
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
    family: 'IBM Plex Sans Arabic',
    package: 'ibm-plex-sans-arabic',
    subsets: ['arabic'],
    // Latin letters and digits are few on an Arabic page, so one file of Ubuntu's serves two weights.
    latin: { package: 'ubuntu', weights: { 400: '400', 500: '400', 700: '700' } },
    metrics: { ascent: 1.085, descent: 0.415, gap: 0 },
    // Without a light weight: it would be two more files for one line of the welcome.
    widths: { 400: 0.451, 500: 0.461, 700: 0.473 },
  },
];

/**
 * The characters of a subset that pages use; the whole subset is a second file, for all others. Arabic and Persian here:
 * a third of what the font has for the Arabic script. Latin letters, digits and what stands beside prices.
 *
 * @type {Readonly<Record<string, string>>}
 */
const CORE = {
  latin:
    'U+0000-007E,U+00A0-00A1,U+00A3,U+00A9,U+00AB,U+00AD-00AE,U+00B0,U+00B7,U+00BA-00BB,U+00BF-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+2000-2014,U+2018-201A,U+201C-201E,U+2022,U+2026-202F,U+2039-203A,U+2060-206F,U+20AC,U+2212',
  arabic:
    'U+060C,U+061B,U+061F,U+0621-063A,U+0640-0652,U+0654,U+0660-066C,U+0670,U+067E,U+0686,U+0698,U+06A9,U+06AF,U+06CC,U+06F0-06F9,U+200C-200E',
};

/** Increase it when the format of fonts.json or the processing of the files changes. */
const LISTING_VERSION = 10;

/**
 * How a weight is loaded and shown. Text and titles are preloaded and `optional`: a font that is too late for the first
 * paint is used from the next page on, so that no line ever moves. With `swap`, Arabic lines moved (layout shift 0.07)
 * even with a scaled fallback. `optional` requires a preload: without one the font is always too late, also on the
 * second page. Only the welcome is light, and only totals in drawers are bold.
 *
 * @type {Readonly<Record<string, { display: string, isPreloaded: boolean }>>}
 */
const WEIGHTS = {
  300: { display: 'fallback', isPreloaded: false },
  400: { display: 'optional', isPreloaded: true },
  500: { display: 'optional', isPreloaded: true },
  700: { display: 'swap', isPreloaded: false },
};

/**
 * The features of a font that text uses. Others, as small capitals, would bring glyphs that no page shows. Without
 * `calt`: in 600 Arabic and Persian texts of the product it moves one question mark, and is a tenth of the file.
 */
const FEATURES = [
  ...['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'clig', 'rlig', 'rclt', 'tnum', 'lnum'],
  ...['init', 'medi', 'fina', 'isol', 'curs'],
];

/** The weight of body text, where nobody sees kerning: without it a file is a fifth smaller. */
const WITHOUT_KERNING = '400';

/** The average letter widths of Arial, and the fonts to use where Arial is missing. */
const FALLBACKS = {
  regular: { width: 0.4458, faces: ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica Neue', 'Roboto'] },
  bold: {
    width: 0.48,
    faces: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica Neue Bold', 'Roboto Bold'],
  },
};

/**
 * Writes public/fonts/{version} with the font files, their licences and a style sheet with the @font-face rules of each
 * family, and public/fonts/fonts.json, which lists the files for the pages. The version is a hash of the @font-face
 * rules, so that browsers may cache the files for ever.
 *
 * @param {string} root
 */
export async function prepareFonts(root) {
  const packages = join(root, 'node_modules', '@fontsource');
  const families = FAMILIES.map((family) => ({ ...family, ...facesOf(packages, family) }));
  const version = shortHash(families.map(({ css, release }) => `${release}${css}`).join('') + LISTING_VERSION);
  const fonts = join(root, 'public', 'fonts');
  if (existsSync(join(fonts, 'fonts.json')) && readJson(join(fonts, 'fonts.json')).version === version) return;

  rmSync(fonts, { recursive: true, force: true });
  mkdirSync(join(fonts, version), { recursive: true });
  for (const { package: name, files, css } of families) {
    writeFileSync(join(fonts, version, `${name}.css`), css);
    copyFileSync(join(packages, name, 'LICENSE'), join(fonts, version, `${name}-LICENSE.txt`));
    for (const file of files) {
      writeFileSync(join(fonts, version, file.name), await lightened(join(packages, name, 'files', file.source), file));
    }
  }
  const at = (/** @type {string} */ file) => `/fonts/${version}/${file}`;
  const listed = families.map(({ family, package: name, subsets, widths, latin }) => {
    const weights = Object.keys(widths).filter((weight) => WEIGHTS[weight]?.isPreloaded);
    const shown = (/** @type {string} */ subset) => weights.map((weight) => at(fileName(name, subset, weight)));
    const preload = Object.fromEntries(subsets.map((subset) => [subset, shown(subset)]));
    if (latin !== undefined) preload.latin = [...new Set(weights.map((weight) => at(latinFile(latin, weight))))];
    return [family, { fallback: `${family} Fallback`, sheet: at(`${name}.css`), preload }];
  });
  // Last, because it marks the folder as complete.
  writeFileSync(join(fonts, 'fonts.json'), JSON.stringify({ version, families: Object.fromEntries(listed) }, null, 2));
}

/**
 * A font without hinting, which only Windows uses and only at small sizes of old screens, and without features that no
 * page uses: a third of its size.
 *
 * @param {string} file
 * @param {{ range: string, weight: string }} face range: the characters to keep, as in `unicode-range`
 * @returns {Promise<Buffer>}
 */
async function lightened(file, { range, weight }) {
  // Imported lazily: it is only needed when the fonts have changed.
  const { default: subsetFont } = await import('subset-font');
  return subsetFont(readFileSync(file), charactersOf(range), {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: FEATURES.filter((feature) => feature !== 'kern' || weight !== WITHOUT_KERNING),
    // Copyright, trademark, manufacturer and licence.
    preserveNameIds: [0, 7, 8, 13, 14],
  });
}

/** @param {string} range as in `unicode-range` */
const charactersOf = (range) => String.fromCodePoint(...codesOf(range));

/** @param {string} range as in `unicode-range` */
const codesOf = (range) =>
  range.split(',').flatMap((part) => {
    const [first = '', last = first] = part.trim().slice(2).split('-');
    const from = Number.parseInt(first, 16);
    return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, index) => from + index);
  });

/**
 * @param {readonly number[]} codes in ascending order
 * @returns {string} as in `unicode-range`
 */
function rangeOf(codes) {
  /** @type {[number, number][]} */
  const runs = [];
  for (const code of codes) {
    const run = runs.at(-1);
    if (run !== undefined && code === run[1] + 1) run[1] = code;
    else runs.push([code, code]);
  }
  const hex = (/** @type {number} */ code) => code.toString(16).toUpperCase();
  return runs.map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`)).join(',');
}

/**
 * @param {string} packages
 * @param {typeof FAMILIES[number]} font
 */
function facesOf(packages, font) {
  const { package: name, family, subsets, widths, latin } = font;
  /** @type {Record<string, string>} */
  const ranges = readJson(join(packages, name, 'unicode.json'));
  const weights = Object.entries(widths);
  const files = subsets.flatMap((subset) =>
    weights.flatMap(([weight]) => {
      const [source, core] = [fileName(name, subset, weight), CORE[subset]];
      const whole = { source, weight, range: ranges[subset] ?? '' };
      if (core === undefined) return [{ ...whole, name: source }];
      // Without a common character: a browser fetches the rest for one whose file is late.
      const isCore = new Set(codesOf(core));
      const rest = rangeOf(codesOf(whole.range).filter((code) => !isCore.has(code)));
      return [
        { ...whole, range: rest, name: fileName(name, `${subset}-rest`, weight) },
        { ...whole, range: core, name: source },
      ];
    }),
  );
  const latinFaces =
    latin === undefined
      ? []
      : weights.map(([weight]) => ({ name: latinFile(latin, weight), weight, range: CORE.latin ?? '' }));
  const faces = [...files, ...latinFaces].map(({ name: file, weight, range }) =>
    face({
      'font-family': `"${family}"`,
      'font-weight': weight,
      'font-display': WEIGHTS[weight]?.display ?? 'swap',
      src: `url("./${file}") format("woff2")`,
      'unicode-range': range,
    }),
  );
  const fallbackFaces = weights.map(([weight, width]) => fallbackFace(font, weight, width));
  return {
    css: [...faces, ...fallbackFaces].join(''),
    release: readJson(join(packages, name, 'package.json')).version,
    files,
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

/** @param {Record<string, string>} rules */
const face = (rules) =>
  `@font-face{${Object.entries({ ...rules, 'font-style': 'normal' })
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}\n`;

/** @param {string} name @param {string} subset @param {string} weight */
const fileName = (name, subset, weight) => `${name}-${subset}-${weight}-normal.woff2`;

/**
 * The file of another family with the Latin letters of a weight.
 *
 * @param {{ package: string, weights: Readonly<Record<string, string>> }} latin
 * @param {string} weight
 */
const latinFile = (latin, weight) => fileName(latin.package, 'latin', latin.weights[weight] ?? weight);

/** @param {number} share */
const percent = (share) => `${(share * 100).toFixed(2)}%`;

/** @param {string} text */
const shortHash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 10);

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
