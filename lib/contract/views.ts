import type { WorkingHours } from '@/lib/domain/booking/working-hours';
import type { Id } from '@/lib/domain/options/kit';
import type { FileLink } from '@/lib/domain/security/own-file';
import type { Variations } from '@/lib/domain/variations/variations';

/**
 * What a page shows: one language, only what the screen needs. The server makes these from the contract's
 * entities (lib/server/pages/views.ts); components read nothing else on first paint. All texts are plain text unless
 * the name ends in `Html`, which is sanitised rich text (security/SC5). All picture fields are addresses ready for
 * `src`.
 */

export type LanguageView = {
  code: string /** In the language itself. */;
  name: string /** ISO 3166-1 alpha-2, lower case. */;
  flag: string;
  label: string;
};

/**
 * How a browser listens to an upstream's realtime database. The keys name the project and open nothing by themselves;
 * regions are parts of the paths, in lower case. Rules: live-updates/LV3, live-updates/LV1.
 */
export type RealtimeView = {
  databaseURL: string;
  apiKey: string | null;
  projectId: string | null;
  appId: string | null;
  region: string;
  chatRegion: string;
};

export type HotelView = {
  id: Id;
  uuid: string;
  code: string;
  title: string;
  descr: string;
  template: string;
  logo: string | null;
  language: string;
  /** BCP 47, for `lang`. */
  languageTag: string;
  /** BCP 47, for dates and numbers: the language with the country that the browser names for it. */
  locale: string;
  direction: 'ltr' | 'rtl';
  languages: readonly LanguageView[];
  currency: string;
  currency_position: 'left' | 'right';
  discount_price: number;
  discount_percent: number;
  is_payment_property: boolean;
  is_comment_property: boolean;
  is_agreement_text: boolean;
  is_room_number_property: boolean;
  limit_room: readonly string[];
  room_number: { title: string | null; except_sections: readonly Id[] };
  is_active_chat: boolean;
  /** Already safe (security/SC1). */
  help_link: string | null;
  location_of_recommendations: string | null;
  timezone: string | null;
  country_code: string | null;
  /** Where the product is at home: EU, RU, UK or CA. It decides the dial code of a hotel that names none. */
  region: string;
  hasImpressum: boolean;
  hasPublicOffer: boolean;
  /** What the hotel's own text calls its terms, in the guest's language; null: the dictionary's word. */
  publicOfferTitle: string | null;
  /** The hotel's words after an order, where no section has any; '' for none. Paragraphs are lines. */
  text_accepted_order: string;
  /** Where a consent can be withdrawn: the hotel's own address, else the operator's; null: at the reception. */
  withdrawalEmail: string | null;
  /**
   * Words of the consent that are read in English: neither the hotel nor the product has them in the guest's
   * language.
   */
  consentInEnglish: readonly string[];
  /** Their texts in the guest's language alone. */
  variations: Variations;
  /**
   * 'stream' with the embedded platform, 'poll' or 'firebase' with an upstream (live-updates/LV1,
   * live-updates/LV3).
   */
  live: 'stream' | 'poll' | 'firebase';
  /** Only with 'firebase'. */
  realtime: RealtimeView | null;
  /** Changes when the hotel's words change: part of the address of the dictionary. */
  wordsVersion: string;
};

export type NavItemView = {
  code: string;
  icon: string;
  title: string;
  external_link: string | null;
  /** Where Home leads, when it is not '/': the default bar and a configured one differ (navigation/N3). */
  home?: '/home';
};

export type SectionTileView = {
  id: Id;
  title: string;
  descr: string;
  image: string | null;
  /** Where a tap leads: /sections/{id}, /products/{id} or an outside address. */
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
  href: string | null;
  external: boolean;
};

export type ProductCardView = {
  id: Id;
  title: string;
  image: string | null;
  /** '' when the price is not shown. */
  price: string;
  isPopup: boolean;
  /** The age that its gate asks for; null: none. */
  age: 16 | 18 | null;
  /** What is said of a product that its own hours close now; null: it can be ordered. */
  closed: string | null;
};

export type HomeView = { banners: readonly BannerView[]; sections: readonly SectionTileView[] };

export type SectionView = {
  id: Id;
  title: string;
  descrHtml: string;
  hideBackButton: boolean;
  hours: WorkingHours | null;
  /** The hotel's own words beside them; '' for none. */
  hoursNoteHtml: string;
  files: readonly FileLink[];
  subsections: readonly SectionTileView[];
  products: readonly ProductCardView[];
};
