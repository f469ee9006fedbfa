import 'server-only';
import type { Product, Section, SectionFacts, SectionHead } from '@/lib/contract/catalogue';
import type { Banner, Hotel, HotelResponse } from '@/lib/contract/hotel';
import type {
  BannerView,
  HomeView,
  HotelView,
  LanguageView,
  ListedProductView,
  ProductCardView,
  SectionTileView,
  SectionView,
} from '@/lib/contract/views';
import type { HotelNow } from '@/lib/domain/booking/hotel-time';
import { workingHours } from '@/lib/domain/booking/schedule';
import { weekdayNames } from '@/lib/domain/booking/weekday-names';
import { hoursWorthShowing, type WorkingHours } from '@/lib/domain/booking/working-hours';
import { isOneTap, oneTapLimit } from '@/lib/domain/cart/one-tap';
import { leastAge } from '@/lib/domain/catalogue/age-gate';
import { cardLabels } from '@/lib/domain/catalogue/card-labels';
import { headingCode, listGroups, listHeadings } from '@/lib/domain/catalogue/list-groups';
import { cardPictureView, pictureView } from '@/lib/domain/catalogue/pictures';
import { isRequest } from '@/lib/domain/checkout/request';
import { hotelScript } from '@/lib/domain/hotel/hotel-script';
import { isFullScreen } from '@/lib/domain/hotel/template';
import { bcp47, directionOf, languageLabel, languageName } from '@/lib/domain/i18n/language';
import { paragraphsOf, plainText } from '@/lib/domain/i18n/plain-text';
import { isolateNumber, textIn } from '@/lib/domain/i18n/text';
import { formatPrice, priceOf } from '@/lib/domain/money/money';
import { scheduledOption } from '@/lib/domain/money/price';
import { sectionHref } from '@/lib/domain/navigation/links';
import countryRows from '@/lib/domain/phone/country-table.json';
import { countryOfHotel, languageFlag } from '@/lib/domain/phone/language-flag';
import { fileLinks } from '@/lib/domain/security/own-file';
import { isExternal } from '@/lib/domain/security/safe-link';
import { CONSENT_MESSAGE_KEYS } from '@/lib/words/consent-message-keys';
import { localeDataFor } from '@/lib/words/locale-data';
import { interpolate } from '@/lib/words/message-key';
import { aheadLabel, closedLabel, fewLabel } from './availability-labels';
import { foodCardView } from './food-card-view';
import { lotteryView } from './lottery-view';
import { type Dictionary, fallenBackToEnglish, messagesVersion } from './messages';
import { variationsIn, variationsOf } from './variations';

/**
 * Builds the view models of the screens from sanitised entities (lib/server/upstream/sanitise-responses.ts): in one
 * language, with only what the screen needs. Markup is stripped from plain text here.
 */

/** What every view is built with. `now`: the hotel's local time. */
export type ViewContext = { hotel: Hotel; language: string; messages: Dictionary; now: HotelNow };

/** The view of a language. `home`: the hotel's country and the flags that the hotel chose itself. */
const languageView = (code: string, home: Parameters<typeof languageFlag>[1]): LanguageView => ({
  code,
  name: languageName(code),
  flag: languageFlag(code, home),
  label: languageLabel(code),
});

const viewsOfHotels = new WeakMap<HotelResponse, Map<string, readonly LanguageView[]>>();

/** Returns the hotel's languages. Remembered for as long as the response: each is two lookups in the data of Intl. */
function languageViews(
  response: HotelResponse,
  language: string,
  chosen: Readonly<Record<string, string>>,
): readonly LanguageView[] {
  const byLanguage = viewsOfHotels.get(response) ?? new Map<string, readonly LanguageView[]>();
  viewsOfHotels.set(response, byLanguage);
  const cached = byLanguage.get(language);
  if (cached !== undefined) return cached;
  const home = { country: countryOfHotel(response.hotel.ext_data.country_code, countryRows), chosen };
  const views = response.languages.map(({ code }) => languageView(code, home));
  byLanguage.set(language, views);
  return views;
}

/** The hotel's name in a language. `productName`: what stands for an empty one. */
export const hotelTitle = (hotel: Hotel, language: string, productName: string): string =>
  textIn(hotel.title, language).trim() || productName;

/** The hotel's logo for a language. Rule: appearance/A4. */
export const hotelLogo = (hotel: Hotel, language: string): string | null =>
  hotel.ext_data.logos[language] ?? hotel.logo;

/**
 * The view of a hotel. `extra`: legal texts, live updates (live-updates/LV1), the proof of rooms (rooms/RM1), added taxes,
 * the operator's settings, and what stands for an empty title. Rules: appearance/A4, appearance/A6.
 */
export function hotelView(
  response: HotelResponse,
  language: string,
  {
    productName,
    ...extra
  }: Pick<
    HotelView,
    | 'channels'
    | 'counter'
    | 'hasImpressum'
    | 'hasPublicOffer'
    | 'included_charge'
    | 'live'
    | 'locale'
    | 'publicOfferTitle'
    | 'realtime'
    | 'region'
    | 'room_proof'
    | 'voice'
    | 'withdrawalEmail'
  > &
    Pick<HotelView, 'charge_tax' | 'quotes_times' | 'taxes' | 'tips'> & { productName: string },
): HotelView {
  const { hotel, words } = response;
  const variations = variationsIn(variationsOf(hotel), language);
  const room = hotel.ext_data.properties.room_number;
  return {
    id: hotel.id,
    uuid: hotel.uuid,
    code: hotel.code,
    title: hotelTitle(hotel, language, productName),
    descr: plainText(textIn(hotel.descr, language)),
    template: hotel.template,
    showsLanguageCode: isFullScreen(hotel.template),
    hasDesktopMode: hotel.is_active_desktop_mode,
    logo: hotelLogo(hotel, language),
    alternateLogo: hotel.ext_data.logos.alternate ?? null,
    script: hotelScript(hotel.ext_data.scripts),
    language,
    languageTag: bcp47(language),
    localeData: localeDataFor(bcp47(language)),
    direction: directionOf(language),
    weekdays: weekdayNames(language),
    languages: languageViews(response, language, variations.languageFlags),
    currency: hotel.currency,
    currency_position: hotel.currency_position,
    currency_digits: hotel.currency_digits,
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
    consentInEnglish: fallenBackToEnglish(words, language, CONSENT_MESSAGE_KEYS),
    variations,
    messagesVersion: messagesVersion(words),
    ...extra,
    withdrawalEmail: variations.withdrawalEmail ?? extra.withdrawalEmail,
  };
}

