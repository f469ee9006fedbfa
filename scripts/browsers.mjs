// Checks the built scripts and stylesheets against the oldest browsers that package.json names in `browserslist`. Rule: operations/OP11.
import { globSync, readFileSync } from 'node:fs';
import { buildWhenChanged } from './parts/build-when-changed.mjs';
import { newFeaturesOfCss, newFeaturesOfScript, oldestBrowsers } from './parts/find-new-features.mjs';

const SCRIPTS = ['.next/static/**/*.{js,mjs}', 'public/**/*.{js,mjs}', 'lib/server/files/*.js'];
const STYLES = ['.next/static/**/*.css', 'public/**/*.css'];
/**
 * What libraries call although the oldest browsers do not have it, with a text that only their files contain.
 *
 * @type {readonly { contains: string, features: readonly string[] }[]}
 */
const DOES_WITHOUT = [
  // React calls it in a try block.
  { contains: 'startViewTransition({update:', features: ['startViewTransition'] },
  // Where it fails the viewer shows a link to the file, which the browser opens by itself.
  {
    contains: 'InvalidPDFException',
    features: ['Promise.withResolvers', 'transferToFixedLength', 'iterator helper'],
  },
];

async function main() {
  const built = await buildWhenChanged();
  if (built !== 0) return built;
  const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8'));
  const oldest = oldestBrowsers(browserslist);
  const found = [
    ...check(SCRIPTS, (source) => newFeaturesOfScript(source, oldest)),
    ...check(STYLES, (source) => newFeaturesOfCss(source, oldest)),
  ];
  const names = Object.entries(oldest).map(([name, version]) => `${name} ${version}`);
  console.log(found.length === 0 ? `Nothing newer than ${names.join(', ')}.` : `Newer than ${names.join(', ')}:`);
  for (const line of found) console.log(line);
  return found.length === 0 ? 0 : 1;
}

/**
 * @param {readonly string[]} patterns
 * @param {(source: string) => readonly string[]} featuresOf
 */
function check(patterns, featuresOf) {
  const files = patterns.flatMap((pattern) => globSync(pattern));
  // Without a file the check would pass unseen.
  if (files.length === 0) return [`no file: ${patterns.join(' ')}`];
  return files.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const allowed = DOES_WITHOUT.flatMap(({ contains, features }) => (source.includes(contains) ? features : []));
    return featuresOf(source).flatMap((feature) => (allowed.includes(feature) ? [] : `${file}: ${feature}`));
  });
}

process.exitCode = await main();
