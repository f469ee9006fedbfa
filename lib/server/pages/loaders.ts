import 'server-only';
import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import type { Hotel, HotelMessages, HotelResponse } from '@/lib/contract/hotel';
import { type ApiResponse, type Refusal, refused } from '@/lib/contract/refusals';
import type { HomeView, HotelView, NavItemView, SectionView } from '@/lib/contract/views';
import { counterOf } from '@/lib/domain/analytics/counter';
import { PRODUCT_NAME } from '@/lib/domain/catalogue/product-name';
import { initialIcon } from '@/lib/domain/hotel/initial-icon';
import { splitTitle } from '@/lib/domain/hotel/text-title';
import { bcp47, type LanguageTag } from '@/lib/domain/i18n/language';
import { hasText, type Text, textIn } from '@/lib/domain/i18n/text';
import { textLanguage } from '@/lib/domain/i18n/text-language';
import type { Channels } from '@/lib/domain/navigation/channels';
import { readDebugMode } from '@/lib/domain/navigation/startup-query';
import { consumeLimit } from '../limits/rate-limits';
import { log } from '../log/log';
import { type Settings, settings } from '../settings/env';
import {
  hotelResponse,
  navigationResponse,
  publicInfoResponse,
  sectionResponse,
  sectionsResponse,
  uncachedHotelResponse,
} from '../upstream/cached-api';
import { type PageBrand, pageBrand } from './brand';
import { tenantOfRequest } from './host-rules';
import { includedCharge } from './included-charge';
import { type LinkPreview, productPreview, sectionPreview } from './link-previews';
import { hasBookable } from './load-bookable';
import { found, type Loaded, missing, unavailable } from './loaded';
import { type Dictionary, ownMessage } from './messages';
import { navigationView } from './navigation-views';
import { pageLanguage } from './page-language';
import { taxesView } from './taxes-view';
import { variationsOf } from './variations';
import { viewContextOf } from './view-context';
import { homeView, hotelView, sectionView, type ViewContext } from './views';
import { withinTime } from './within-time';

/** What <head>, the theme and the shell need of a hotel in addition to its view. */
export type HotelTheme = {
  /** The address of the brand's or the hotel's own icon, or of an icon with its initial on its colour. */
  favicon: string;
  /** The name in the titles of pages: the brand's, else the hotel's. */
  siteName: string;
  /** The hotel's colour as '#rrggbb'; null: the product's default colour. */
  color: string | null;
  footerColor: string | null;
  font: string;
  /** The picture of link previews: that of the first banner, else the logo. */
  cover: string | null;
};

export type HotelPage = { view: HotelView; theme: HotelTheme; messages: Dictionary };

type TenantRequest =
  | { ok: true; response: HotelResponse; context: ViewContext; locale: LanguageTag }
  | { ok: false; refusal: Refusal };

/**
 * The hotel of a request with its view context. The [tenant] segment must be the hotel of the Host header, so that a
 * path that bypassed the middleware cannot show another hotel.
 */
export const resolveTenantRequest = cache(async (code: string): Promise<TenantRequest> => {
  const [sent, stored] = await Promise.all([headers(), cookies()]);
  const tenant = tenantOfRequest(sent);
  const isOwnHost = tenant.kind === 'hotel' && tenant.code === code;
  const response = isOwnHost ? await hotelOrPreview(code, sent) : refused('not-found');
  if (!response.ok) return response;
  const { language, locale } = pageLanguage(response.value, {
    pinned: sent.get('x-lang'),
    stored: stored.get('lang')?.value,
    accept: sent.get('accept-language'),
  });
  return { ok: true, response: response.value, context: viewContextOf(response.value, language), locale };
});

/**
 * The hotel, or its preview with the `debug_mode` of the page's address, which the middleware has put into a header. Too
 * many previews show the hotel as it is. Rule: startup/ST3.
 */
async function hotelOrPreview(code: string, sent: Headers): Promise<ApiResponse<HotelResponse>> {
  const debugMode = readDebugMode(sent.get('x-debug-mode'));
  if (debugMode === null) return hotelResponse(code);
  const wait = await consumeLimit('previews', code, sent.get('x-forwarded-for') ?? '');
  return wait === null ? uncachedHotelResponse(code, debugMode) : hotelResponse(code);
}

