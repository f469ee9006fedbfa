import { PRODUCT_NAME } from '../catalogue/product-name';

/** The default brand colour; the same as in app/styles/tokens.css. */
const DEFAULT_COLOR = '#2faa61';
const HEX = /^#[0-9a-f]{6}$/i;
const LETTER = /[\p{L}\p{N}]/u;

/** Above this luminance black text has more contrast than white. */
const DARK_TEXT_MIN_LUMINANCE = 0.179;

/** Returns the relative luminance of '#rrggbb', 0 to 1, as WCAG defines it. */
function luminance(color: string): number {
  const linear = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(1) + 0.7152 * linear(3) + 0.0722 * linear(5);
}

/** The colour of a hotel as '#rrggbb', or the default colour if it has none that can be read. */
export const brandColor = (brand: string | null): string => (brand !== null && HEX.test(brand) ? brand : DEFAULT_COLOR);

/** Returns the contrast of two colours '#rrggbb' as WCAG defines it, from 1 (equal) to 21 (black on white). */
export function contrastRatio(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Returns black or white, whichever has more contrast on '#rrggbb'. */
export const textColorOn = (color: string): string => (luminance(color) < DARK_TEXT_MIN_LUMINANCE ? '#fff' : '#000');

/**
 * Creates an icon for a hotel without one: the initial of its name on the brand colour. It is a data URL and needs no
 * request. Without any icon, browsers request /favicon.ico for every page. Rule: appearance/A5.
 */
export function initialIcon(name: string, brand: string | null): string {
  const letter = (LETTER.exec(name)?.[0] ?? PRODUCT_NAME.charAt(0)).toUpperCase();
  const color = brandColor(brand);
  const svg = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `<rect width="64" height="64" rx="16" fill="${color}"/>`,
    '<text x="32" y="34" text-anchor="middle" dominant-baseline="central" ',
    `font-family="system-ui,sans-serif" font-size="36" font-weight="600" fill="${textColorOn(color)}">${letter}</text></svg>`,
  ];
  return `data:image/svg+xml,${encodeURIComponent(svg.join(''))}`;
}
