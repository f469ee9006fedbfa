import 'server-only';
import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import type { HotelAnswer } from '@/lib/contract/hotel';
import { bcp47, chooseLanguage, directionOf, languageLabel } from '@/lib/domain/language';
import { PRODUCT_NAME } from '@/lib/domain/product-name';
import { textIn } from '@/lib/domain/text';
import { embeddedHotels } from './embedded-hotels';
import { gate } from './gate';
import { hotelHref } from './hotel-href';
import { hotelAnswer } from './hotel-source';
import { down, found, type Loaded } from './loaded';
import { log } from './log';
import { plainText } from './sanitise';
import { builtIn, builtInLanguages, type Dictionary } from './words';

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

/** `hotels` is empty behind an upstream: it names no hotels. */
export type FrontDoorView = {
  hotels: readonly FrontDoorHotel[];
  language: string;
  languageTag: string;
  direction: 'ltr' | 'rtl';
  words: Dictionary;
};

const hotelOf = (
  { hotel, languages }: HotelAnswer,
  language: string,
  at: { scheme: string; port: string },
): FrontDoorHotel => ({
  code: hotel.code,
  title: textIn(hotel.title, language).trim() || PRODUCT_NAME,
  descr: plainText(textIn(hotel.descr, language)),
  href: hotelHref(hotel.code, gate(), at),
  languages: languages.map(({ code }) => ({ code, label: languageLabel(code) })),
  color: hotel.color,
  logo: hotel.ext_data.logos[language] ?? hotel.logo,
});

async function hotelsFor(language: string, at: { scheme: string; port: string }): Promise<FrontDoorHotel[]> {
  const answers = await Promise.all((await embeddedHotels()).map((code) => hotelAnswer(code)));
  return answers.flatMap((answer) => (answer.ok ? [hotelOf(answer.value, language, at)] : []));
}

/** The front door of the whole house: every hotel that it serves itself, each with its own address. */
export const loadFrontDoor: () => Promise<Loaded<FrontDoorView>> = cache(async () => {
  const [sent, stored] = await Promise.all([headers(), cookies()]);
  const language = chooseLanguage({
    pinned: sent.get('x-lang'),
    stored: stored.get('lang')?.value,
    accept: sent.get('accept-language'),
    offered: ['en', ...builtInLanguages()],
    // The product itself has no home language: without a wish it speaks English.
    hideRu: true,
  });
  const at = {
    scheme: sent.get('x-forwarded-proto') === 'https' ? 'https' : 'http',
    port: /:(\d+)$/.exec(sent.get('host') ?? '')?.[1] ?? '',
  };
  try {
    const hotels = await hotelsFor(language, at);
    return found({
      hotels,
      language,
      languageTag: bcp47(language),
      direction: directionOf(language),
      words: builtIn(language),
    });
  } catch (error) {
    log().error({ err: error }, 'the front door could not be made');
    return down;
  }
});
