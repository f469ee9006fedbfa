import { weekdayOf } from '@/lib/domain/booking/calendar-date';
import type { HotelNow } from '@/lib/domain/booking/hotel-time';
import { isAnswerOver } from '@/lib/domain/booking/past-answers';
import { entryFor, minutesOf, formatClock as writtenTime } from '@/lib/domain/booking/schedule';
import { daysBeside, isTimeStanding, momentsAfterMidnight } from '@/lib/domain/booking/time-list';
import { answerText } from '@/lib/domain/i18n/typed-text';
import { type Id, sameId } from '@/lib/domain/id';
import { isAnswered, isScheduled } from '@/lib/domain/options/answered';
import { withoutAnswers } from '@/lib/domain/options/clean-kit';
import type { Kit, Option } from '@/lib/domain/options/kit';
import { answerKind, timeKind } from '@/lib/domain/options/option-types';
import {
  chooseChoice,
  invalidOptions,
  MAX_ANSWER_LENGTH,
  type PaymentContext,
  setChoiceQuantity,
  setOptionValue,
  tickChoice,
} from '@/lib/domain/options/options';
import type { OrderOption } from '@/lib/domain/orders/order-body';
import { countriesFrom } from '@/lib/domain/phone/countries';
import countryRows from '@/lib/domain/phone/country-table.json';
import { phoneCheck } from '@/lib/domain/phone/phone';

/** A kit with the guest's answers, and the ids of options whose answers are invalid. */
export type AnsweredKit = {
  kit: Kit | null;
  invalid: readonly Id[];
  /** Ids of answered options that the kit does not have, because the hotel has changed it meanwhile. */
  unknown: readonly Id[];
};

type AnswerContext = {
  payment: PaymentContext;
  /** The first date that has not passed: YYYY-MM-DD. */
  earliest: string;
  /** The hotel's local time; null when its time zone is unknown. */
  now: HotelNow | null;
  /** Maximum number of slots; null or 0: unlimited. */
  maxSlots: number | null;
};

/** Checked here because the device may have validated the number without the table of countries. */
const isPhonePossible = phoneCheck(countriesFrom(countryRows));

/**
 * Applies the answers that a device sent to the hotel's own kit, by the rules of the guest's form: an answer that the
 * form would have changed or refused is invalid. Sent titles and prices are ignored. Rules: embedded-platform/EP3,
 * options/O9, options/O13, booking/B8, sending/SE14, options/O8, options/O14.
 */
export function answerKit(kit: Kit | null, sent: readonly OrderOption[], context: AnswerContext): AnsweredKit {
  const known = (id: Id) => kit?.properties.some((option) => sameId(option.id, id)) ?? false;
  const unknown = sent.filter((option) => !isEmpty(option) && !known(option.id)).map((option) => option.id);
  if (kit === null) return { kit, invalid: [], unknown };
  let answered = withoutAnswers(kit);
  const invalid: Id[] = [];
  for (const option of kit.properties) {
    const next = answerOption(
      answered,
      option,
      sent.filter((each) => sameId(each.id, option.id)),
      context,
    );
    if (next === null) invalid.push(option.id);
    else answered = next;
  }
  const { now, payment } = context;
  // With an unknown time zone, a moment has passed only when it has passed everywhere on earth.
  const clock = now ?? { date: context.earliest, time: '00:00', weekday: weekdayOf(context.earliest) ?? 0, minutes: 0 };
  const closed = answered.properties.filter(
    (option) => (now !== null && isClosed(answered, option, now)) || isOver(answered, option, clock),
  );
  const incomplete = invalidOptions(answered, { ...payment, isPhonePossible }).filter((id) => !invalid.includes(id));
  return { kit: answered, invalid: [...invalid, ...closed.map((option) => option.id), ...incomplete], unknown };
}

/** Whether the day does not offer the chosen time, or it has passed. Rule: booking/B36. */
function isClosed(kit: Kit, option: Option, now: HotelNow): boolean {
  if (timeKind(option) !== 'time' || !isAnswered(option)) return false;
  const value = typeof option.value === 'string' ? option.value : '';
  const minutes = minutesOf(value);
  const dates = daysBeside(kit, option.id, now);
  return !isTimeStanding({ option, dates, now }, minutes === null ? value : writtenTime(minutes));
}

/**
 * Whether an answer is in the past. Slots are excluded: a past slot is refused as unavailable when the free places are
 * checked.
 */
