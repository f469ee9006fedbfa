import { z } from 'zod';
import { parseDate } from '@/lib/domain/booking/calendar-date';
import type { SectionLottery } from '../content/hotel-content';
import { maybeText, text } from './fields/fields';

const MOMENT = /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d$/;

/** A family's room. A hotel that draws among rooms writes 1. */
const DEFAULT_ENTRIES_PER_ROOM = 6;

/** The schema of a section's draw. Rule: lottery/LO1. */
export const lotteryFile: z.ZodType<SectionLottery> = z.strictObject({
  title: text,
  prize: text,
  rules: maybeText,
  closes_at: z
    .string()
    .refine(
      (value) => parseDate(MOMENT.exec(value)?.[1] ?? '') !== null,
      'a date with a time like 2026-05-31T20:00 is expected',
    )
    .nullable()
    .default(null),
  entries_per_room: z
    .int()
    .min(1, 'at least one guest of a room can enter')
    .max(100, 'a hundred guests of a room can enter at most')
    .default(DEFAULT_ENTRIES_PER_ROOM),
  winner: maybeText,
});