const toLoaded = (refusal: Refusal): Loaded<never> => (refusal.kind === 'not-found' ? missing : unavailable);

const loadedFrom = <A, B>(response: ApiResponse<A>, make: (value: A) => B): Loaded<B> =>
  response.ok ? found(make(response.value)) : toLoaded(response.refusal);

/** Runs a loader. Logs an unexpected error and returns "unavailable", so that the guest sees "temporarily unavailable". */
async function orUnavailable<T>(what: string, load: () => Promise<Loaded<T>>): Promise<Loaded<T>> {
  try {
    return await load();
  } catch (error) {
    log().error({ err: error, what }, 'a page could not be made');
    return unavailable;
  }
}

/** Loads the hotel of this request in the guest's language. `code`: the [tenant] segment. */
export const loadHotel: (code: string) => Promise<Loaded<HotelPage>> = cache(async (code) => {
  const request = await resolveTenantRequest(code);
  return request.ok ? orUnavailable('hotel', () => hotelPage(request)) : toLoaded(request.refusal);
});

/**
 * Loads the hotel of this request in this language, or in the hotel's first one where it does not offer that, whatever the device
 * has chosen as a guest's. Rule: telephone-orders/TO6.
 */
export const loadHotelIn: (code: string, language: string) => Promise<Loaded<HotelPage>> = cache(
  async (code, wanted) => {
    const request = await resolveTenantRequest(code);
    if (!request.ok) return toLoaded(request.refusal);
    const { response, context } = request;
    const offered = response.languages.map((each) => each.code);
    const language = offered.includes(wanted) ? wanted : (offered[0] ?? context.language);
    const inLanguage = { response, context: viewContextOf(response, language), locale: bcp47(language) };
    return orUnavailable('hotel', () => hotelPage(inLanguage));
  },
);

async function hotelPage(request: Omit<Extract<TenantRequest, { ok: true }>, 'ok'>): Promise<Loaded<HotelPage>> {
  const { response, context, locale } = request;
  const color = response.hotel.set_default_color ? null : response.hotel.color;
  const variations = variationsOf(response.hotel);
  const brand = pageBrand(await headers(), variations.brand, color);
  const [impressum, offer] = await Promise.all([
    publicInfoResponse(response.hotel, 'impressum'),
    publicInfoResponse(response.hotel, 'full_agreement'),
  ]);
  const view = hotelView(response, context.language, {
    locale,
    channels: channelsOf(response.hotel),
    hasImpressum: impressum.ok && hasText(impressum.value),
    hasPublicOffer: offer.ok && hasText(offer.value),
    publicOfferTitle: offer.ok ? offerTitle(offer.value, response.words, context.language) : null,
    included_charge: includedCharge(response, context.language, context.messages),
    ...taxesView(response.hotel, context.language, context.messages),
    // An upstream keeps no tip.
    ...(settings().upstream === null && response.hotel.tips !== null && { tips: response.hotel.tips }),
    ...(settings().upstream === null && response.hotel.quotes_times && { quotes_times: true }),
    region: settings().region,
    withdrawalEmail: settings().withdrawalEmail,
    counter: counterOf(response.hotel.metric_num, settings().analyticsUrl !== null),
    productName: brand?.name ?? PRODUCT_NAME,
    voice: voiceOf(settings()),
    ...liveOf(settings()),
    // An upstream checks no proof (rooms/RM1).
    room_proof: settings().upstream === null ? response.hotel.room_proof : 'off',
  });
  return found({ view, theme: themeOf(response.hotel, { view, brand, color }), messages: context.messages });
}

/**
 * The title of the public offer's text; null when the text has none, or when the hotel has a word of its own for the
 * offer. Rule: legal-texts/LT8.
 */
const offerTitle = (text: Text | null, words: HotelMessages, language: string): string | null =>
  ownMessage(words, 'public_offer', language) === null ? titleIn(text, language) : null;

/** The title inside a rich text in exactly this language; null when the text or its title is missing. */
function titleIn(text: Text | null, language: string): string | null {
  const found = textLanguage(text, language);
  return found === null || found === language ? splitTitle(textIn(text, language)).title : null;
}

/**
 * How browsers receive live updates: the embedded platform streams its events; an upstream may have a realtime database
 * (live-updates/LV1).
 */
