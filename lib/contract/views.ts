import type { FoodFacts } from '@/lib/domain/allergens/allergens';
import type { Counter } from '@/lib/domain/analytics/counter';
import type { WorkingHours } from '@/lib/domain/booking/working-hours';
import type { ListGroup } from '@/lib/domain/catalogue/list-groups';
import type { WeatherIcon } from '@/lib/domain/hotel/weather';
import type { LanguageTag } from '@/lib/domain/i18n/language';
import type { LocaleData } from '@/lib/domain/i18n/locale-data';
import type { Id } from '@/lib/domain/id';
import type { LotteryState } from '@/lib/domain/lottery/lottery';
import type { CurrencyDigits } from '@/lib/domain/money/money';
import type { Channels } from '@/lib/domain/navigation/channels';
import type { RoomProofPolicy } from '@/lib/domain/rooms/room-proof';
import type { FileLink } from '@/lib/domain/security/own-file';
import type { TaxRate } from '@/lib/domain/taxes/added-tax';
import type { TipOffer } from '@/lib/domain/tips/tip';
import type { Variations } from '@/lib/domain/variations/variations';

/**
 * View models of the screens: one language, only what the screen needs. The server builds them from the contract's
 * entities (lib/server/pages/views.ts); components read nothing else on first paint. All texts are plain text unless
 * the name ends in `Html`, which is sanitised rich text (security/SC5). All picture fields are ready for `src`.
 */

export type LanguageView = {
  code: string;
  /** In the language itself. */
  name: string;
  /** ISO 3166-1 alpha-2, lower case. */
  flag: string;
  label: string;
};

/**
 * An upstream's realtime database. The keys identify the project and give no access by themselves; regions are parts
 * of the paths, in lower case. Rules: live-updates/LV3, live-updates/LV1.
 */
export type RealtimeView = {
  databaseURL: string;
  apiKey: string | null;
  projectId: string | null;
  appId: string | null;
  region: string;
  chatRegion: string;
};

/** The voice provider: where the browser posts its offer, and which model and voice it asks for. Rule: voice/V11. */
export type VoiceView = { url: string; model: string; name: string };

/** A tax that is added to the prices. `label`: 'City tax, 5%'; `incl`: 'incl. City tax, 5%'. */
export type AddedTaxView = TaxRate & { label: string; incl: string };

export type HotelView = {
  id: Id;
  uuid: string;
  code: string;
  title: string;
  descr: string;
  template: string;
  /** Whether the language button shows the code beside the flag (languages/L16). */
  showsLanguageCode: boolean;
  /** Wide screens get a layout of their own (appearance/A12). */
  hasDesktopMode: boolean;
  logo: string | null;
  /** For a visit that came by a mailing (startup/ST5). */
  alternateLogo: string | null;
  /** The text of the hotel's own script; null: none. */
  script: string | null;
  /** Who counts the goals of guests; null: nobody (analytics/AY3). */
  counter: Counter | null;
  language: string;
  /** BCP 47, for `lang`. */
  languageTag: LanguageTag;
  /** BCP 47, for dates and numbers: the language with the country in the browser's header. */
  locale: LanguageTag;
  /** How dates and numbers are written in a language that browsers lack; null for all others (languages/L20). */
  localeData: LocaleData | null;
  direction: 'ltr' | 'rtl';
  /** Short names of the days of the week, Sunday first. */
  weekdays: readonly string[];
  languages: readonly LanguageView[];
  currency: string;
  currency_position: 'left' | 'right';
  currency_digits: CurrencyDigits;
  discount_price: number;
  discount_percent: number;
  /** What a button says of the charge that is in its amount; '' for a hotel without one (prices/P23). */
  included_charge: string;
  /** The taxes that are added to the prices; missing: none (taxes/TA3). */
  taxes?: readonly AddedTaxView[];
  /** The id of the one that is added to the charge; missing: none. */
  charge_tax?: Id;
  /** The tips that guests are asked for; missing: none (tips/TP1). */
  tips?: TipOffer;
  /** Whether the checkout asks when an order is ready; missing: not (pace/PA7). */
  quotes_times?: true;
  is_payment_property: boolean;
  is_comment_property: boolean;
  is_agreement_text: boolean;
  is_room_number_property: boolean;
  limit_room: readonly string[];
  /** 'off' behind an upstream, which checks no proof (rooms/RM1). */
  room_proof: RoomProofPolicy;
  room_number: { title: string | null; except_sections: readonly Id[] };
  is_active_chat: boolean;
  /** Safe to link to (security/SC1). */
  help_link: string | null;
  /** What the bar may open beside pages and drawers. */
  channels: Channels;
  location_of_recommendations: string | null;
  timezone: string | null;
  country_code: string | null;
  /** EU, RU, UK or CA: the default dial code of a hotel without a country. */
  region: string;
  hasImpressum: boolean;
  hasPublicOffer: boolean;
  /** The title of the hotel's own terms, in the guest's language; null: the dictionary's. */
  publicOfferTitle: string | null;
  /** The hotel's text after an order, unless a section has one; '' for none. Paragraphs are lines. */
  text_accepted_order: string;
  /** Where a consent can be withdrawn: the hotel's own address, else the operator's; null: at the reception. */
  withdrawalEmail: string | null;
  /**
   * Message keys of consent texts that are displayed in English, because neither the hotel nor the dictionary has them
   * in the guest's language.
   */
  consentInEnglish: readonly string[];
  /** With texts in the guest's language. */
  variations: Variations;
  /**
   * 'stream' with the embedded platform, 'poll' or 'firebase' with an upstream (live-updates/LV1,
   * live-updates/LV3).
   */
  live: 'stream' | 'poll' | 'firebase';
  /** Only with 'firebase'. */
  realtime: RealtimeView | null;
  /** Null: there is no voice assistant. */
  voice: VoiceView | null;
  /** Part of the dictionary's address; changes with the hotel's words. */
  messagesVersion: string;
};

