import { z } from 'zod';
import type { DayReport } from '@/lib/domain/figures/day-report';
import { STOPPED_BY } from '@/lib/domain/figures/order-facts';
import { PROMISE_PLACES } from '@/lib/domain/figures/promise-figures';
import { deskCall } from './desk-call';
import { text } from './shapes';

const duration = z
  .object({
    count: z.int().describe('How many were measured'),
    ms: z.number().describe('The sum of their milliseconds'),
  })
  .meta({ id: 'MeasuredTime', description: 'Divide for the mean; nothing was measured where the count is 0' });

const sectionId = z.number().nullable().describe('The one at the top; null: not known of these orders');

const figures = z
  .object({
    orders: z.int().describe('Those that were not cancelled and have not expired'),
    revenue: z.number().describe('With service charges and added taxes, without tips'),
    charges: z.number().describe('The service charges in it'),
    added_taxes: z.number().describe('The taxes in it that the prices did not contain'),
    tips: z.number().describe('Beside the revenue'),
    accepted: duration
      .extend({ in_time: z.int().describe('How many within accept_minutes') })
      .describe('From an order’s wait to the move that took it up'),
    delivered: duration.describe('From an order’s wait until it was done, without orders for a time of their own'),
    promise: z
      .object({
        taken: duration,
        promised: duration,
        places: z
          .array(z.int())
          .describe(
            `How many stand where against the first promise: ${PROMISE_PLACES.join(', ')}. kept: at most 5 minutes from it; very: more than 15`,
          ),
      })
      .describe('Of the delivered orders for which a time was promised'),
    stopped: z.object({
      count: z.int(),
      sum: z.number(),
      by: z.object(
        Object.fromEntries(STOPPED_BY.map((who) => [who, z.int()])) as Record<(typeof STOPPED_BY)[number], z.ZodInt>,
      ),
      reasons: z.array(
        z.object({
          reason: z.string().nullable().describe('As cancel_reason_id of an order'),
          count: z.int(),
          sum: z.number(),
        }),
      ),
    }),
    products: z
      .array(
        z.object({
          product: z.number().nullable().describe('Its id; null: not known of these orders'),
          title: text,
          portions: z.int(),
          revenue: z.number(),
        }),
      )
      .describe('Those with the most portions first'),
    sections: z.array(
      z.object({
        section: sectionId,
        orders: z.int().describe('With at least one line of it'),
        revenue: z.number().describe('Of its own lines, without service charges'),
        accepted: duration,
        delivered: duration,
        late: z.int(),
      }),
    ),
    staff: z.array(
      z.object({
        name: z.string().nullable().describe('null: the hotel’s own system'),
        accepted: z.int(),
        accepting: duration,
        delivered: z.int(),
      }),
    ),
    ratings: z.object({
      count: z.int(),
      stars: z.int().describe('Their sum'),
      each: z.array(z.int()).describe('How many have one star, two, and so on'),
    }),
  })
  .meta({ id: 'DayFigures' });

const hour = z.object({
  hour: z.int().describe('On the hotel’s clock, 0 to 23'),
  again: z.boolean().describe('The clocks were set back, and it is shown for the second time'),
  orders: z.int(),
  revenue: z.number(),
});

const report = z
  .object({
    day: z.string().describe('YYYY-MM-DD at the hotel'),
    today: z.string(),
    until: z.string().nullable().describe('HH:MM at the hotel while the day is not over; null: it is'),
    accept_minutes: z.number().describe('The hotel’s first mark of a waiting order'),
    days: z
      .array(
        z.object({
          day: z.string(),
          figures: figures.describe('Of the orders sent until the report’s time of day'),
          hours: z.array(hour).describe('Of the whole day; 23 or 25 when the clocks change'),
        }),
      )
      .describe('The day, the one before, and the same weekday of the week before'),
    chats: z
      .array(z.object({ name: z.string(), chats: z.int() }))
      .describe('In how many chats each person of the hotel wrote on the day'),
  })
  .meta({ id: 'DayReport' }) satisfies z.ZodType<DayReport>;

export const READ_FIGURES = deskCall({
  id: 'readFigures',
  action: 'figures',
  method: 'GET',
  path: '/figures',
  summary: 'Reads the figures of a day',
  about: 'Of the orders that were sent on it, beside the day before and the same weekday of the week before.',
  query: z.object({
    day: z.iso.date('must be a day like 2026-06-20').optional().describe('At the hotel; without it today'),
  }),
  response: report,
  refusals: ['invalid'],
});

/** The staff calls for figures, as data (see desk-call.ts). */
export const FIGURE_CALLS = [READ_FIGURES];
