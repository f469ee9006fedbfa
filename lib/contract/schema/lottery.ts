import { z } from 'zod';
import { unwrap } from '@/lib/contract/envelope';
import type { Lottery, LotteryEntry, NewLotteryEntry } from '@/lib/contract/lottery';
import type { LotteryDecoders } from '@/lib/contract/lottery-api';
import { roomText, trimTyped } from '@/lib/domain/i18n/typed-text';
import { isRecord } from '@/lib/domain/json/read-value';
import { MAX_ENTRY_NAME_LENGTH, MAX_ENTRY_ROOM_LENGTH } from '@/lib/domain/lottery/lottery';
import { DecodeError } from './decode-error';
import { textOutput } from './described';
import { type OnDrop, readOne } from './drops';
import { type Input, readInput } from './input';
import { flag, lenient, lenientString, lenientText, needed, string, text, textOrNull } from './lenient';

const MOMENT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})/;

/** A section's draw; dropped without a prize. An end that cannot be read counts as none. */
export const lottery: z.ZodType<Lottery> = z
  .object({
    title: text,
    prize: needed('prize', lenientText, textOutput),
    rules: textOrNull.describe('Rich text'),
    closes_at: lenient((value) => {
      const [, date, time] = MOMENT.exec(lenientString(value) ?? '') ?? [];
      return date === undefined ? null : `${date}T${time}`;
    }, z.string().nullable()).describe(
      'YYYY-MM-DDTHH:MM in the hotel’s local time; null: open until there is a winner',
    ),
    winner: textOrNull.describe('null: not drawn yet'),
  })
  .meta({ id: 'Lottery' });

export const lotteryEntry: z.ZodType<LotteryEntry> = z
  .object({
    uuid: needed('uuid', lenientString, z.string()),
    name: string,
    room_number: string,
    is_winner: flag,
  })
  .meta({ id: 'LotteryEntry' });

const readInitiator = (response: Readonly<Record<string, unknown>>): { uuid: string } | null => {
  const uuid = isRecord(response.initiator) ? lenientString(response.initiator.uuid) : null;
  return uuid === null ? null : { uuid };
};

/** The part of the server's decoders for draws (see `decodersWith`). Rule: platform-calls/W28. */
export const lotteryDecodersWith = (onDrop: OnDrop): LotteryDecoders => ({
  enteredLottery(body) {
    const response = unwrap(body);
    const entered = isRecord(response) ? readOne('entry', lotteryEntry, response.entry, onDrop) : null;
    if (!isRecord(response) || entered === null) throw new DecodeError('lottery entry', 'no entry');
    return { entry: entered, initiator: readInitiator(response) };
  },
  lotteryEntry(body) {
    const response = unwrap(body);
    return isRecord(response) ? readOne('entry', lotteryEntry, response, onDrop) : null;
  },
});

/** One line without control characters, as a name or a room is written. */
const line = (max: number, read: (text: string) => string) =>
  z
    .string('is missing')
    .transform((value) => read(value.replace(/[\s\p{Cc}]+/gu, ' ')))
    .pipe(z.string().min(1, 'is missing').max(max, 'is too long'));

export const newEntry: z.ZodType<NewLotteryEntry> = z.object({
  uuid: z.guid().toLowerCase(),
  hotel_uuid: z.string().min(1).max(100),
  person_uuid: z
    .string()
    .max(100)
    .nullish()
    .transform((value) => value || null),
  name: line(MAX_ENTRY_NAME_LENGTH, trimTyped),
  room_number: line(MAX_ENTRY_ROOM_LENGTH, roomText),
});

/** Validates the body of an entry. Never throws. */
export const readNewEntry = (body: unknown): Input<NewLotteryEntry> => readInput(newEntry, body, 'entry');
