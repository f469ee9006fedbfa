import type { HotelNow } from '@/lib/domain/hotel-time';
import type { Id, Kit, Option } from '@/lib/domain/kit';

/** What the inputs know beside the option itself. */
export type OptionSurroundings = {
  /** The whole kit with its answers: the times of a day depend on the day. */
  kit: Kit;
  /** What the hotel's clock shows (reading 28). */
  now: HotelNow;
  /** The product whose slots are booked; null: the options are an order's. */
  product: { uuid: string; max_booking_slot: number | null } | null;
  /** Whatever changes when the form is cleared. */
  clearSignal: Id | null;
};

/** What every kind of input gets. `change` takes a rule of lib/domain/options that answers with a new kit. */
export type OptionProps = {
  option: Option;
  title: string;
  /** The id of its block; the words of an error stand under `optionErrorId` of it. */
  blockId: string;
  isInvalid: boolean;
  around: OptionSurroundings;
  change: (rule: (kit: Kit) => Kit) => void;
};

/** What the frame of an input needs of them. */
export type OptionBlock = Pick<OptionProps, 'option' | 'title' | 'blockId' | 'isInvalid'>;
