/** The page behind the icon while the app starts: the lightest tone of the product. Same as in app/styles/tokens.css. */
const BACKGROUND = '#faf7f2';

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
  icons: hotel.icons,
});
