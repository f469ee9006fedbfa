import type { ManifestScreenshot } from './manifest-screenshots';

/** The page behind the icon while the app starts: the lightest tone of the product. Same as in app/styles/tokens.css. */
const BACKGROUND = '#faf7f2';

/** The same in dark mode, in which the browser's own bars have it too. */
const DARK_BACKGROUND = '#161310';

/**
 * The colour of the browser's bars by the device's appearance: the hotel's own, and in dark mode the page's, because a
 * bright bar over a dark page dazzles. Rule: crawlers/CW12.
 */
export const themeColors = (color: string | null) => [
  ...(color === null ? [] : [{ media: '(prefers-color-scheme: light)', color }]),
  { media: '(prefers-color-scheme: dark)', color: DARK_BACKGROUND },
];

type ManifestIcon = { src: string; sizes: string; type: string; purpose: 'any' | 'maskable' };

/**
 * The web app manifest of a hotel in one language, for guests who put it on their home screen. Rule: crawlers/CW5.
 */
export const webManifest = (hotel: {
  title: string;
  descr: string;
  languageTag: string;
  direction: 'ltr' | 'rtl';
  color: string | null;
  icons: readonly ManifestIcon[];
  screenshots: readonly ManifestScreenshot[];
  /** What a long press on the icon offers. `name` is in the guest's language. */
  shortcuts: readonly { name: string; url: string }[];
}): Readonly<Record<string, unknown>> => ({
  id: '/',
  name: hotel.title,
  short_name: hotel.title,
  ...(hotel.descr !== '' && { description: hotel.descr }),
  lang: hotel.languageTag,
  dir: hotel.direction,
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: BACKGROUND,
  ...(hotel.color !== null && { theme_color: hotel.color }),
  color_scheme_dark: { background_color: DARK_BACKGROUND, theme_color: DARK_BACKGROUND },
  icons: hotel.icons,
  ...(hotel.screenshots.length > 0 && { screenshots: hotel.screenshots }),
  ...(hotel.shortcuts.length > 0 && { shortcuts: hotel.shortcuts }),
});
