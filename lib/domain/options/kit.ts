import type { Text } from '../i18n/text';

/**
 * The option kit of a product or of a whole order. Rules: options/O1, options/O2, sending/SE14, 13b (ids), 24 (limits).
 *
 * A kit holds the guest's answers in place (`value` of an option, `checked` and `quantity` of a choice),
 * because that is what the cart keeps and what an order sends. The rules never change a kit: they return a new one.
 */

/**
 * An id as it came: integers on the wire, but compared as text and sent back exactly as received
 * (platform-calls/W17).
 */
export type Id = number | string;

/** Ids are compared as text. */
export const sameId = (a: Id | null | undefined, b: Id | null | undefined): boolean =>
  a !== null && a !== undefined && b !== null && b !== undefined && String(a) === String(b);

export const PRICE_TYPES = ['none', 'plus', 'replace'] as const;
type PriceType = (typeof PRICE_TYPES)[number];

export const OPTION_TYPES = ['select', 'checkbox', 'datetime', 'text', 'time', 'date', 'calendar', 'slottime'] as const;
export type OptionType = (typeof OPTION_TYPES)[number];

export const OPTION_CODES = ['building', 'quantity', 'scheduled', 'phone_number', 'name', 'banknotes'] as const;
export type OptionCode = (typeof OPTION_CODES)[number];

/** One rule of opening. Days: seven flags, Sunday first. Dates YYYY-MM-DD, times HH:mm:ss, in the hotel's wall time. */
export type ScheduleDay = {
  start_date: string | null;
  end_date: string | null;
  days: readonly boolean[];
  start_time: string | null;
  end_time: string | null;
};

export type Choice = {
  id: Id;
  title: Text;
  /** In the hotel's currency, as a decimal (2.5 is two and a half). */
  price: number;
  checked: boolean;
  /** How many of this choice (option code `quantity`); null counts as 1. */
  quantity: number | null;
  minimum: number | null;
  maximum: number | null;
};

export type SlotTime = { date: string; timeStart: string };

/**
 * What the guest answered: a choice's id (select), 'checked' or null (checkbox), 'YYYY-MM-DD time' strings
 * (scheduled datetime), YYYY-MM-DD strings (calendar), else the raw text.
 */
export type OptionValue = string | number | readonly string[] | SlotTime | null;

export type Option = {
  id: Id;
  title: Text;
  is_required: boolean;
  /** In the hotel's currency, as a decimal. */
  price: number;
  price_type_id: PriceType | null;
  ptype_id: OptionType;
  pcode_id: OptionCode | null;
  value: OptionValue;
  is_read_only: boolean;
  /** How many choices may be ticked; null or 0: any number. */
  max_checked_attrs_count: number | null;
  /** The most that the ticked quantities may add up to; null or 0: any number (options/O14). */
  maximum: number | null;
  /** Ours: the least that the ticked quantities must add up to; null or 0: any number. */
  minimum: number | null;
  schedule_id: Id | null;
  schedule_kit: { days: readonly ScheduleDay[] } | null;
  extra: {
    /** A select is a dropdown when this is the string 'true'. */
    is_dropdown: string | null;
    is_resizable: boolean;
    /** Minutes; null: 30. */
    time_interval: number | null;
    hotel_payment_type_ids: readonly Id[];
    old_id: Id | null;
    /** Ours: no day before today and, today, no time that has passed; otherwise a calendar begins in 1970. */
    from_today: boolean;
  };
  attrs: readonly Choice[];
};

export type Kit = { id: Id; properties: readonly Option[] };
