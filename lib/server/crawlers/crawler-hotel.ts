import 'server-only';
import type { HotelResponse } from '@/lib/contract/hotel';
import { type ApiResponse, refused } from '@/lib/contract/refusals';
import type { HotelView } from '@/lib/contract/views';
import { PRODUCT_NAME } from '@/lib/domain/catalogue/product-name';
import { directionOf } from '@/lib/domain/i18n/language';
import { plainText } from '@/lib/domain/i18n/plain-text';
import { textIn } from '@/lib/domain/i18n/text';
import { pageBrand } from '../pages/brand';
import { tenantOfRequest } from '../pages/host-rules';
import { type HotelTheme, themeOf } from '../pages/loaders';
import { variationsOf } from '../pages/variations';
import { viewContextOf } from '../pages/view-context';
import { hotelLogo, hotelTitle, type ViewContext } from '../pages/views';
import { hotelResponse } from '../upstream/cached-api';

/** A hotel in one language, as far as crawlers see it. */
export type CrawlerHotel = {
  response: HotelResponse;
  context: ViewContext;
  view: Pick<HotelView, 'title' | 'descr' | 'logo' | 'language' | 'direction'>;
  theme: HotelTheme;
};

/** The hotel of the request's host. No other part of a request can name it. Rule: tenancy/T2. */
export async function hotelOfRequest(request: Request): Promise<ApiResponse<HotelResponse>> {
  const tenant = tenantOfRequest(request.headers);
  return tenant.kind === 'hotel' ? hotelResponse(tenant.code) : refused('not-found');
}

/** `headers`: those of the request, whose host may have a brand. */
export function inLanguage(response: HotelResponse, language: string, headers: Headers): CrawlerHotel {
  const { hotel } = response;
  const color = hotel.set_default_color ? null : hotel.color;
  const brand = pageBrand(headers, variationsOf(hotel).brand, color);
  const view = {
    title: hotelTitle(hotel, language, brand?.name ?? PRODUCT_NAME),
    descr: plainText(textIn(hotel.descr, language)),
    logo: hotelLogo(hotel, language),
    language,
    direction: directionOf(language),
  };
  return { response, context: viewContextOf(response, language), view, theme: themeOf(hotel, { view, brand, color }) };
}

/** Whether the hotel offers a language. A hotel without a list has its pages in English. */
export const offersLanguage = ({ languages }: Pick<HotelResponse, 'languages'>, language: string): boolean =>
  languages.length === 0 ? language === 'en' : languages.some(({ code }) => code === language);
