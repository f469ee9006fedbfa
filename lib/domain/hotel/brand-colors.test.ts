import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'postcss';
import { type BrandShades, brandColors, brandTokens } from './brand-colors';
import { contrastRatio } from './initial-icon';

const sheet = parse(readFileSync(join(__dirname, '..', '..', '..', 'app', 'styles', 'tokens.css'), 'utf8'));

/** The custom properties of tokens.css in light mode, and those that dark mode sets. */
const tokens = { light: new Map<string, string>(), dark: new Map<string, string>() };
sheet.walkDecls(/^--/, ({ prop, value, parent }) => {
  const media = parent?.parent?.type === 'atrule' ? String((parent.parent as { params?: string }).params) : '';
  if (media === '') tokens.light.set(prop, value);
  else if (media.includes('dark')) tokens.dark.set(prop, value);
});

/** 16 steps of each channel: 4,096 colours from black to white. */
const COLORS = Array.from({ length: 4096 }, (_, index) => {
  const channels = [index >> 8, (index >> 4) & 15, index & 15];
  return `#${channels.map((step) => (step * 17).toString(16).padStart(2, '0')).join('')}`;
});

const DERIVED = COLORS.map((color) => brandColors(color, color));

const long = (color: string) => (color.length === 4 ? color.replaceAll(/[0-9a-f]/g, '$&$&') : color);
const contrast = (one: string, other: string) => contrastRatio(long(one), long(other));

/** Pairs of text and ground, by the names of their tokens or of derived shades. */
const PAIRS: readonly (readonly [text: string, ground: string])[] = [
  ['onFill', 'fill'],
  ['onFill', 'fillHover'],
  ['strong', '--canvas'],
  ['strong', '--surface'],
  ['strong', '--sunken'],
  ['strong', 'soft'],
  ['strong', 'softHover'],
  ['--on-strong', 'strong'],
  ['--ink', 'soft'],
  ['--ink', 'softHover'],
  ['--ink-2', 'soft'],
  ['--ink-2', 'softHover'],
];

describe('brandColors', () => {
  it.each(PAIRS.flatMap(([text, ground]) => (['light', 'dark'] as const).map((mode) => [text, ground, mode] as const)))(
    '%s on %s has a contrast of 4.5 in %s mode with each of 4,096 brand colours',
    (text, ground, mode) => {
      const colorOf = (name: string, shades: BrandShades) =>
        tokens[mode].get(name) ?? shades[name as keyof BrandShades];
      const worst = Math.min(
        ...DERIVED.map(({ [mode]: shades }) => contrast(colorOf(text, shades), colorOf(ground, shades))),
      );
      expect(worst).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('text on the footer, and the symbols of the voice assistant, have a contrast of 4.5 with each of 4,096 colours', () => {
    const night = '#1d1815';
    for (const { footer, onFooter, orb, orbWave } of DERIVED) {
      expect(Math.min(contrast(onFooter, footer), contrast(night, orb), contrast(orbWave, night))).toBeGreaterThan(4.5);
    }
  });

  it.each([
    // What Chromium computed of the same formulas as relative colours, within one step of a channel.
    ['#1166dd', 'light', { fill: '#2264c8', onFill: '#fff' }],
    ['#0066ee', 'light', { strong: '#2354a5' }],
    ['#ffe066', 'light', { onFill: '#000' }],
    ['#002233', 'dark', { fill: '#8cb1c6', onFill: '#000' }],
    ['#000000', 'dark', { strong: '#bebebe' }],
    ['#110099', 'dark', { line: '#47567f' }],
  ] as const)('derives the shades of %s in %s mode', (color, mode, expected) => {
    expect(brandColors(color, null)[mode]).toMatchObject(expected);
  });

  it.each([[null], [''], ['red'], ['#12345'], ['#2faa61;color:red']])('takes the default colours for %p', (color) => {
    expect(brandColors(color, color)).toEqual(brandColors('#2faa61', '#050033'));
  });
});

describe('brandTokens', () => {
  it('writes plain values only', () => {
    for (const color of COLORS.filter((_, index) => index % 64 === 0))
      for (const value of Object.values(brandTokens(color, color)))
        expect(value).toMatch(/^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/);
  });

  it('every token that the server writes is used by the stylesheet, with the default colour as its value', () => {
    const defaults = brandTokens(null, null);
    const used = new Map<string, string>();
    for (const [prop, value] of [...tokens.light, ...tokens.dark]) {
      const [, name, fallback] = /^var\((--(?:light|dark)-[\w-]+), (.+)\)$/.exec(value) ?? [];
      if (name !== undefined && fallback !== undefined) used.set(name, fallback);
      else if (prop in defaults) used.set(prop, value);
    }
    expect(Object.fromEntries(used)).toEqual(defaults);
  });
});
