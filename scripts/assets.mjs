// Copies fonts, flags and other static files from the packages into public/.
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareFonts } from './fonts.mjs';
import { preparePreviewFonts } from './preview-fonts.mjs';

/**
 * Writes public/fonts, flags, pictures and pdf, and the fonts of preview images, unless they already match the installed
 * packages.
 */
export async function prepareAssets(root = '.') {
  await prepareFonts(root);
  await preparePreviewFonts(root);
  prepareFlags(root);
  preparePictures(root);
  preparePdf(root);
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
  camera: '1f4f7',
  luggage: '1f9f3',
  'identity-card': '1faaa',
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
 * Writes public/pdf/{version}: standard fonts, tables of East Asian characters, colour profiles and decoders of rare
 * image formats, all that the package has. pdf.js fetches one of them when a PDF needs it. Rule: files/FI4.
 *
 * @param {string} root
 */
export function preparePdf(root) {
  const source = join(root, 'node_modules', 'pdfjs-dist');
  const pdf = join(root, 'public', 'pdf');
  const { version } = readJson(join(source, 'package.json'));
  const stamp = join(pdf, version, '.complete');
  if (existsSync(stamp)) return;
  rmSync(pdf, { recursive: true, force: true });
  for (const folder of ['cmaps', 'iccs', 'standard_fonts', 'wasm']) {
    cpSync(join(source, folder), join(pdf, version, folder), { recursive: true });
  }
  // Written last, because this file marks the folder as complete.
  writeFileSync(stamp, '');
}
