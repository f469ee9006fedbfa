import type { HotelNow } from '@/lib/domain/booking/hotel-time';
import type { Kit, Option } from '@/lib/domain/options/kit';

/** What the inputs know beside the option itself. */
export type OptionEnvironment = {
  /** What the hotel's clock shows (hours/H12). */
  now: HotelNow;
  /** The product whose slots are booked; null: the options are an order's. */
  product: { uuid: string; max_booking_slot: number | null } | null;
};

/** What every kind of input gets. `change` takes a rule of lib/domain/options/options that answers with a new kit. */
export type OptionProps = {
  option: Option;
  title: string;
  /** The id of its block; the words of an error stand under `optionErrorId` of it. */
  blockId: string;
  isInvalid: boolean;
  /**
   * What was taken out of its answer, because it cannot be had any more: dates, times or slots as they were
   * written.
   */
  takenOut: readonly string[];
  around: OptionEnvironment;
  /** The date that the guest has chosen beside it; null: none, or the option does not depend on one. */
  day: string | null;
  /** The kit asks for the day of this time, and the guest has not chosen it yet. */
  isDayOpen: boolean;
  change: (rule: (kit: Kit) => Kit) => void;
};

/** What the frame of an input needs of them. */
export type BlockProps = Pick<OptionProps, 'option' | 'title' | 'blockId' | 'isInvalid' | 'takenOut'>;
