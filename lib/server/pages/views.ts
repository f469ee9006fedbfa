import 'server-only';
import type { Product, Section, SectionFacts, SectionHead } from '@/lib/contract/catalogue';
import type { Banner, Hotel, HotelAnswer, NavItem } from '@/lib/contract/hotel';
import type {
  BannerView,
  HomeView,
  HotelView,
  LanguageView,
  NavItemView,
  ProductCardView,
  SectionTileView,
  SectionView,
} from '@/lib/contract/views';
import type { HotelNow } from '@/lib/domain/booking/hotel-time';
import { orderableAt, workingHours } from '@/lib/domain/booking/schedule';
import { hoursWorthShowing, type WorkingHours } from '@/lib/domain/booking/working-hours';
import { leastAge } from '@/lib/domain/catalogue/adult-gate';
import { PRODUCT_NAME } from '@/lib/domain/catalogue/product-name';
import { bcp47, directionOf, languageLabel, languageName } from '@/lib/domain/i18n/language';
import { countryOfHotel, languageFlag } from '@/lib/domain/i18n/language-flag';
import { paragraphsOf } from '@/lib/domain/i18n/plain-text';
import { isolateNumber, textIn } from '@/lib/domain/i18n/text';
import { formatPrice, toMinor } from '@/lib/domain/money/money';
import { sectionHref } from '@/lib/domain/navigation/links';
import { arrangeBar } from '@/lib/domain/navigation/navigation';
import { type Id, sameId } from '@/lib/domain/options/kit';
import countryRows from '@/lib/domain/phone/country-table.json';
import { fileLinks } from '@/lib/domain/security/own-file';
import { isExternal } from '@/lib/domain/security/safe-link';
import { CONSENT_WORDS } from '@/lib/words/consent-words';
import { interpolate } from '@/lib/words/word-key';
import { variationsIn, variationsOf } from '../settings/variations';
import { type Dictionary, fallenBackToEnglish, messagesVersion } from './messages';
import { plainText } from './sanitise';

/**
 * What screens show, made from canonical entities (lib/server/pages/canonical.ts): one language, only what is needed. Rich
 * text is already sanitised there; where a screen wants plain text, it is stripped here.
 */

/** What every view of a page needs beside its entity. */
export type ViewContext = { hotel: Hotel; language: string; words: Dictionary; now: HotelNow };

/** `home`: the hotel's country and the flags that it chose itself. */
const languageView = (code: string, home: Parameters<typeof languageFlag>[1]): LanguageView => ({
  code,
  name: languageName(code),
  flag: languageFlag(code, home),
  label: languageLabel(code),
});

/**
 * `known`: which legal texts the hotel has, how the browser hears of changes (live-updates/LV1), and what the operator
 * says of all hotels.
 */
export function hotelView(
  answer: HotelAnswer,
  language: string,
  known: Pick<
    HotelView,
    | 'hasImpressum'
    | 'hasPublicOffer'
    | 'live'
    | 'locale'
    | 'publicOfferTitle'
    | 'realtime'
    | 'region'
    | 'withdrawalEmail'
  >,
): HotelView {
  const { hotel, words, languages } = answer;
  const variations = variationsIn(variationsOf(hotel), language);
  const room = hotel.ext_data.properties.room_number;
  const home = { country: countryOfHotel(hotel.ext_data.country_code, countryRows), chosen: variations.languageFlags };
  return {
    id: hotel.id,
    uuid: hotel.uuid,
    code: hotel.code,
    title: textIn(hotel.title, language).trim() || PRODUCT_NAME,
    descr: plainText(textIn(hotel.descr, language)),
    template: hotel.template,
    logo: hotel.ext_data.logos[language] ?? hotel.logo,
    language,
    languageTag: bcp47(language),
    direction: directionOf(language),
    languages: languages.map(({ code }) => languageView(code, home)),
    currency: hotel.currency,
    currency_position: hotel.currency_position,
    discount_price: hotel.discount_price,
    discount_percent: hotel.discount_percent,
    is_payment_property: hotel.is_payment_property,
    is_comment_property: hotel.is_comment_property,
    is_agreement_text: hotel.is_agreement_text,
    is_room_number_property: hotel.is_room_number_property,
    limit_room: hotel.limit_room,
    room_number: {
      title: textIn(room?.title, language) || null,
      except_sections: room?.except_sections ?? [],
    },
    is_active_chat: hotel.is_active_chat,
    help_link: hotel.help_link,
    location_of_recommendations: hotel.location_of_recommendations,
    timezone: hotel.ext_data.timezone,
    country_code: hotel.ext_data.country_code,
    text_accepted_order: paragraphsOf(textIn(hotel.text_accepted_order, language)).join('\n'),
    consentInEnglish: fallenBackToEnglish(words, language, CONSENT_WORDS),
    variations,
    wordsVersion: messagesVersion(words),
    ...known,
    withdrawalEmail: variations.withdrawalEmail ?? known.withdrawalEmail,
  };
}

