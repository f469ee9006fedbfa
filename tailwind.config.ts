import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';

/** Maps design tokens to utilities by name. app/styles/tokens.css has their values. */
const token = (name: string) => `var(--${name})`;
const tokens = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, token(name)]));
const textSize = (size: string, lineHeight: string): [string, string] => [token(`text-${size}`), lineHeight];

const COLORS = [
  'canvas',
  'surface',
  'sunken',
  'line',
  'line-strong',
  'ink',
  'ink-2',
  'ink-3',
  'brand-fill',
  'on-brand',
  'brand-fill-hover',
  'brand-strong',
  'on-strong',
  'brand-soft',
  'brand-soft-hover',
  'brand-line',
  'brand-glow',
  'footer',
  'on-footer',
  'orb',
  'orb-ring',
  'orb-wave',
  'focus',
  'tint',
  'plate-1',
  'plate-2',
  'plate-3',
  'plate-4',
  'plate-5',
  'plate-6',
  'success',
  'success-soft',
  'warning',
  'warning-soft',
  'danger',
  'danger-soft',
  'info',
  'info-soft',
  'badge',
  'on-badge',
  'scrim',
];

const PLATES = {
  1: token('plate-1'),
  2: token('plate-2'),
  3: token('plate-3'),
  4: token('plate-4'),
  5: token('plate-5'),
  6: token('plate-6'),
};

/** A background in the tint of its element, with a lighter spot at `at`. */
const glow = (at: string, end: string, lightness: string) =>
  `radial-gradient(${at}, color-mix(in oklab, var(--tint) ${lightness}, var(--surface)), var(--tint) ${end})`;

/** The colours of the guest's system, for forced colours: `forced-colors:bg-system-highlight`. */
const SYSTEM_COLORS = {
  'system-canvas': 'Canvas',
  'system-text': 'CanvasText',
  'system-link': 'LinkText',
  'system-button': 'ButtonFace',
  'system-button-text': 'ButtonText',
  'system-field': 'Field',
  'system-highlight': 'Highlight',
  'system-highlight-text': 'HighlightText',
  'system-gray': 'GrayText',
};

const RAIL = '@media screen and (max-height: 479.98px) and (min-width: 560px) and (max-width: 1179.98px)';

/**
 * `tint-3` sets the colour that `bg-tint` and `bg-plate` use. The variants are states for which Tailwind has no
 * variant.
 */
const additions = plugin(({ addUtilities, addVariant, matchUtilities }) => {
  // The look of a chosen control in forced colours. app/styles/states.css has the rules for states that ARIA attributes
  // show.
  addUtilities({
    '.chosen': {
      'forced-color-adjust': 'none',
      'border-color': 'Highlight',
      background: 'Highlight',
      color: 'HighlightText',
    },
  });
  matchUtilities({ tint: (value) => ({ '--tint': value }) }, { values: PLATES });
  addVariant('narrow', '@media (max-width: 359px)');
  addVariant('readonly', '&[readonly]');
  addVariant('pressed', '&:active:not(:disabled, [aria-disabled="true"])');
  addVariant('awaited', 'html[data-awaited] &');
  addVariant('awaited-home', 'html[data-awaited="/home"] &');
  addVariant('awaited-sections', 'html[data-awaited^="/sections/"] &');
  addVariant('on-picture', '.on-picture &');
  addVariant('alternate-logo', 'html[data-alternate-logo] &');
  addVariant('blue', 'html[data-template="blue"] &');
  // A hotel whose cart stands beside the content on a tablet too. Rule: appearance/A12.
  addVariant('wide', '@media (min-width: 769px) and (max-width: 999.98px) { html[data-desktop] & }');
  // Where the cart stands beside the content.
  addVariant('beside-cart', [
    '@media (min-width: 769px) { html[data-desktop]:has([data-cart-panel]) & }',
    '@media (min-width: 1000px) { html:has([data-cart-panel]) & }',
  ]);
  // Where a bar stands over the end of the page. One of `data-bar="narrow"` is in the header of a wide screen or not shown
  // there, and any other is not shown where the cart stands beside the content.
  addVariant('over-bar', [
    '@media (max-width: 1179.98px) { :where(body:has([data-bar="narrow"])) & }',
    '@media (max-width: 999.98px) { :where(body:has([data-bar=""])) & }',
    '@media (min-width: 1000px) { :where(body:has([data-bar=""]):not(:has([data-cart-panel]))) & }',
  ]);
  // A home wide enough for two columns, and one whose services have room for three tiles in a row. Rule: layout/LY18.
  addVariant('columns', '@container home (min-width: 53rem)');
  addVariant('three', '@container home (min-width: 53rem) { @container services (max-width: 47.99rem) { & } }');
  // A low screen, such as a phone held sideways: the bar is a rail at the side. Rule: layout/LY16.
  addVariant('rail', RAIL);
  // A sheet on such a screen has the picture beside its content, unless its picture is small.
  addVariant('beside-picture', `${RAIL} { dialog:has([data-part="picture"]):not(:has([data-brief])) & }`);
  // A low and narrow screen, such as a page at 400 % zoom: nothing is fixed. Rule: layout/LY17.
  addVariant('shallow', '@media screen and (max-height: 479.98px) and (max-width: 559.98px)');
  addVariant('blue-bottom', [
    '@media (max-width: 1179.98px) and (min-height: 480px) { html[data-template="blue"] & }',
    '@media (max-width: 559.98px) { html[data-template="blue"] & }',
  ]);
  addVariant('unavailable', '&:is(:disabled, [aria-disabled="true"])');
});