const isOver = (kit: Kit, option: Option, now: HotelNow): boolean =>
  !isScheduled(option) && isAnswerOver(kit, option, now);

const isEmpty = ({ value }: OrderOption): boolean => value === null || value === '';

/** The kit with one more answer; null when that answer is invalid. */
function answerOption(kit: Kit, option: Option, sent: readonly OrderOption[], context: AnswerContext): Kit | null {
  // A read-only option keeps the hotel's own value, whatever the device sent.
  if (option.is_read_only) return kit;
  const kind = answerKind(option);
  if (kind === 'slots') return answerSlots(kit, option, sent, context);
  const [answer, second] = sent;
  if (second !== undefined) return null;
  if (answer === undefined || (kind !== 'ticks' && isEmpty(answer))) return kit;
  switch (kind) {
    case 'ticks':
      return tickAll(kit, option, answer);
    case 'choice':
      return choose(kit, option, answer);
    case 'text':
    case 'dates':
    case 'slot':
      return hasValidForm(option, answer, context)
        ? setOptionValue(kit, option.id, typeof answer.value === 'string' ? answerText(answer.value) : answer.value)
        : null;
  }
}

function choose(kit: Kit, option: Option, { value }: OrderOption): Kit | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const chosen = chooseChoice(kit, option.id, value);
  return chosen === kit ? null : chosen;
}

/** Ticks the choices, then sets their quantities. If a limit changes a value, the answer is invalid. */
function tickAll(kit: Kit, option: Option, answer: OrderOption): Kit | null {
  const ticked = answer.attrs.filter((choice) => choice.checked);
  const counted = option.pcode_id === 'quantity';
  let answered = kit;
  for (const choice of ticked) answered = tickChoice(answered, option.id, choice.id, true);
  if (counted) {
    for (const choice of ticked) {
      if (choice.quantity !== null) answered = setChoiceQuantity(answered, option.id, choice.id, choice.quantity);
    }
  }
  const now = answered.properties.find((each) => sameId(each.id, option.id))?.attrs ?? [];
  const same = ticked.every((choice) => {
    const made = now.find((each) => sameId(each.id, choice.id));
    return made?.checked === true && (!counted || choice.quantity === null || made.quantity === choice.quantity);
  });
  return same ? answered : null;
}

/** The device sends each slot as one property with the value 'YYYY-MM-DD start' (booking/B8). */
function answerSlots(kit: Kit, option: Option, sent: readonly OrderOption[], context: AnswerContext): Kit | null {
  const slots = sent.flatMap((each) =>
    Array.isArray(each.value) ? each.value : each.value === null ? [] : [each.value],
  );
  const real = slots.every((slot) => typeof slot === 'string' && isSlot(slot));
  const { maxSlots } = context;
  const tooMany = maxSlots !== null && maxSlots > 0 && slots.length > maxSlots;
  if (!real || tooMany || new Set(slots).size !== slots.length) return null;
  return setOptionValue(kit, option.id, slots.length === 0 ? null : (slots as readonly string[]));
}

const isSlot = (slot: string): boolean => {
  const [date = '', time = ''] = slot.split(' ');
  return weekdayOf(date) !== null && minutesOf(time) !== null;
};

const isDate = (value: unknown): value is string => typeof value === 'string' && weekdayOf(value) !== null;

/** Whether an answer has the form that its option requires. */
function hasValidForm(option: Option, { value }: OrderOption, context: AnswerContext): boolean {
  const days = option.schedule_kit?.days ?? [];
  const isOpen = (date: string) => date >= context.earliest && (days.length === 0 || entryFor(days, date) !== null);
  switch (timeKind(option)) {
    case 'date':
      return isDate(value) && isOpen(value);
    case 'time':
      return (
        typeof value === 'string' && (minutesOf(value) !== null || momentsAfterMidnight(value)?.every(isSlot) === true)
      );
    case 'dates':
      return Array.isArray(value) && value.every(isDate);
    case 'slot':
      return (
        typeof value === 'object' &&
        value !== null &&
        'timeStart' in value &&
        isSlot(`${value.date} ${value.timeStart}`)
      );
    case 'moment':
    case null:
      return isShortAnswer(value);
  }
}

const isShortAnswer = (value: OrderOption['value']): boolean =>
  (typeof value === 'string' && value.length <= MAX_ANSWER_LENGTH) || typeof value === 'number';
