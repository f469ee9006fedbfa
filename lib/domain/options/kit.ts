import type { AllergenChange, DietChange } from '../allergens/allergens';
import type { Text } from '../i18n/text';
import type { Id } from '../id';
import type { ScheduleDay } from '../schedule-day';
import type { OptionCode, OptionType } from './option-types';

/**
 * The options of a product or of a whole order, called a kit. Rules: options/O1, options/O2, options/O14 (limits),
 * sending/SE14, platform-calls/W17 (ids).
 *
 * A kit contains the guest's answers (`value` of an option, `checked` and `quantity` of a choice), because the cart
 * stores and an order sends both together. The rules never modify a kit: they return a new one.
 */

export const PRICE_TYPES = ['none', 'plus', 'replace'] as const;
type PriceType = (typeof PRICE_TYPES)[number];

export type Choice = {
  id: Id;
  title: Text;
  /** A decimal in the hotel's currency (2.5 is two and a half). */
  price: number;
  checked: boolean;
  /** Quantity of this choice (option code `quantity`); null counts as 1. */
  quantity: number | null;
  minimum: number | null;
  maximum: number | null;
  /** What the choice changes of what is in the product. Fields of this project (allergens/AL4). */
  allergens: AllergenChange;
  diets: DietChange;
  /** Pieces that are left today; null or missing: not counted. A field of this project (stock/SK4). */
  stock_left?: number | null | undefined;
};

export type SlotTime = { date: string; timeStart: string };

/**
 * The guest's answer: a choice's id (select), 'checked' or null (checkbox), 'YYYY-MM-DD time' texts (scheduled
 * datetime), YYYY-MM-DD texts (calendar), else the raw text.
 */
export type OptionValue = string | number | readonly string[] | SlotTime | null;

export type Option = {
  id: Id;
  title: Text;
  is_required: boolean;
  /** A decimal in the hotel's currency. */
  price: number;
  price_type_id: PriceType | null;
  ptype_id: OptionType;
  pcode_id: OptionCode | null;
  value: OptionValue;
  is_read_only: boolean;
  /** Maximum number of ticked choices; null or 0: no limit. */
  max_checked_attrs_count: number | null;
  /** Maximum sum of the ticked quantities; null or 0: no limit (options/O14). */
  maximum: number | null;
  /** Minimum sum of the ticked quantities; null or 0: no minimum. A field of this project, not of the original API. */
  minimum: number | null;
  schedule_id: Id | null;
  schedule_kit: { days: readonly ScheduleDay[] } | null;
  extra: {
    /** A select is rendered as a dropdown if this is the text 'true'. */
    is_dropdown: string | null;
    is_resizable: boolean;
    /** Minutes between two times; null: 30. */
    time_interval: number | null;
    hotel_payment_type_ids: readonly Id[];
    old_id: Id | null;
    /**
     * Refuses past days and, today, past times. If false, a calendar begins in 1970. A field of this project, not of
     * the original API.
     */
    from_today: boolean;
    /** A select with ordered choices is rendered as minus and plus. A field of this project, not of the original API. */
    is_stepper: boolean;
  };
  attrs: readonly Choice[];
};

export type Kit = { id: Id; properties: readonly Option[] };
