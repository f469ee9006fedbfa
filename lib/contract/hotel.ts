import type { House } from '@/lib/contract/house';
import type { Focus } from '@/lib/domain/catalogue/pictures';
import type { Screenshot } from '@/lib/domain/crawlers/manifest-screenshots';
import type { Text } from '@/lib/domain/i18n/text';
import type { Id } from '@/lib/domain/id';
import type { CurrencyDigits } from '@/lib/domain/money/money';
import type { Kit } from '@/lib/domain/options/kit';
import type { RoomProofPolicy } from '@/lib/domain/rooms/room-proof';
import type { TaxRate } from '@/lib/domain/taxes/added-tax';
import type { TipOffer } from '@/lib/domain/tips/tip';

/**
 * `needs_room_proof`: whether it charges a room, which must be proven then (rooms/RM2); a field of this project, missing
 * for no. Rules: checkout/CO3, payment/PY1.
 */
export type Payment = { id: Id; title: Text; ptype_id: string | null; needs_room_proof?: boolean };

/**
 * A linked picture with a text on the home page. `link`: a same-site path or an http(s) address. `focus`: what of the picture
 * stays in view where it is cut, a field of this project (catalogue/C20).
 */
export type Banner = {
  id: Id;
  title: Text;
  text: Text | null;
  image: string | null;
  focus: Focus | null;
  link: string | null;
};

/**
 * The film of the home page, in one or two formats, and the picture shown before it plays or instead of it. Rule:
 * appearance/A9.
 */
export type HotelVideo = { webm: string | null; mp4: string | null; poster: string | null };

/** A tax of the hotel, such as VAT on food. Rule: taxes/TA1. */
export type HotelTax = TaxRate & { title: Text };

/** Who sells what the hotel's receipts list. Rule: taxes/TA7. */
export type Seller = { name: Text; address: Text | null; tax_number: string | null };

/** A hotel. Rules: tenancy/T1, platform-calls/W4. Amounts are decimals in the hotel's currency. */
export type Hotel = {
  id: Id;
  uuid: string;
  code: string;
  site: string | null;
  title: Text;
  /** One or two sentences for the home page and link previews. */
  descr: Text | null;
  /** 'video_template', 'slider_template', 'blue' or any other name; unknown names get the default look. */
  template: string;
  logo: string | null;
  favicon: string | null;
  /** A font family; null: Ubuntu. */
  font: string | null;
  /** '#rrggbb', or null when the hotel's value has another form. */
  color: string | null;
  set_default_color: boolean;
  footer_color: string | null;
  /** The number of the hotel's counter at Metrica (analytics/AY3). */
  metric_num: string | null;
  currency: string;
  currency_position: 'left' | 'right';
  /** The decimals of amounts. A field of this project; two from a platform that does not send it (prices/P21). */
  currency_digits: CurrencyDigits;
  /** A flat charge on the whole order. */
  discount_price: number;
  /**
   * A percentage charged on each line that is not free-delivery; above 0 the flat charge does not apply (prices/P13).
   */
  discount_percent: number;
  /** Empty: the hotel states none. Fields of this project (taxes/TA1). */
  taxes: readonly HotelTax[];
  /** The id of the tax of the charge; null: it has none. */
  charge_tax: Id | null;
  /** null: receipts have the hotel's name and imprint alone. A field of this project. */
  seller: Seller | null;
  /** null: guests are asked for no tip. A field of this project (tips/TP1). */
  tips: TipOffer | null;
  is_payment_property: boolean;
  is_comment_property: boolean;
  is_agreement_text: boolean;
  is_room_number_property: boolean;
  /** Suggested rooms; others are accepted (checkout/CO6). */
  limit_room: readonly string[];
  /** Which orders ask for a proof of their room. A field of this project (rooms/RM1). */
  room_proof: RoomProofPolicy;
  /** Whether `POST /orders/quote` may say when an order is ready. A field of this project (pace/PA7); false without it. */
  quotes_times: boolean;
  is_active_chat: boolean;
  /** Rule: appearance/A12. */
  is_active_desktop_mode: boolean;
  help_link: string | null;
  payments: readonly Payment[];
  banners: readonly Banner[];
  /** The order-level kit if `/public/properties` has none (checkout/CO4). */
  property: Kit | null;
  /** The section whose product list replaces home, or 0 (startup/ST7). */
  start_page: number;
  hide_ru: boolean;
  /** 'everywhere': recommendations show in the product sheet too. */
  location_of_recommendations: string | null;
  text_accepted_order: Text | null;
  ext_data: {
    logos: Readonly<Record<string, string>>;
    scripts: string | null;
    country_code: string | null;
    /** IANA name, for example Europe/Madrid (hours/H12). */
    timezone: string | null;
    /** null without a film; a poster alone is a still picture. */
    video: HotelVideo | null;
    /** Shown by phones that offer to install the app. */
    screenshots: readonly Screenshot[];
    /** null: the hotel states nothing. */
    house: House | null;
    properties: { room_number: { title: Text | null; except_sections: readonly Id[] } | null };
    variations: Readonly<Record<string, unknown>>;
  };
};

/** keyword → language → text. Rules: languages/L10, platform-calls/W4. */
export type HotelMessages = Readonly<Record<string, Text>>;

/** `GET /hotels/{code}`. */
export type HotelResponse = { hotel: Hotel; words: HotelMessages; languages: readonly { code: string }[] };

/** An item of the hotel's own bottom bar. Rule: navigation/N10. */
export type NavItem = {
  code: string;
  icon: string;
  title: Text;
  active: boolean;
  external_link: string | null;
};

export const PUBLIC_INFO_TYPES = [
  'privacy_policy',
  'full_agreement',
  'is_adult_18',
  'is_adult_16',
  'impressum',
  'chat_disclaimer',
  'order_privacy',
] as const;
/** The legal texts of a hotel. Rule: legal-texts/LT1. */
export type PublicInfoType = (typeof PUBLIC_INFO_TYPES)[number];
