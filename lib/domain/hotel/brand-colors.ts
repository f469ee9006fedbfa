import { brandColor, textColorOn } from './initial-icon';

/** The colours of one appearance, light or dark, that follow from the hotel's brand colour. */
export type BrandShades = {
  /** Behind controls that stand out, with `onFill` as text. */
  fill: string;
  fillHover: string;
  onFill: string;
  /** Text and icons on the page's own surfaces; also the focus ring. */
  strong: string;
  soft: string;
  softHover: string;
  line: string;
};

/** Every colour that is derived from a hotel's brand and footer colours, as '#rrggbb' or '#rrggbbaa'. */
export type BrandColors = {
  light: BrandShades;
  dark: BrandShades;
  /** The shadow below the bar, in light mode. */
  glow: string;
  /** The voice assistant's circle, which stands on night in both appearances. */
  orb: string;
  orbRing: string;
  orbWave: string;
  footer: string;
  onFooter: string;
};

/** A colour in OKLCH: lightness 0 to 1, chroma, and the hue as its two directions, so that no angle is needed. */
type Oklch = { lightness: number; chroma: number; a: number; b: number };

const DEFAULT_FOOTER = '#050033';
const HEX = /^#[0-9a-f]{6}$/i;

/** A brand lighter than this keeps its lightness and has black text; any other is darkened and has white text. */
const PALE = 0.8;

const toLinear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const toGamma = (value: number): number => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
const clamp = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

/** Converts '#rrggbb' to OKLCH by the matrices of CSS Color 4. */
function toOklch(hex: string): Oklch {
  const channel = (at: number) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red, green, blue] = [channel(1), channel(3), channel(5)];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const chroma = Math.hypot(a, b);
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma,
    a: chroma === 0 ? 0 : a / chroma,
    b: chroma === 0 ? 0 : b / chroma,
  };
}

/** Converts OKLCH to '#rrggbb'. A channel outside of sRGB is clipped, as browsers do on a screen of sRGB. */
function toHex({ lightness, chroma, a, b }: Oklch): string {
  const [x, y] = [a * chroma, b * chroma];
  const long = (lightness + 0.3963377774 * x + 0.2158037573 * y) ** 3;
  const medium = (lightness - 0.1055613458 * x - 0.0638541728 * y) ** 3;
  const short = (lightness - 0.0894841775 * x - 1.291485548 * y) ** 3;
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  const digits = channels.map((value) =>
    Math.round(clamp(0, toGamma(value), 1) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

/**
 * Derives every colour that screens show of a hotel's brand. The hue is kept; lightness and chroma change only as far as
 * the contrast (AA) requires. The server writes the values, because a browser that cannot compute a colour drops the
 * whole declaration. Rule: appearance/A14, appearance/A16.
 */
export function brandColors(brand: string | null, footer: string | null): BrandColors {
  const own = toOklch(brandColor(brand));
  const shade = (lightness: number, maxChroma: number) =>
    toHex({ ...own, lightness, chroma: Math.min(own.chroma, maxChroma) });
  const lightFill = own.lightness > PALE ? Math.min(own.lightness, 0.9) : Math.min(own.lightness, 0.52);
  const darkFill = clamp(0.74, own.lightness, 0.9);
  const withText = (fill: string) => ({ fill, onFill: textColorOn(fill) });
  const footerColor = footer !== null && HEX.test(footer) ? footer : DEFAULT_FOOTER;
  return {
    light: {
      ...withText(shade(lightFill, 0.17)),
      fillHover: shade(lightFill - 0.03, 0.17),
      strong: shade(Math.min(own.lightness, 0.46), 0.14),
      soft: shade(0.958, 0.026),
      softHover: shade(0.935, 0.038),
      line: shade(0.84, 0.07),
    },
    dark: {
      ...withText(shade(darkFill, 0.13)),
      fillHover: shade(darkFill + 0.03, 0.13),
      strong: shade(clamp(0.8, own.lightness, 0.93), 0.12),
      soft: shade(0.3, 0.045),
      softHover: shade(0.345, 0.055),
      line: shade(0.46, 0.07),
    },
    glow: `${shade(lightFill, 0.17)}42`,
    orb: shade(0.78, 0.13),
    orbRing: `${shade(0.72, 0.13)}29`,
    orbWave: shade(0.82, 0.12),
    footer: footerColor,
    onFooter: textColorOn(footerColor),
  };
}

/** The custom properties of app/styles/tokens.css that hold the derived colours, by name. */
export function brandTokens(brand: string | null, footer: string | null): Record<string, string> {
  const colors = brandColors(brand, footer);
  return {
    ...shadeTokens('light', colors.light),
    ...shadeTokens('dark', colors.dark),
    '--light-brand-glow': colors.glow,
    '--footer': colors.footer,
    '--on-footer': colors.onFooter,
    '--orb': colors.orb,
    '--orb-ring': colors.orbRing,
    '--orb-wave': colors.orbWave,
  };
}

const shadeTokens = (appearance: 'light' | 'dark', shades: BrandShades): Record<string, string> => ({
  [`--${appearance}-brand-fill`]: shades.fill,
  [`--${appearance}-brand-fill-hover`]: shades.fillHover,
  [`--${appearance}-on-brand`]: shades.onFill,
  [`--${appearance}-brand-strong`]: shades.strong,
  [`--${appearance}-brand-soft`]: shades.soft,
  [`--${appearance}-brand-soft-hover`]: shades.softHover,
  [`--${appearance}-brand-line`]: shades.line,
});
