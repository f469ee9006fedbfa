// Copies the fonts, flags and other files that pages ask for out of the packages into public/.
import { createHash } from 'node:crypto';
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The families and the parts of them that are copied. A browser loads only the subsets and weights that a page shows.
 *
 * `ascent`, `descent`, `gap` and the average letter widths are the fonts' own, in parts of one em. The stand-in that
 * is shown until the font is there is scaled by them, so that no line moves when the font takes over.
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
    // Its Latin letters are left out: on Arabic pages too they are Ubuntu's.
    family: 'IBM Plex Sans Arabic',
    package: 'ibm-plex-sans-arabic',
    subsets: ['arabic'],
    metrics: { ascent: 1.085, descent: 0.415, gap: 0 },
    widths: { 300: 0.448, 400: 0.451, 500: 0.461, 700: 0.473 },
  },
];

/** Goes up when fonts.json changes its form. */
const LISTING = 3;

/** The weights of a first screen, preloaded in the page's own script: the welcome, text and titles. */
const ON_FIRST_SCREEN = ['300', '400', '500'];

/** Arial's own average widths, and the faces that stand in for it where it is missing. */
const STAND_INS = {
  regular: { width: 0.4458, faces: ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica Neue', 'Roboto'] },
  bold: {
    width: 0.48,
    faces: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica Neue Bold', 'Roboto Bold'],
  },
};

/** Writes public/fonts, flags, pictures and pdf when they are not those of the installed packages. Cheap when they are. */
export function prepareAssets(root = '.') {
  prepareFonts(root);
  prepareFlags(root);
  preparePictures(root);
  preparePdf(root);
}

/**
 * public/fonts/{version}/{family}.css with its files, and public/fonts/fonts.json, which names them for the pages.
 *
 * The version is a hash of the stylesheets, so that they may be cached for ever.
 *
 * @param {string} root
 */
function prepareFonts(root) {
  const packages = join(root, 'node_modules', '@fontsource');
  const families = FAMILIES.map((family) => ({ ...family, ...facesOf(packages, family) }));
  const version = shortHash(families.map(({ css, release }) => `${release}${css}`).join('') + LISTING);
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
    const weights = ON_FIRST_SCREEN.filter((weight) => weight in widths);
    const shown = (/** @type {string} */ subset) => weights.map((weight) => at(fileName(name, subset, weight)));
    const preload = Object.fromEntries(subsets.map((subset) => [subset, shown(subset)]));
    return [family, { stylesheet: at(`${name}.css`), fallback: `${family} Fallback`, preload }];
  });
  // Last: until it is written, nothing counts as done.
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
  const standIns = weights.map(([weight, width]) => standIn(font, weight, width));
  return {
    css: [...faces, ...standIns].join(''),
    release: readJson(join(packages, name, 'package.json')).version,
    files: subsets.flatMap((subset) => weights.map(([weight]) => fileName(name, subset, weight))),
  };
}

/**
 * A local face in the measures of the font.
 *
 * @param {typeof FAMILIES[number]} font
 * @param {string} weight
 * @param {number} width
 */
function standIn({ family, metrics }, weight, width) {
  const { width: localWidth, faces } = Number(weight) >= 600 ? STAND_INS.bold : STAND_INS.regular;
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
 * `optional`: a font that comes too late for the first picture waits for the next page, so that no line ever moves.
 * With `swap` Arabic lines moved (0.07) even beside a scaled stand-in. It asks for a preload: without one the font is
 * always too late, also on the second page.
 *
 * @param {Record<string, string>} rules
 */
function face(rules) {
  // Bold stands in totals alone, inside drawers: it is never there for the first picture, and moves nothing.
  const late = rules['font-weight'] === '700';
  const display = rules.src?.startsWith('url') ? { 'font-display': late ? 'swap' : 'optional' } : {};
  const lines = Object.entries({ ...rules, 'font-style': 'normal', ...display }).map(
    ([name, value]) => `${name}:${value}`,
  );
  return `@font-face{${lines.join(';')}}\n`;
}

/**
 * public/flags/{country}.svg, lower case.
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

/** The pictures of the product's own quiet moments. They must not come from a hotel's storage: an upstream has none. */
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

/** Not copied: what runs a PDF's own scripts (the viewer runs none), and fonts that every system has its own of. */
const NOT_FOR_PDF = /quickjs|Liberation|Foxit(?!Symbol|Dingbats)\w/i;

/**
 * public/pdf/{version}: symbols that every PDF may take for granted, the tables of East Asian letters, colour profiles
 * and decoders of rare pictures. pdf.js fetches one when a file needs it.
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
    const filter = (/** @type {string} */ path) => !NOT_FOR_PDF.test(path);
    cpSync(join(source, folder), join(pdf, version, folder), { recursive: true, filter });
  }
  // Last: until it is written, nothing counts as done.
  writeFileSync(stamp, '');
}
