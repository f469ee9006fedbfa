import { minutesInDay } from 'date-fns/constants';
import { z } from 'zod';
import { hasFreeCapacity } from '@/lib/domain/booking/slot-starts';
import type { SlotPlan } from '../content/slot-plan';
import { scheduleDays } from './fields/fields';

/** The schema of a product's bookable slots. Rule: booking/B21. */
export const slotsFile: z.ZodType<SlotPlan> = z
  .strictObject({
    capacity: z.int().min(1, 'at least one can book a slot').max(100_000),
    step_minutes: z
      .int()
      .min(5, 'a slot lasts at least five minutes')
      .max(minutesInDay, 'a slot lasts a day at most')
      .default(60),
    stay_minutes: z.int().min(5).max(minutesInDay, 'a stay lasts a day at most').nullable().default(null),
    days_ahead: z.int().min(0).max(730, 'nobody books more than two years ahead').default(60),
    notice_minutes: z
      .int()
      .min(0)
      .max(60 * minutesInDay, 'a notice is sixty days at most')
      .default(0),
    hours: scheduleDays,
  })
  .superRefine(({ hours, step_minutes }, report) => {
    if (hours.length === 0) {
      report.addIssue({ code: 'custom', message: 'hours are missing: when are there slots?', path: ['hours'] });
    }
    for (const [index, entry] of hours.entries()) {
      if (entry.start_time === null || entry.end_time === null) {
        report.addIssue({ code: 'custom', message: 'start_time and end_time are needed', path: ['hours', index] });
      } else if (!hasFreeCapacity(entry, step_minutes)) {
        const message = `no slot of ${step_minutes} minutes fits`;
        report.addIssue({ code: 'custom', message, path: ['hours', index] });
      }
    }
  });
