// Writes components/ui/icons: one module for each Lucide icon that the product uses, with the path data of one path. The page
// contains them inline, because a mask for each icon would make the browser open one document per icon (docs/decisions/019).
//
//   node scripts/icons.mjs NAME…   adds icons by Lucide's names
//   node scripts/icons.mjs         writes those that are there again, after an update of lucide-static
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const FOLDER = join('components', 'ui', 'icons');

// Lucide has renamed some icons. The product keeps the earlier names.
/** @type {Record<string, string>} */
const RENAMED = { 'circle-help': 'circle-question-mark' };

/**
 * Converts an SVG shape to path data. Lucide uses only these six shapes.
 *
 * @type {Record<string, (shape: Record<string, string>) => string>}
 */
const AS_PATH = {
  path: ({ d = '' }) => withAbsoluteStart(d),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points = '' }) => `M${points}`,
  polygon: ({ points = '' }) => `M${points}Z`,
  circle: ({ cx, cy, r }) => ellipse(Number(cx), Number(cy), Number(r), Number(r)),
  rect: ({ x = '0', y = '0', width, height, rx, ry = rx }) =>
    rectangle(Number(x), Number(y), Number(width), Number(height), Number(rx ?? ry ?? 0)),
};

/**
 * Converts a relative move at the start to an absolute one, so that the path can follow another path. Coordinates
 * without a letter after such a move are relative lines.
 *
 * @param {string} d
 */
const withAbsoluteStart = (d) =>
  d.replace(/^m(-?[\d.]+)[ ,]*(-?[\d.]+)[ ,]*(?=([-\d.])?)/, (_move, x, y, more) => `M${x} ${y}${more ? 'l' : ''}`);

/** @param {number} cx @param {number} cy @param {number} rx @param {number} ry */
const ellipse = (cx, cy, rx, ry) => `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`;

/** @param {number} x @param {number} y @param {number} width @param {number} height @param {number} r */
function rectangle(x, y, width, height, r) {
  const [across, down] = [width - 2 * r, height - 2 * r];
  const corner = (/** @type {number} */ dx, /** @type {number} */ dy) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}Z`;
}

/** @param {string} name */
function strokes(name) {
  const svg = readFileSync(`node_modules/lucide-static/icons/${RENAMED[name] ?? name}.svg`, 'utf8');
  const shapes = [...svg.replace(/<!--[\s\S]*?-->|<\/?svg[^>]*>/g, '').matchAll(/<(\w+)([^>]*?)\/?>/g)];
  return shapes
    .map(([, shape = '', rest = '']) => {
      const asPath = AS_PATH[shape];
      if (!asPath) throw new Error(`${name}: no path for <${shape}>`);
      return asPath(
        Object.fromEntries([...rest.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value])),
      );
    })
    .join('');
}

/** Icons that lead on or back. Clocks, media and links to other sites look the same in every writing direction. */
const DIRECTED = ['chevron-left', 'chevron-right', 'send-horizontal', 'log-out'];

/** The name of an icon's constant: `trash2Icon`. @param {string} name */
const constantOf = (name) => `${name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())}Icon`;

/** @param {string} name */
const moduleOf = (name) =>
  [
    '// Written by scripts/icons.mjs from lucide-static (ISC licence): do not edit.',
    "import type { IconShape } from '../icon';",
    '',
    `export const ${constantOf(name)}: IconShape = {`,
    `  path: '${strokes(name)}',`,
    ...(DIRECTED.includes(name) ? ['  isDirected: true,'] : []),
    '};',
    '',
  ].join('\n');

const present = readdirSync(FOLDER).map((file) => basename(file, '.ts'));
for (const name of new Set([...present, ...process.argv.slice(2)]))
  writeFileSync(join(FOLDER, `${name}.ts`), moduleOf(name));
