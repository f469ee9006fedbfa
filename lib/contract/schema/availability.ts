import { z } from 'zod';
import type { AvailabilityDay, AvailabilityPlaces, AvailabilityTime } from '@/lib/contract/availability';
import { isRecord } from '@/lib/domain/json/read-value';
import { lenient, lenientNumber, lenientString, needed } from './lenient';

const readDate = (value: unknown): string | null =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) ? value.slice(0, 10) : null;

/** The number of free slots, sent as a number or as a list. */
const readFree = (value: unknown): number =>
  Array.isArray(value) ? value.length : Math.max(0, Math.trunc(lenientNumber(value) ?? 0));

/** A day of a bookable product; dropped without a date. */
export const availabilityDay: z.ZodType<AvailabilityDay> = z
  .object({
    service_date: needed('date', readDate, z.string()).describe('YYYY-MM-DD in the hotel’s local time'),
    available_timeslots: lenient(readFree, z.int().min(0)).describe('0: full'),
  })
  .meta({ id: 'AvailabilityDay' });

const withLabel = (value: unknown): unknown =>
  isRecord(value) ? { ...value, service_time: lenientString(value.service_time) ?? value.start_time } : value;

/** A free time; `start_time` stays exactly as received (booking/B6) and is the default label. */
export const availabilityTime: z.ZodType<AvailabilityTime> = z
  .preprocess(
    withLabel,
    z.object({
      start_time: needed('start', lenientString, z.string()).describe('Goes into the order unchanged'),
      service_time: lenient((value) => lenientString(value) ?? '', z.string()).describe('Its label'),
    }),
  )
  .meta({ id: 'AvailabilityTime' });

/** What `readPlaces` returns. */
export const availabilityPlaces: z.ZodType<AvailabilityPlaces> = z
  .object({ free: z.number(), total: z.number() })
  .meta({ id: 'AvailabilityPlaces' });

/** The places of a day; null for anything else, such as the list with which another platform responds. */
export function readPlaces(value: unknown): AvailabilityPlaces | null {
  if (!isRecord(value)) return null;
  const [free, total] = [lenientNumber(value.free), lenientNumber(value.total)];
  return free === null || total === null || free < 0 || total < free ? null : { free, total };
}
