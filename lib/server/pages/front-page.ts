import 'server-only';
import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import { PRODUCT_NAME } from '@/lib/domain/catalogue/product-name';
import { bcp47, chooseLanguage, directionOf, type LanguageTag, languageLabel } from '@/lib/domain/i18n/language';
import { plainText } from '@/lib/domain/i18n/plain-text';
import { textIn } from '@/lib/domain/i18n/text';
import type { ListedHotel } from '@/lib/platform/stores/hotels';
import { log } from '../log/log';
import { fileUrl } from '../upstream/file-url';
import { richText } from '../upstream/sanitise';
import { hostRules } from './host-rules';
import { frontHref, hotelHref } from './hotel-href';
import { found, type Loaded, unavailable } from './loaded';
import { builtInLanguages, builtInMessages, type Dictionary } from './messages';
import { listProjectHotels } from './project-hotels';

export type FrontPageHotel = {
  code: string;
  title: string;
  descr: string;
  /** The hotel's own address on this server, for example http://cala-verde.localhost:3000/ */
  href: string;
  languages: readonly { code: string; label: string }[];
  color: string | null;
  logo: string | null;
};

/** The language and messages of a page that belongs to no hotel. */
type NeutralPage = {
  language: string;
  languageTag: LanguageTag;
  direction: 'ltr' | 'rtl';
  messages: Dictionary;
};

/**
 * The front page with its list of hotels. `hotels` is empty behind an upstream, which does not list its hotels. Pages
 * count from 1.
 */
export type FrontPageView = NeutralPage & { hotels: readonly FrontPageHotel[]; page: number; pages: number };

const hotelOf = (
  { code, title, descr, logo, logos, color, languages }: ListedHotel,
  language: string,
  origin: { scheme: string; port: string },
): FrontPageHotel => ({
  code,
  title: textIn(title, language).trim() || PRODUCT_NAME,
  descr: plainText(richText(textIn(descr, language), null)),
  href: hotelHref(code, hostRules(), origin),
  languages: languages.map((each) => ({ code: each, label: languageLabel(each) })),
  color,
  logo: fileUrl(logos[language] ?? logo, null),
});

/** Loads the language and messages of a page that belongs to no hotel, by the guest's preference. */
export const loadNeutralPage: () => Promise<NeutralPage> = cache(async () => {
  const [sent, stored] = await Promise.all([headers(), cookies()]);
  const language = chooseLanguage({
    pinned: sent.get('x-lang'),
    stored: stored.get('lang')?.value,
    accept: sent.get('accept-language'),
    offered: ['en', ...builtInLanguages()],
    // English if the guest has no preference: the product has no default language.
    hideRu: true,
  });
  return {
    language,
    languageTag: bcp47(language),
    direction: directionOf(language),
    messages: builtInMessages(language),
  };
});

/** The scheme and the port of this request's address. */
const originOf = (sent: Headers) => ({
  scheme: sent.get('x-forwarded-proto') === 'https' ? 'https' : 'http',
  port: /:(\d+)$/.exec(sent.get('host') ?? '')?.[1] ?? '',
});

/** The words of an unknown host's page in the guest's language, and the address of the list of hotels. Rule: tenancy/T14. */
export async function loadUnknownHost(): Promise<{ messages: Dictionary; frontHref: string | null }> {
  const [{ messages }, sent] = await Promise.all([loadNeutralPage(), headers()]);
  return { messages, frontHref: frontHref(sent.get('host'), hostRules(), originOf(sent)) };
}

/** Loads one page of the list of hotels that this process serves. */
export const loadFrontPage: (page: number) => Promise<Loaded<FrontPageView>> = cache(async (page) => {
  const [neutral, sent] = await Promise.all([loadNeutralPage(), headers()]);
  const at = originOf(sent);
  try {
    const listed = await listProjectHotels(page);
    return found({ ...neutral, ...listed, hotels: listed.hotels.map((hotel) => hotelOf(hotel, neutral.language, at)) });
  } catch (error) {
    log().error({ err: error }, 'the front page could not be loaded');
    return unavailable;
  }
});