/** The home page: the hotel's banners and its visible sections. Rule: catalogue/C3. */
export const homeView = (context: ViewContext, sections: readonly SectionFacts[], hasBookable: boolean): HomeView => ({
  hasBookable,
  banners: context.hotel.banners.map((banner) => bannerView(context, banner)),
  sections: sections.filter((section) => !section.is_hidden).map((section) => tileView(context, section, null)),
});

const bannerView = ({ language }: ViewContext, banner: Banner): BannerView => ({
  id: banner.id,
  title: textIn(banner.title, language),
  text: plainText(textIn(banner.text, language)),
  ...pictureView(banner),
  href: banner.link,
  external: banner.link !== null && isExternal(banner.link),
});

/** A section's tile. `parent`: the section that contains it; null for a top-level section. */
const tileView = (
  { hotel, language }: ViewContext,
  section: SectionFacts,
  parent: SectionHead | null,
): SectionTileView => ({
  id: section.id,
  title: textIn(section.title, language),
  descr: plainText(textIn(section.descr, language)),
  ...pictureView(section),
  ...sectionHref(section),
  age: leastAge(section, { ...section, parent }, variationsOf(hotel).age16Under),
});

/** The page of a section: its visible subsections and its products. Rule: hours/H9. */
export function sectionView(context: ViewContext, section: Section, hasBookable = false): SectionView {
  const products = section.products.map((product) => listedCard(context, section, product));
  return {
    id: section.id,
    title: textIn(section.title, context.language),
    ...pictureView(section),
    descrHtml: textIn(section.descr, context.language),
    hideBackButton: section.hide_back_button,
    parentSection: section.parent?.id ?? section.id,
    hours: sectionHours(context, section),
    hoursNoteHtml: textIn(section.schedule?.descr, context.language),
    files: fileLinks(section.files, context.language),
    subsections: section.subsections
      .filter((child) => !child.is_hidden)
      .map((child) => tileView(context, child, section)),
    products: products.map(({ card }) => card),
    groups: groupsOf(context, section, products),
    hasBookable,
    lottery: section.lottery && lotteryView(context, section.lottery, textIn(section.title, context.language)),
  };
}

type Listed = { heading: string | null; card: ListedProductView };

/** A card of a list, with what is in the dish and '+' where one tap is enough. */
function listedCard(context: ViewContext, section: Section, product: Product): Listed {
  const labelled = {
    ...cardView(context, section, product),
    ...(product.is_popular && { popular: context.messages.popular }),
  };
  const label =
    cardLabels(labelled, { 16: context.messages.adults_only_16, 18: context.messages.adults_only })[0]?.text ?? null;
  const card = { ...labelled, label, food: foodCardView(context, product), amount: priceOf(product) };
  const heading = headingCode(product);
  if (card.closed !== null || !isOneTap(product, section)) return { heading, card };
  if (isRequest(product, section)) return { heading, card: { ...card, ask: context.messages.ask } };
  const limit = oneTapLimit(product);
  return { heading, card: { ...card, isOneTap: true, ...(limit !== null && { limit }) } };
}

const groupsOf = ({ language }: ViewContext, section: Section, products: readonly Listed[]) =>
  listGroups(
    products,
    listHeadings(section).map(({ code, title }) => ({ code, title: textIn(title, language) })),
  ).map((group) => ({ ...group, products: group.products.map(({ card }) => card) }));

/**
 * Today's hours of a section. Without a time zone the server never shows the section as closed: the guest's clock
 * decides (hours/H12).
 */
export function sectionHours({ hotel, now }: ViewContext, { schedule }: Section): WorkingHours | null {
  const hours = hoursWorthShowing(workingHours(schedule, now));
  return hours !== null && hotel.ext_data.timezone === null ? { ...hours, open: true } : hours;
}

/**
 * A product as its card shows it. The price is the product's own, without the prices of its options. Rule:
 * catalogue/C8.
 */
export function cardView(context: ViewContext, section: Section, product: Product): ProductCardView {
  const price = formatPrice(priceOf(product), context.hotel, context.language);
  const ahead = section.hide_order_button ? null : aheadLabel(context, product);
  const closed = closedLabel(context, product);
  const few = closed === null ? fewLabel(context, product) : null;
  return {
    id: product.id,
    title: textIn(product.title, context.language),
    ...cardPictureView(product),
    price:
      product.is_price_from && price !== ''
        ? interpolate(context.messages.from_price, { price: isolateNumber(price) })
        : price,
    isPopup: product.is_popup,
    isBrief: scheduledOption(product) !== null,
    age: leastAge(product, section, variationsOf(context.hotel).age16Under),
    closed,
    ...(few !== null && { few }),
    ...(ahead !== null && { ahead }),
    food: null,
  };
}