export type NavItemView = {
  code: string;
  icon: string;
  title: string;
  /** Width of the longest word of the title, in em (lib/domain/navigation/label-width.ts). */
  width: number;
  /** Where a tap leads; null: it opens the overlay of the entry's code. */
  href: string | null;
};

export type SectionTileView = {
  id: Id;
  title: string;
  descr: string;
  image: string | null;
  /** As `object-position`. */
  focus?: string;
  /** The target: /sections/{id}, /products/{id} or an external address. */
  href: string;
  external: boolean;
  /** The age that its gate asks for; null: none. */
  age: 16 | 18 | null;
};

export type BannerView = {
  id: Id;
  title: string;
  text: string;
  image: string | null;
  /** As `object-position`. */
  focus?: string;
  href: string | null;
  external: boolean;
};

export type ProductCardView = {
  id: Id;
  title: string;
  image: string | null;
  /** What of the picture stays in view where it is cut, as `object-position`; missing: its middle. */
  focus?: string;
  /** '' when the price is not shown. */
  price: string;
  isPopup: boolean;
  /** Whether its sheet is a brief one, with the picture beside the title. */
  isBrief: boolean;
  /** The age that its gate asks for; null: none. */
  age: 16 | 18 | null;
  /** The label of a product that is closed now by its own hours; null: it can be ordered. */
  closed: string | null;
  /** 'Only 3 left', of a product that can be ordered (stock/SK7). */
  few?: string;
  /** The label of the button that orders it for its next opening, where the hotel allows it (hours/H14). */
  ahead?: string;
  /** The label of the button that asks for it at once (fast-order/FO13). */
  ask?: string;
  /** What is in it; null: not food, or a list that does not show it. */
  food: FoodCardView | null;
  /** One tap adds a piece, because nothing has to be chosen (catalogue/C16). */
  isOneTap?: true;
  /** The most pieces that '+' adds, where the product has a limit of its own (cart/CT4). */
  limit?: number;
};

/**
 * A product in the list of its section. `amount`: its price in minor units, to sort by; `label`: what stands in the corner of
 * its picture, null for nothing; `popular`: the mark of what many
 * guests have ordered (catalogue/C19).
 */
export type ListedProductView = ProductCardView & { amount: number; popular?: string; label: string | null };

/**
 * What a card says of a dish: its diets and its allergens in words, or that the hotel does not state them; '' for none. `facts`:
 * the same for the guest's own list, which only the device knows.
 */
export type FoodCardView = { diets: string; allergens: string; facts: FoodFacts };

/** What a product's sheet shows of its card while it loads. */
export type SheetPreview = Pick<ProductCardView, 'title' | 'image' | 'focus' | 'price' | 'isBrief'>;

/** The weather at the hotel. `picture`: an address for `src`; `icon`: the name of an icon; at most one of both. */
export type WeatherView = { temperature: string; text: string; picture: string | null; icon: WeatherIcon | null };

/** What a home that fills the screen shows. `film`: at least one of both forms. */
export type HeroView = {
  film: { webm: string | null; mp4: string | null } | null;
  poster: string | null;
  weather: WeatherView | null;
};

/** `hasBookable`: whether the hotel has something that can be booked, as far as that was known in time (pages/PG29). */
export type HomeView = {
  banners: readonly BannerView[];
  sections: readonly SectionTileView[];
  hasBookable: boolean;
};

export type SectionView = {
  id: Id;
  title: string;
  image: string | null;
  focus?: string;
  descrHtml: string;
  hideBackButton: boolean;
  /** The section that contains this one; a top-level section is its own (announcements/AN7). */
  parentSection: Id;
  hours: WorkingHours | null;
  /** The hotel's own text beside the hours; '' for none. */
  hoursNoteHtml: string;
  files: readonly FileLink[];
  subsections: readonly SectionTileView[];
  products: readonly ListedProductView[];
  /** The same products by heading. */
  groups: readonly ListGroup<ListedProductView>[];
  /** Whether it or a section below it has something that can be booked, as far as that was known in time. */
  hasBookable: boolean;
  lottery: LotteryView | null;
};

/** A section's draw. `closes`: its end as guests read it, in two parts; null: none. `winner`: plain text. */
export type LotteryView = {
  title: string;
  prize: string;
  rulesHtml: string;
  closes: { date: string; time: string } | null;
  state: LotteryState;
  winner: string;
};

/** The product with which guests skip the cleaning. `optionId`: its option for the days. */
export type SkipCleanView = { sectionId: Id; optionId: number; descrHtml: string; product: ProductCardView };

/** A product with slots. */
export type BookableView = { uuid: string; sectionId: Id; sectionTitle: string; product: ProductCardView };
