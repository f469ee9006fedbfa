// `npm run house`: prints figures of the code base beside their limits.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import * as figures from './house/figures.mjs';
import { WAYS } from './house/ways.mjs';

const ABSENT_DOCUMENTS =
  /\b(?:guest-app|follow-up) \d|\breadings? \d+[a-z]?\b|\bPROVED \d|\bDESIGN "|\bthe (?:specification|shots)\b/gi;
const OLD_WORDS =
  /\b(?:told|mends?|mended|wish|wishes|shelf|deeds?|accidents?|niche|troubles?|giveUp|spoilt|takenOut|front door)\b|[a-z]Door\b|\(so\) =>/g;

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.(?:ts|tsx|mjs|css|md)$/.test(path) && existsSync(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const code = files.filter((file) => figures.isCode(file) && !file.path.startsWith('scripts/house'));

const sizes = figures.fileSizes(files);
const components = figures.componentSizes(files);
const fullest = figures.fullestFolder(files);
const utilities = figures.utilityShare(files);
const css = files.filter(({ path }) => path.endsWith('.css'));

/** @type {readonly [name: string, value: string, limit: string][]} */
const rows = [
  ['lines of a file: median / p90 / max', `${sizes.median} / ${sizes.p90} / ${sizes.max}`, '60 / 130 / 300'],
  [
    'lines of a component: median / p90 / max',
    `${components.median} / ${components.p90} / ${components.max}`,
    'p90 50',
  ],
  ['any, ts-ignore', String(figures.countAny(code)), '0'],
  ['non-null assertions', String(figures.count(code, /[\w)\]]!(?:[.;,)[\]]|$)/gm)), '0'],
  ['source files and lines without tests', `${figures.size(files).files} / ${figures.size(files).lines}`, '–'],
  ['lazy imports', String(figures.lazyImports(files)), '–'],
  ['folders that import each other', figures.mutualFolders(files).join(', ') || 'none', 'none'],
  ['fullest folder', `${fullest.files} (${fullest.folder})`, '25'],
  ['utilities among class tokens', `${(utilities.share * 100).toFixed(1)} % of ${utilities.tokens}`, '85 %'],
  ['lines of hand-written CSS', String(css.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0)), '300'],
  ['citations of absent documents', String(figures.count(files, ABSENT_DOCUMENTS)), '0'],
  ['words of the old dialect', String(figures.count(code, OLD_WORDS)), '0'],
  ...waysOf(),
  ['lines of tests for a line of source', figures.testShare(files).toFixed(2), '1.0'],
];
for (const [name, value, limit] of rows) console.log(`${name.padEnd(42)} ${value.padEnd(34)} limit ${limit}`);

/** @returns {[name: string, value: string, limit: string][]} */
function waysOf() {
  return Object.entries(WAYS).map(([way, parts]) => [`files: ${way}`, String(parts.flat().length), '–']);
}
