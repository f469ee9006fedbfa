import type { Product } from '@/lib/contract/catalogue';
import type { HotelNow } from '@/lib/domain/booking/hotel-time';
import type { Kit, Option } from '@/lib/domain/options/kit';

/** What an input knows of the product whose slots are booked. */
export type ProductWithSlots = Pick<Product, 'uuid' | 'max_booking_slot' | 'slot_minutes' | 'slot_hold_seconds'>;

/** What inputs know besides their option. */
export type OptionEnvironment = {
  /** The hotel's present day and time (hours/H12). */
  now: HotelNow;
  /** The product whose slots are booked; null for the options of an order. */
  product: ProductWithSlots | null;
  /** The day with whose times a form with slots opens; null: that of the guest's answer. Rule: booking/B37. */
  day: string | null;
};

/** The props of every input. `change` takes a function of lib/domain/options/options that returns a new kit. */
export type OptionProps = {
  option: Option;
  title: string;
  /** The id of the option's block, from which `optionErrorId` derives the id of its error. */
  blockId: string;
  isInvalid: boolean;
  /** The platform's messages about the answer, shown in place of the input's own error. */
  refusals: readonly string[];
  /** The values removed from the answer because they are no longer available: dates, times or slots. */
  removed: readonly string[];
  environment: OptionEnvironment;
  /** For a time option: the option that asks for its day; undefined: none, so the times are today's. */
  dayOption: Option | undefined;
  change: (rule: (kit: Kit) => Kit) => void;
};

/** The props of the frame around an input. */
export type BlockProps = Pick<OptionProps, 'option' | 'title' | 'blockId' | 'isInvalid' | 'refusals' | 'removed'>;
