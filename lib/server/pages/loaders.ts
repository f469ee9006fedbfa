import 'server-only';
import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import type { Hotel, HotelAnswer } from '@/lib/contract/hotel';
import { type Answer, type Refusal, refused } from '@/lib/contract/refusals';
import type { HomeView, HotelView, NavItemView, SectionView } from '@/lib/contract/views';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { initialIcon } from '@/lib/domain/hotel/initial-icon';
import { splitTitle } from '@/lib/domain/hotel/text-title';
import { chooseLanguage, regionalLocale } from '@/lib/domain/i18n/language';
import { hasText, type Text, textIn } from '@/lib/domain/i18n/text';
import { textLanguage } from '@/lib/domain/i18n/text-language';
import { log } from '../log/log';
import { type Settings, settings } from '../settings/env';
import { hotelAnswer, navigationAnswer, publicInfoAnswer, sectionAnswer, sectionsAnswer } from '../upstream/cached-api';
import { tenantOfRequest } from './host-rules';
import { found, type Loaded, missing, unavailable } from './loaded';
import { type Dictionary, messagesFor } from './messages';
import {
  homeView,
  hotelView,
  navigationView,
  type ProductPreview,
  productPreview,
  sectionView,
  type ViewContext,
} from './views';

/** What <head>, the theme and the shell need of a hotel beside its view. */
export type HotelTheme = {
  /** An address: the hotel's own icon, else its initial on its colour. */
  favicon: string;
  /** '#rrggbb', or null: the product's own colour. */
  color: string | null;
  footerColor: string | null;
  /** A font family. */
  font: string;
  /** An address for link previews: the first banner's picture, else the logo. */
  cover: string | null;
};

export type HotelPage = { view: HotelView; look: HotelTheme; words: Dictionary };

/** What a request says of its language: the link that was followed, the session cookie, the browser. */
type LanguageWishes = { pinned: string | null; stored: string | undefined; accept: string | null };

/** One language for all of a request. */
const languageOf = (answer: HotelAnswer, wishes: LanguageWishes): string =>
  chooseLanguage({
    ...wishes,
    offered: answer.languages.map(({ code }) => code),
    hideRu: answer.hotel.hide_ru,
  });

type Asked = { ok: true; known: HotelAnswer; seen: ViewContext; locale: string } | { ok: false; refusal: Refusal };

function seenBy(known: HotelAnswer, language: string): ViewContext {
  return {
    hotel: known.hotel,
    language,
    words: messagesFor(known.words, language),
    now: hotelNow(known.hotel.ext_data.timezone, new Date()),
  };
}

/**
 * The hotel of a request, and how the guest sees it. The [tenant] segment has to be the Host's own: a path that found
 * its way around the gate shows nobody another hotel.
 */
const ask = cache(async (code: string): Promise<Asked> => {
  const [sent, stored] = await Promise.all([headers(), cookies()]);
  const tenant = tenantOfRequest(sent);
  const own = tenant.kind === 'hotel' && tenant.code === code;
  const answer = own ? await hotelAnswer(code) : refused('not-found');
  if (!answer.ok) return answer;
  const accept = sent.get('accept-language');
  const language = languageOf(answer.value, { pinned: sent.get('x-lang'), stored: stored.get('lang')?.value, accept });
  const seen = seenBy(answer.value, language);
  return { ok: true, known: answer.value, seen, locale: regionalLocale(language, accept) };
});

/** "Not there" and "cannot be asked now" are different answers (tenancy/T8). */
const lost = (refusal: Refusal): Loaded<never> => (refusal.kind === 'not-found' ? missing : unavailable);

const loadedFrom = <A, B>(answer: Answer<A>, make: (value: A) => B): Loaded<B> =>
  answer.ok ? found(make(answer.value)) : lost(answer.refusal);

/** An accident while a view is made is told to the log; the guest reads "temporarily unavailable". */
async function withoutAccident<T>(what: string, load: () => Promise<Loaded<T>>): Promise<Loaded<T>> {
  try {
    return await load();
  } catch (error) {
    log().error({ err: error, what }, 'a page could not be made');
    return unavailable;
  }
}

