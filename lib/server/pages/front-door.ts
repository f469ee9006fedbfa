import 'server-only';
import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import { PRODUCT_NAME } from '@/lib/domain/catalogue/product-name';
import { bcp47, chooseLanguage, directionOf, languageLabel } from '@/lib/domain/i18n/language';
import { textIn } from '@/lib/domain/i18n/text';
import type { ListedHotel } from '@/lib/platform/stores/hotels';
import { log } from '../log/log';
import { fileUrl } from './file-url';
import { hostRules } from './host-rules';
import { hotelHref } from './hotel-href';
import { found, type Loaded, unavailable } from './loaded';
import { builtIn, builtInLanguages, type Dictionary } from './messages';
import { projectHotels } from './project-hotels';
import { plainText } from './sanitise';

export type FrontDoorHotel = {
  code: string;
  title: string;
  descr: string;
  /** The hotel's own address on this server, for example http://cala-verde.localhost:3000/ */
  href: string;
  languages: readonly { code: string; label: string }[];
  color: string | null;
  logo: string | null;
};

/** The language and words of the pages that belong to no hotel. */
type HouseView = {
  language: string;
  languageTag: string;
  direction: 'ltr' | 'rtl';
  words: Dictionary;
};

/** `hotels` is empty behind an upstream: it names no hotels. Pages count from 1. */
export type FrontDoorView = HouseView & { hotels: readonly FrontDoorHotel[]; page: number; pages: number };

const hotelOf = (
  { code, title, descr, logo, logos, color, languages }: ListedHotel,
  language: string,
  at: { scheme: string; port: string },
): FrontDoorHotel => ({
  code,
  title: textIn(title, language).trim() || PRODUCT_NAME,
  descr: plainText(textIn(descr, language)),
  href: hotelHref(code, hostRules(), at),
  languages: languages.map((each) => ({ code: each, label: languageLabel(each) })),
  color,
  logo: fileUrl(logos[language] ?? logo, null),
});

/** What a page of the house is written in, by the guest's wish. */
export const loadHouse: () => Promise<HouseView> = cache(async () => {
  const [sent, stored] = await Promise.all([headers(), cookies()]);
  const language = chooseLanguage({
    pinned: sent.get('x-lang'),
    stored: stored.get('lang')?.value,
    accept: sent.get('accept-language'),
    offered: ['en', ...builtInLanguages()],
    // The product itself has no home language: without a wish it speaks English.
    hideRu: true,
  });
  return { language, languageTag: bcp47(language), direction: directionOf(language), words: builtIn(language) };
});

/** The front door of the whole house: every hotel that it serves itself, a page at a time, each with its own address. */
export const loadFrontDoor: (page: number) => Promise<Loaded<FrontDoorView>> = cache(async (page) => {
  const [house, sent] = await Promise.all([loadHouse(), headers()]);
  const at = {
    scheme: sent.get('x-forwarded-proto') === 'https' ? 'https' : 'http',
    port: /:(\d+)$/.exec(sent.get('host') ?? '')?.[1] ?? '',
  };
  try {
    const listed = await projectHotels(page);
    return found({ ...house, ...listed, hotels: listed.hotels.map((hotel) => hotelOf(hotel, house.language, at)) });
  } catch (error) {
    log().error({ err: error }, 'the front door could not be made');
    return unavailable;
  }
});
