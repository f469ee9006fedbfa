import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The fonts of preview images, for every writing system of the product's languages: the packages' files that match.
 * Pages need none but the first two, because phones have fonts for their own languages, and servers often have none.
 *
 * @type {readonly { package: string, files: RegExp }[]}
 */
const FONTS = [
  { package: '@fontsource/ubuntu', files: /-(?:400|500)-normal\.woff2$/ },
  { package: '@fontsource/ibm-plex-sans-arabic', files: /-arabic-(?:400|500)-normal\.woff2$/ },
  // Letters and signs of currencies that Ubuntu lacks.
  { package: '@fontsource-variable/noto-sans', files: /-(?:latin|cyrillic)-ext-wght-normal\.woff2$/ },
  { package: '@fontsource-variable/noto-sans-hebrew', files: /-hebrew-wght-normal\.woff2$/ },
  { package: '@fontsource-variable/noto-sans-georgian', files: /-georgian-wght-normal\.woff2$/ },
  { package: '@fontsource-variable/noto-sans-sc', files: /-wght-normal\.woff2$/ },
  { package: '@fontsource-variable/noto-sans-kr', files: /-wght-normal\.woff2$/ },
  { package: '@fontsource-variable/noto-sans-jp', files: /-wght-normal\.woff2$/ },
];

/** Increase it when the files or the settings change and the packages do not. */
const FORMAT = 1;

/** Only these fonts, wherever the server runs. Pango reads no compressed fonts. */
const SETTINGS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">files</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/**
 * Writes node_modules/.cache/preview-fonts: the fonts uncompressed, and the settings with which the drawing library
 * finds them. It is no public folder, because browsers never load these files.
 *
 * @param {string} root
 */
export async function preparePreviewFonts(root) {
  const folder = join(root, 'node_modules', '.cache', 'preview-fonts');
  const at = (/** @type {string} */ name) => join(root, 'node_modules', name);
  const releases = FONTS.map(({ package: name }) => readFileSync(join(at(name), 'package.json'), 'utf8'));
  const stamp = `${FORMAT} ${releases.map((release) => JSON.parse(release).version).join(' ')}`;
  const written = join(folder, '.version');
  if (existsSync(written) && readFileSync(written, 'utf8') === stamp) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'files'), { recursive: true });
  // Imported lazily: it is only needed when the fonts have changed.
  const { convert } = await import('fontverter');
  for (const { package: name, files } of FONTS) {
    for (const file of readdirSync(join(at(name), 'files'))) {
      if (!files.test(file)) continue;
      const font = await convert(readFileSync(join(at(name), 'files', file)), 'sfnt');
      writeFileSync(join(folder, 'files', file.replace('.woff2', '.ttf')), font);
    }
  }
  writeFileSync(join(folder, 'fonts.conf'), SETTINGS);
  // Last, because it marks the folder as complete.
  writeFileSync(written, stamp);
}