export default {
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      inherit: 'inherit',
      white: '#fff',
      black: '#000',
      ...tokens(COLORS),
      ledge: 'color-mix(in oklab, var(--tint) 84%, #6b4a1c)',
      // On pictures: white text keeps 4.5:1 on it, whatever is below.
      night: '#1d1815',
      veil: 'rgb(18 13 34 / 0.66)',
      skeleton: 'color-mix(in oklab, var(--plate-1) 78%, var(--canvas))',
      ...SYSTEM_COLORS,
    },
    // The widths from which sheets stand in the middle, the layout is not that of a phone, the cart stands beside the
    // content, and the sections too. Rules: layout/LY1, layout/LY15.
    screens: { tablet: '700px', desk: '769px', beside: '1000px', wider: '1180px' },
    extend: {
      // p-4 is 16 px: spacing stays the same when a guest enlarges the text. `leading-4` would stay the same too, so
      // line heights have named utilities.
      spacing: { DEFAULT: '4px', ...tokens(['gutter', 'target', 'control']) },
      lineHeight: { none: '1', body: token('lh-md'), compact: '1.375rem', relaxed: '1.625rem' },
      fontFamily: { sans: token('font') },
      fontSize: {
        xs: textSize('xs', '1rem'),
        sm: textSize('sm', '1.25rem'),
        md: textSize('md', token('lh-md')),
        lg: textSize('lg', '1.5rem'),
        xl: textSize('xl', '1.75rem'),
        '2xl': textSize('2xl', '2.125rem'),
        '3xl': textSize('3xl', '1.1667'),
      },
      letterSpacing: { title: '-.015em', tight: '-.01em' },
      borderRadius: Object.fromEntries(['sm', 'md', 'lg', 'xl', 'full'].map((size) => [size, token(`r-${size}`)])),
      boxShadow: {
        sm: token('shadow-1'),
        md: token('shadow-2'),
        lg: token('shadow-3'),
        up: token('shadow-up'),
        bar: '0 16px 32px -12px var(--brand-glow), var(--shadow-3)',
      },
      dropShadow: { picture: token('picture-shadow') },
      backgroundImage: {
        plate: glow('120% 90% at 50% 20%', '72%', '60%'),
        sheen:
          'linear-gradient(100deg, transparent 30%, color-mix(in oklab, var(--surface) 62%, transparent) 50%, transparent 70%)',
        // Words on a picture stand on at least 60 % dark.
        'veil-up': 'linear-gradient(transparent, rgb(18 13 34 / 0.62) 84px, rgb(18 13 34 / 0.86))',
        'veil-down': 'linear-gradient(rgb(16 14 34 / 0.62), rgb(16 14 34 / 0.56) 64px, transparent)',
        arch: 'linear-gradient(color-mix(in oklab, var(--tint) 55%, var(--surface)), var(--tint))',
        tile: glow('130% 120% at 20% 0%', '75%', '62%'),
      },
      height: { drawer: '89dvh' },
      width: { drawer: '440px', sheet: '560px' },
      maxWidth: {
        page: token('page-max-w'),
        columns: '1280px',
        reading: '640px',
        bar: '520px',
        dialog: '400px',
        country: '350px',
      },
      maxHeight: { sheet: token('sheet-max-h') },
      zIndex: { bar: '10' },
      scale: { pressed: '.985' },
      transitionDuration: {
        fast: token('t-fast'),
        base: token('t-base'),
        move: token('t-move'),
        slow: token('t-slow'),
      },
      transitionTimingFunction: {
        out: token('ease-out'),
        in: token('ease-in'),
        spring: token('ease-spring'),
      },
      // Animations that move an element are used as `motion-safe:animate-…`. Animations that only fade are short by
      // their token.
      animation: {
        fade: 'fade var(--t-base)',
        'fade-late': 'fade var(--t-base) 150ms both',
        pulse: 'pulse 1.6s ease-in-out infinite alternate',
        spin: 'spin 900ms linear infinite',
        'spin-slow': 'spin 1200ms linear infinite',
        shake: 'shake 360ms var(--ease-out)',
        rise: 'rise var(--t-move) var(--ease-out)',
        slide: 'slide var(--t-move) var(--ease-out)',
        pop: 'pop var(--t-move) var(--ease-out)',
        sink: 'sink var(--t-base) var(--ease-in) forwards',
        breathe: 'breathe 2.4s ease-in-out infinite',
        settle: 'settle var(--t-slow) var(--ease-spring)',
        sheen: 'sheen 1600ms ease-in-out infinite',
        // Longer than the time in which two taps count as one double tap.
        'ignore-taps': 'ignore-taps 400ms',
      },
      keyframes: {
        fade: { from: { opacity: '0' } },
        pulse: { to: { opacity: '.45' } },
        spin: { to: { rotate: '1turn' } },
        shake: { '20%': { translate: '-7px' }, '45%': { translate: '6px' }, '70%': { translate: '-3px' } },
        rise: { from: { translate: '0 40%', opacity: '0' } },
        slide: { from: { translate: 'var(--slide-from, 40%)', opacity: '0' } },
        pop: { from: { translate: '0 12px', scale: '.98', opacity: '0' } },
        breathe: { '50%': { scale: '1.1' } },
        sink: { to: { translate: '0 24%', opacity: '0' } },
        settle: { from: { translate: '0 -18px', rotate: '-6deg', opacity: '0' } },
        sheen: { to: { translate: 'var(--sheen-to, 100%)' } },
        'ignore-taps': { 'from, to': { 'pointer-events': 'none' } },
      },
    },
  },
  plugins: [additions],
} satisfies Config;