function liveOf({ upstream, realtime }: Settings): Pick<HotelView, 'live' | 'realtime'> {
  if (upstream === null) return { live: 'stream', realtime: null };
  return { live: realtime === null ? 'poll' : 'firebase', realtime };
}

/** What a browser needs to reach the voice provider. Rule: voice/V11. */
const voiceOf = ({ voice }: Settings): HotelView['voice'] =>
  voice.tokenUrl === null ? null : { url: voice.realtimeUrl, model: voice.model, name: voice.name };

export function themeOf(
  hotel: Hotel,
  { view, brand, color }: { view: Pick<HotelView, 'title' | 'logo'>; brand: PageBrand | null; color: string | null },
): HotelTheme {
  return {
    favicon: brand?.icon ?? hotel.favicon ?? initialIcon(view.title, color),
    siteName: brand?.name ?? view.title,
    color,
    footerColor: hotel.footer_color,
    font: hotel.font ?? 'Ubuntu',
    cover: hotel.banners.find((banner) => banner.image !== null)?.image ?? view.logo,
  };
}

/** Milliseconds that a page waits for the whole catalogue; a later page has its links. */
const BOOKABLE_WAIT = 400;

export const loadHome: (code: string) => Promise<Loaded<HomeView>> = cache(async (code) => {
  const request = await resolveTenantRequest(code);
  if (!request.ok) return toLoaded(request.refusal);
  return orUnavailable('home', async () => {
    const { hotel } = request.response;
    const [sections, bookable] = await Promise.all([
      sectionsResponse(hotel),
      withinTime(hasBookable(hotel), BOOKABLE_WAIT),
    ]);
    return loadedFrom(sections, (value) => homeView(request.context, value, bookable ?? false));
  });
});

/** Loads a section's page. `id`: the id as it stands in the path. */
export const loadSection: (code: string, id: string) => Promise<Loaded<SectionView>> = cache(async (code, id) => {
  const request = await resolveTenantRequest(code);
  if (!request.ok) return toLoaded(request.refusal);
  return orUnavailable('section', async () => {
    const { hotel } = request.response;
    const section = await sectionResponse(hotel, id);
    const bookable = section.ok && (await withinTime(hasBookable(hotel, section.value.id), BOOKABLE_WAIT));
    return loadedFrom(section, (value) => sectionView(request.context, value, bookable === true));
  });
});

/**
 * Loads the link preview of a section, or of one of its products; null when it is missing or the platform does not
 * respond.
 */
export const loadLinkPreview = cache(
  async (code: string, sectionId: string, productId: string | null): Promise<LinkPreview | null> => {
    const request = await resolveTenantRequest(code);
    if (!request.ok) return null;
    const preview = await orUnavailable('link preview', async () =>
      loadedFrom(await sectionResponse(request.response.hotel, sectionId), (section) =>
        productId === null
          ? sectionPreview(request.context, section)
          : productPreview(request.context, section, productId),
      ),
    );
    return preview.state === 'found' ? preview.value : null;
  },
);

/** The channels of a hotel. The voice assistant needs the operator's token service. */
const channelsOf = (hotel: Hotel): Channels => ({
  chat: hotel.is_active_chat,
  voice: settings().voice.tokenUrl !== null,
  recognition: variationsOf(hotel).recognitionPage,
});

/** Loads the hotel's own bottom bar for the current page; an empty list means the default bar (navigation/N16). */
export const loadNavigation: (code: string) => Promise<readonly NavItemView[]> = cache(async (code) => {
  const [request, sent] = await Promise.all([resolveTenantRequest(code), headers()]);
  if (!request.ok) return [];
  const { hotel, language } = request.context;
  const items = await navigationResponse(hotel, sent.get('x-path') ?? '/');
  const bar = { channels: channelsOf(hotel), help_link: hotel.help_link, variations: variationsOf(hotel) };
  return items.ok ? navigationView(items.value, bar, language) : [];
});

/**
 * The path of the section with which the hotel starts instead of home; null if it starts with home, or that section
 * does not exist. Rule: startup/ST7.
 */
export async function loadStartPath(code: string): Promise<string | null> {
  const request = await resolveTenantRequest(code);
  const id = request.ok ? request.response.hotel.start_page : 0;
  if (id <= 0) return null;
  const section = await loadSection(code, String(id));
  return section.state === 'found' ? `/products/${id}` : null;
}
