import fc from 'fast-check';
import { addDays } from '@/lib/domain/booking/calendar-date';
import { earliestDate, isDateDisabled, toggleDate } from '@/lib/domain/booking/date-rules';
import type { HotelNow } from '@/lib/domain/booking/hotel-time';
import { slotsAfterDate, slotValue, toggleSlot } from '@/lib/domain/booking/slot-rules';
import { daysBeside, timeChoices } from '@/lib/domain/booking/time-list';
import { isScheduled } from '@/lib/domain/options/answered';
import { type Kit, type Option, PRICE_TYPES } from '@/lib/domain/options/kit';
import type { OptionCode, OptionType } from '@/lib/domain/options/option-types';
import { chooseChoice, setChoiceQuantity, setOptionValue, tickChoice } from '@/lib/domain/options/options';
import { choice, option } from '../catalogue/kit';

/** Generates kits that a hotel may have in its files, and taps of guests in them, for property tests that need both. */

const cents = (least: number) => fc.integer({ min: least, max: 20_000 }).map((amount) => amount / 100);
const limit = (most: number) => fc.option(fc.integer({ min: 0, max: most }), { nil: null });

/** True in one of eight cases, so that rare settings of hotels do not hide the common ones. */
const seldom = fc.integer({ min: 1, max: 8 }).map((chance) => chance === 1);

const hotelChoice = (id: number) =>
  fc
    .record({ price: cents(-2000), checked: seldom, quantity: limit(3), minimum: limit(3), maximum: limit(5) })
    .map((parts) => choice({ id, ...parts }));

const choicesOf = (optionId: number, most: number) =>
  fc
    .integer({ min: 1, max: most })
    .chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => hotelChoice(optionId * 100 + index))));

const KINDS: readonly (readonly [OptionType, OptionCode | null])[] = [
  ['select', null],
  ['select', 'building'],
  ['checkbox', null],
  ['checkbox', 'quantity'],
  ['text', null],
  ['text', 'name'],
  ['text', 'phone_number'],
  ['text', 'banknotes'],
  ['date', null],
  ['time', null],
  ['calendar', null],
  ['datetime', 'scheduled'],
];

const hotelOption = (id: number) =>
  fc
    .record({
      kind: fc.constantFrom(...KINDS),
      is_required: fc.boolean(),
      is_read_only: seldom,
      price: cents(-500),
      price_type_id: fc.constantFrom(null, ...PRICE_TYPES),
      max_checked_attrs_count: limit(3),
      maximum: limit(6),
      minimum: limit(4),
      from_today: fc.boolean(),
      attrs: choicesOf(id, 4),
    })
    .map(({ kind: [ptype_id, pcode_id], attrs, is_read_only, from_today, ...parts }) =>
      option({
        id,
        ptype_id,
        pcode_id,
        attrs: attrs.filter(() => 'select checkbox'.includes(ptype_id)),
        extra: { from_today, is_stepper: false },
        is_read_only: is_read_only && pcode_id !== 'scheduled',
        ...parts,
      }),
    );

/**
 * A kit of up to six options as a hotel offers it: without answers, except for a few choices that the hotel has ticked
 * in advance. Like an imported kit, it has at most one option that books slots.
 */
export const hotelKit: fc.Arbitrary<Kit> = fc
  .integer({ min: 0, max: 6 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => hotelOption(index + 1))))
  .map((options) => ({
    id: 7,
    properties: options.filter((one, index) => !isScheduled(one) || options.findIndex(isScheduled) === index),
  }));

/** One tap of a guest: three numbers, which each kind of option interprets in its own way. */
type Tap = { at: number; what: number; amount: number };

const number = fc.nat({ max: 30 });
export const taps: fc.Arbitrary<readonly Tap[]> = fc.array(fc.record({ at: number, what: number, amount: number }), {
  maxLength: 24,
});

const PHONES = ['+34-612-345-678', '+34-612', '+1202-555-0123', ''];
const DAYS = 4;
const WORDS = ['', '   ', 'No nuts', '12', '<b>'];
const pick = <T>(from: readonly T[], place: number): T | undefined => from[place % Math.max(1, from.length)];

/** The calendar of an option that books slots. */
type Offer = { now: HotelNow; timesOn: (date: string) => readonly string[]; mostSlots: number | null };

type Answer = (kit: Kit, option: Option, tap: Tap, offer: Offer) => Kit;

const select: Answer = (kit, { id, attrs, is_required }, { what, amount }) => {
  const picked = pick(attrs, what);
  // A second tap removes the choice of an option that is not required.
  const isTakenBack = picked === undefined || (amount === 0 && !is_required);
  return isTakenBack ? setOptionValue(kit, id, null) : chooseChoice(kit, id, picked.id);
};

const tick: Answer = (kit, { id, attrs, pcode_id }, { what, amount }) => {
  const picked = pick(attrs, what);
  if (picked === undefined) return kit;
  return picked.checked && pcode_id === 'quantity' && amount > 3
    ? setChoiceQuantity(kit, id, picked.id, amount - 3)
    : tickChoice(kit, id, picked.id, !picked.checked);
};

const book: Answer = (kit, one, { what, amount }, { now, timesOn, mostSlots }) => {
  const date = addDays(now.date, what % DAYS);
  const start_time = pick(timesOn(date), amount);
  if (start_time === undefined) return kit;
  const onDay = { ...one, value: slotsAfterDate(one, date) };
  return setOptionValue(kit, one.id, toggleSlot(onDay, slotValue(date, { start_time }), mostSlots));
};

const write =
  (words: readonly string[]): Answer =>
  (kit, { id }, { what }) =>
    setOptionValue(kit, id, pick(words, what) ?? null);

const BY_TYPE: Readonly<Partial<Record<OptionType, Answer>>> = {
  select,
  checkbox: tick,
  datetime: book,
  date: (kit, one, { what }, { now }) => {
    const date = addDays(now.date, what % DAYS);
    return isDateDisabled(one, date, now) ? kit : setOptionValue(kit, one.id, date);
  },
  calendar: (kit, one, { what }, { now }) =>
    setOptionValue(
      kit,
      one.id,
      toggleDate(one, addDays(now.date, (what % DAYS) - 1), { earliest: earliestDate(one, now) }),
    ),
  time: (kit, one, { what }, { now }) => {
    const times = timeChoices({ option: one, dates: daysBeside(kit, one.id, now), now });
    return setOptionValue(kit, one.id, pick(times, what) ?? null);
  },
};

/** The kit after one tap, by the same rules as the form. */
export function tapped(kit: Kit, tap: Tap, offer: Offer): Kit {
  const one = pick(kit.properties, tap.at);
  if (one === undefined || one.is_read_only) return kit;
  const answer = BY_TYPE[one.ptype_id] ?? write(one.pcode_id === 'phone_number' ? PHONES : WORDS);
  return answer(kit, one, tap, offer);
}
