// Writes app/styles/icons.css: the Lucide icons that the product uses, as masks coloured by currentColor.
// A mask costs no JavaScript and no markup per icon. Run after adding a name: node scripts/icons.mjs
import { readFileSync, writeFileSync } from 'node:fs';

const NAMES = [
  'house',
  'layout-grid',
  'message-circle',
  'circle-help',
  'receipt-text',
  'shopping-cart',
  'flower-2',
  'info',
  'phone',
  'mic',
  'chevron-left',
  'chevron-right',
  'chevron-down',
  'x',
  'plus',
  'minus',
  'check',
  'trash-2',
  'clock',
  'circle-check',
  'circle-x',
  'circle-alert',
  'credit-card',
  'external-link',
  'arrow-up',
  'user',
  'bell',
  'concierge-bell',
  'download',
  'file-text',
  'minimize',
  'maximize',
  'zoom-out',
  'zoom-in',
  'search',
  'rotate-cw',
  'wifi-off',
  'loader-circle',
  'calendar',
];
// Lucide has renamed some of them; the product keeps the names of its design.
/** @type {Record<string, string>} */
const RENAMED = { 'circle-help': 'circle-question-mark' };

/** @type {(name: string) => string} */
const strokes = (name) =>
  readFileSync(`node_modules/lucide-static/icons/${RENAMED[name] ?? name}.svg`, 'utf8')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/^[\s\S]*?<svg[^>]*>/, '')
    .replace(/<\/svg>[\s\S]*$/, '')
    .replace(/\s+/g, ' ')
    .trim();

/** @type {(name: string) => string} */
const mask = (name) => {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'>${strokes(name).replaceAll('"', "'")}</svg>`;
  return `.i-${name}{--m:url("data:image/svg+xml,${svg.replace(/[<>#%]/g, encodeURIComponent)}")}`;
};

writeFileSync(
  'app/styles/icons.css',
  `/* Written by scripts/icons.mjs from lucide-static (ISC licence): do not edit. */
.i{display:inline-block;inline-size:22px;block-size:22px;flex:none;background:currentColor;-webkit-mask:var(--m) center/contain no-repeat;mask:var(--m) center/contain no-repeat}
.i--sm{inline-size:18px;block-size:18px}.i--xs{inline-size:16px;block-size:16px}.i--lg{inline-size:28px;block-size:28px}
[dir=rtl] .i--flip{transform:scaleX(-1)}
@media (forced-colors:active){.i{background:CanvasText}}
${NAMES.map(mask).join('\n')}
`,
);