/** The hotel of this request, in the guest's language. `code`: the [tenant] segment. */
export const loadHotel: (code: string) => Promise<Loaded<HotelPage>> = cache(async (code) => {
  const asked = await ask(code);
  if (!asked.ok) return lost(asked.refusal);
  return withoutAccident('hotel', async () => {
    const { known, seen, locale } = asked;
    const [impressum, offer] = await Promise.all([
      publicInfoAnswer(known.hotel, 'impressum'),
      publicInfoAnswer(known.hotel, 'full_agreement'),
    ]);
    const view = hotelView(known, seen.language, {
      locale,
      hasImpressum: impressum.ok && hasText(impressum.value),
      hasPublicOffer: offer.ok && hasText(offer.value),
      publicOfferTitle: offer.ok ? titleIn(offer.value, seen.language) : null,
      region: settings().region,
      withdrawalEmail: settings().withdrawalEmail,
      ...liveOf(settings()),
    });
    return found({ view, look: lookOf(known.hotel, view), words: seen.words });
  });
});

/** The title that a text brings along in exactly this language. */
function titleIn(text: Text | null, language: string): string | null {
  const read = textLanguage(text, language);
  return read === null || read === language ? splitTitle(textIn(text, language)).title : null;
}

/** The embedded platform tells its own guests; an upstream may have a database for that (live-updates/LV1). */
function liveOf({ upstream, realtime }: Settings): Pick<HotelView, 'live' | 'realtime'> {
  if (upstream === null) return { live: 'stream', realtime: null };
  return { live: realtime === null ? 'poll' : 'firebase', realtime };
}

function lookOf(hotel: Hotel, view: HotelView): HotelTheme {
  const color = hotel.set_default_color ? null : hotel.color;
  return {
    favicon: hotel.favicon ?? initialIcon(view.title, color),
    color,
    footerColor: hotel.footer_color,
    font: hotel.font ?? 'Ubuntu',
    cover: hotel.banners.find((banner) => banner.image !== null)?.image ?? view.logo,
  };
}

/** Home of this request's hotel. */
export const loadHome: (code: string) => Promise<Loaded<HomeView>> = cache(async (code) => {
  const asked = await ask(code);
  if (!asked.ok) return lost(asked.refusal);
  return withoutAccident('home', async () =>
    loadedFrom(await sectionsAnswer(asked.known.hotel), (sections) => homeView(asked.seen, sections)),
  );
});

/** A section of this request's hotel. `id`: as it stands in the path. */
export const loadSection: (code: string, id: string) => Promise<Loaded<SectionView>> = cache(async (code, id) => {
  const asked = await ask(code);
  if (!asked.ok) return lost(asked.refusal);
  return withoutAccident('section', async () =>
    loadedFrom(await sectionAnswer(asked.known.hotel, id), (section) => sectionView(asked.seen, section)),
  );
});

/** A product of a section, as a link to it is previewed; null: it is not there, or cannot be asked for now. */
export const loadProductPreview = cache(
  async (code: string, sectionId: string, productId: string): Promise<ProductPreview | null> => {
    const asked = await ask(code);
    if (!asked.ok) return null;
    const preview = await withoutAccident('product preview', async () =>
      loadedFrom(await sectionAnswer(asked.known.hotel, sectionId), (section) =>
        productPreview(asked.seen, section, productId),
      ),
    );
    return preview.state === 'found' ? preview.value : null;
  },
);

/** The hotel's own bottom bar for the page being rendered; empty: the default bar (navigation/N16). */
export const loadNavigation: (code: string) => Promise<readonly NavItemView[]> = cache(async (code) => {
  const [asked, sent] = await Promise.all([ask(code), headers()]);
  if (!asked.ok) return [];
  const items = await navigationAnswer(asked.known.hotel, sent.get('x-path') ?? '/');
  return items.ok ? navigationView(items.value, asked.seen.language) : [];
});