/** Home: the hotel's banners and its sections, hidden ones left out. */
export const homeView = (seen: ViewContext, sections: readonly SectionFacts[]): HomeView => ({
  banners: seen.hotel.banners.map((banner) => bannerView(seen, banner)),
  sections: sections.filter((section) => !section.is_hidden).map((section) => tileView(seen, section, null)),
});

const bannerView = ({ language }: ViewContext, banner: Banner): BannerView => ({
  id: banner.id,
  title: textIn(banner.title, language),
  text: plainText(textIn(banner.text, language)),
  image: banner.image,
  href: banner.link,
  external: banner.link !== null && isExternal(banner.link),
});

/** `parent`: the section that it stands in; null: it is one of the hotel's top sections. */
const tileView = (
  { hotel, language }: ViewContext,
  section: SectionFacts,
  parent: SectionHead | null,
): SectionTileView => ({
  id: section.id,
  title: textIn(section.title, language),
  descr: plainText(textIn(section.descr, language)),
  image: section.image,
  ...sectionHref(section),
  age: leastAge(section, { ...section, parent }, variationsOf(hotel).age16Under),
});

/** A section's page: its visible children and its products. */
export function sectionView(seen: ViewContext, section: Section): SectionView {
  return {
    id: section.id,
    title: textIn(section.title, seen.language),
    descrHtml: textIn(section.descr, seen.language),
    hideBackButton: section.hide_back_button,
    hours: sectionHours(seen, section),
    hoursNoteHtml: textIn(section.schedule?.descr, seen.language),
    files: fileLinks(section.files, seen.language),
    subsections: section.subsections.filter((child) => !child.is_hidden).map((child) => tileView(seen, child, section)),
    products: section.products.map((product) => cardView(seen, section, product)),
  };
}

/** Today's hours. Without a zone nothing is said of now: it is the guest's clock that decides (hours/H12). */
function sectionHours({ hotel, now }: ViewContext, { schedule }: Section): WorkingHours | null {
  const hours = hoursWorthShowing(workingHours(schedule, now));
  return hours !== null && hotel.ext_data.timezone === null ? { ...hours, open: true } : hours;
}

/** What a link to a product shows before it is followed, in plain words. `image`: an address, as in a view. */
export type ProductPreview = { id: Id; title: string; descr: string; image: string | null };

/** A product as a link preview tells it: price first, then what it is. null: the section has no such product. */
export function productPreview(seen: ViewContext, section: Section, productId: string): ProductPreview | null {
  const product = section.products.find(({ id }) => sameId(id, productId));
  if (product === undefined) return null;
  const { id, title, image, price } = cardView(seen, section, product);
  const words = [price, plainText(textIn(product.descr, seen.language))].filter((part) => part !== '');
  return { id, title, image, descr: words.join(' · ') };
}

function cardView(seen: ViewContext, section: Section, product: Product): ProductCardView {
  const price = formatPrice(toMinor(product.price), seen.hotel, seen.language);
  return {
    id: product.id,
    title: textIn(product.title, seen.language),
    image: product.image_path ?? product.image,
    price:
      product.is_price_from && price !== ''
        ? interpolate(seen.words.from_price, { price: isolateNumber(price) })
        : price,
    isPopup: product.is_popup,
    age: leastAge(product, section, variationsOf(seen.hotel).age16Under),
    closed: closedLabel(seen, product),
  };
}

/**
 * When a closed product opens later today, else that it is closed, now or today. A section's hours are told on its page;
 * what can be ordered is the product's own affair, as sheet and platform see it. Rules: hours/H10, hours/H11.
 */
function closedLabel({ hotel, words, now }: ViewContext, product: Product): string | null {
  // Without a zone the guest's clock decides, which only the sheet can read (hours/H12).
  if (hotel.ext_data.timezone === null) return null;
  const orderable = orderableAt(product.schedule?.days ?? [], now);
  if (orderable.open) return null;
  if (orderable.opensAt !== null) return interpolate(words.opens_at, { time: orderable.opensAt });
  return orderable.opensToday ? words.closed_now : words.closed_today;
}

/** The hotel's own bar: active entries, the voice or chat one in the middle. */
export const navigationView = (items: readonly NavItem[], language: string): readonly NavItemView[] =>
  arrangeBar(items).map(({ code, icon, title, external_link }) => ({
    code,
    icon,
    title: textIn(title, language),
    external_link,
  }));
