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
  /** Of a time: the option that asks for its day; undefined: none does, so the times are today's. */
  dayOption: Option | undefined;
  change: (rule: (kit: Kit) => Kit) => void;
};

/** What the frame of an input needs of them. */
export type BlockProps = Pick<OptionProps, 'option' | 'title' | 'blockId' | 'isInvalid' | 'takenOut'>;
