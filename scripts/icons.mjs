// Writes the files *-strokes.ts: the Lucide icons that the product uses, each as the path data of one path. Only
// components/ui/icon-strokes.ts is part of what every page loads first.
// The page contains them inline, because a mask for each icon would make the browser open one document per icon
// (docs/decisions/019). Run it after adding a name: node scripts/icons.mjs
import { readFileSync, writeFileSync } from 'node:fs';

const NAMES = [
  'info',
  'chevron-left',
  'chevron-right',
  'chevron-down',
  'x',
  'plus',
  'concierge-bell',
  'search',
  'loader-circle',
];
/** Icons of the bottom bar. A page carries the paths of its own entries only. */
const BAR_NAMES = [
  'house',
  'layout-grid',
  'message-circle',
  'circle-help',
  'receipt-text',
  'shopping-cart',
  'flower-2',
  'phone',
  'search',
  'mic',
];
/**
 * Icons that overlays show. The few other components that show one import `overlay-icons.ts`; pages on which only the
 * server renders them load none of it.
 */
const OVERLAY_NAMES = [
  'download',
  'file-text',
  'circle-check',
  'circle-alert',
  'external-link',
  'minus',
  'check',
  'trash-2',
  'circle-x',
  'credit-card',
  'user',
  'minimize',
  'maximize',
  'zoom-out',
  'zoom-in',
  'wifi-off',
  'calendar',
  'clock',
  'arrow-up',
  'bell',
];
/** Icons that only a home with a film or a slider shows. */
const HERO_NAMES = [
  'pause',
  'play',
  'sun',
  'moon',
  'cloud-sun',
  'cloud-moon',
  'cloud',
  'cloud-drizzle',
  'cloud-rain',
  'cloud-snow',
  'cloud-lightning',
  'cloud-fog',
  'wind',
];
/** Icons that only My orders and a receipt show. */
const ORDER_NAMES = ['message-circle', 'receipt-text', 'calendar-plus', 'printer', 'rotate-ccw', 'star'];
/** Icons that only the chat shows. */
const CHAT_NAMES = ['paperclip', 'camera', 'send-horizontal', 'rotate-ccw', 'log-out'];
/** Icons that only the check-in shows. */
const CHECK_IN_NAMES = ['camera', 'arrow-right'];
/** The icon of the cookie banner. */
const COOKIE_NAMES = ['cookie'];
/** Icons that only the voice assistant shows. */
const VOICE_NAMES = ['mic', 'mic-off', 'volume-2'];
/** Icons that only the staff's desk shows. */
const DESK_NAMES = [
  'receipt-text',
  'message-circle',
  'megaphone',
  'utensils',
  'history',
  'users',
  'check-check',
  'pen-line',
  'undo-2',
  'triangle-alert',
  'shield-alert',
  'star',
  'bell-ring',
];
/** Icons of the ways to pay. */
const PAYMENT_NAMES = ['bed', 'banknote', 'smartphone', 'wallet'];
/** Icons of the cards of products. */
const CARD_NAMES = ['leaf', 'triangle-alert', 'clock'];
/** Icons of allergens and diets, which only sheets and the guest's own list show. */
const FOOD_NAMES = [
  'wheat',
  'shrimp',
  'egg',
  'fish',
  'bean',
  'sprout',
  'milk',
  'nut',
  'carrot',
  'soup',
  'wine',
  'flower',
  'shell',
  'leaf',
  'vegan',
  'moon',
  'star',
  'wheat-off',
  'milk-off',
  'ham',
  'wine-off',
  'circle-help',
];
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

/** @param {string} name */
const row = (name) => `  ${/-|\d/.test(name) ? `'${name}'` : name}: '${strokes(name)}',`;

/** @param {string} file @param {string} constant @param {readonly string[]} names */
function write(file, constant, names) {
  const lines = [
    '// Written by scripts/icons.mjs from lucide-static (ISC licence): do not edit.',
    '',
    '/** Path data of each icon on a 24 by 24 grid. */',
    `export const ${constant} = {`,
    ...names.map(row),
    '} as const;',
    '',
  ];
  writeFileSync(file, lines.join('\n'));
}

write('components/ui/icon-strokes.ts', 'ICON_STROKES', NAMES);
write('components/shell/bar/bar-strokes.ts', 'BAR_STROKES', BAR_NAMES);
write('components/ui/overlay/overlay-strokes.ts', 'OVERLAY_STROKES', OVERLAY_NAMES);
write('components/orders/card/order-strokes.ts', 'ORDER_STROKES', ORDER_NAMES);
write('components/home/hero-strokes.ts', 'HERO_STROKES', HERO_NAMES);
write('components/ui/chat-strokes.ts', 'CHAT_STROKES', CHAT_NAMES);
write('components/check-in/check-in-strokes.ts', 'CHECK_IN_STROKES', CHECK_IN_NAMES);
write('components/checkout/payment/payment-strokes.ts', 'PAYMENT_STROKES', PAYMENT_NAMES);
write('components/catalogue/card-strokes.ts', 'CARD_STROKES', CARD_NAMES);
write('components/allergens/food-strokes.ts', 'FOOD_STROKES', FOOD_NAMES);
write('components/cookies/cookie-strokes.ts', 'COOKIE_STROKES', COOKIE_NAMES);
write('components/voice/voice-strokes.ts', 'VOICE_STROKES', VOICE_NAMES);
write('components/desk/frame/desk-strokes.ts', 'DESK_STROKES', DESK_NAMES);
