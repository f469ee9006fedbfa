import 'server-only';
import { manifestIcons } from '@/lib/domain/crawlers/icon-address';
import { manifestScreenshots } from '@/lib/domain/crawlers/manifest-screenshots';
import { webManifest } from '@/lib/domain/crawlers/web-manifest';
import { bcp47 } from '@/lib/domain/i18n/language';
import { refusalJson } from '../api/canonical-json';
import { pageLanguage } from '../pages/page-language';
import { variationsOf } from '../pages/variations';
import { hotelOfRequest, inLanguage } from './crawler-hotel';

/**
 * `GET /manifest.webmanifest?lang=`: the manifest of the host's hotel. Browsers request it without cookies, so the page
 * names its language in the address.
 */
export async function handleManifest(request: Request): Promise<Response> {
  const response = await hotelOfRequest(request);
  if (!response.ok) return refusalJson(response.refusal);
  const { language } = pageLanguage(response.value, {
    pinned: new URL(request.url).searchParams.get('lang'),
    stored: undefined,
    accept: request.headers.get('accept-language'),
  });
  const { view, theme, context } = inLanguage(response.value, language, request.headers);
  const { hotel } = response.value;
  const { messages } = context;
  const manifest = webManifest({
    title: theme.siteName,
    descr: view.descr,
    languageTag: bcp47(language),
    direction: view.direction,
    color: theme.color,
    icons: manifestIcons(),
    screenshots: manifestScreenshots(hotel.ext_data.screenshots, language),
    shortcuts: [
      ...(variationsOf(hotel).hideOrders ? [] : [{ name: messages.my_orders, url: '/?open-orders=1' }]),
      ...(hotel.is_active_chat ? [{ name: messages.chat, url: '/chat' }] : []),
    ],
  });
  return new Response(JSON.stringify(manifest), {
    headers: {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      vary: 'accept-language',
      'x-content-type-options': 'nosniff',
    },
  });
}
