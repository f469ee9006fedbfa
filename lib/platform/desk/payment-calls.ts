import { z } from 'zod';
import { trimTyped } from '@/lib/domain/i18n/typed-text';
import { hasDigits } from '@/lib/domain/money/money';
import type { PaymentProblems } from '../payments/payment-problems';
import { deskCall } from './desk-call';
import { ok, order, time, uuid } from './shapes';

const A_REASON = 'between 1 and 500 characters';
const ONE_OF_TWO = 'either amount or line_ids is needed';

export const REFUND_ORDER = deskCall({
  id: 'refundOrder',
  action: 'money',
  creates: true,
  method: 'POST',
  path: '/orders/{uuid}/refund',
  summary: 'Takes something off the price of an order that is paid online',
  about:
    'What was charged too much is given back; of what is only reserved less is charged. Give either amount or line_ids; an amount that the payment service does not move is refused, and prices of lines are rounded to what it moves. An order that was cancelled or has expired is given back whole by itself, and refused here with the field status.',
  params: { uuid },
  body: z.object({
    amount: z
      .number()
      .positive('must be above 0')
      .refine((amount) => hasDigits(amount, 3), 'at most three decimals')
      .nullable()
      .default(null)
      .describe('In the hotel’s currency, at most what the guest still pays'),
    line_ids: z
      .array(z.union([z.int(), z.string()]))
      .min(1, 'a line is needed')
      .max(1000, 'at most 1000 lines')
      .nullable()
      .default(null)
      .describe('Ids of lines whose price is taken off, each line once'),
    reason: z
      .string()
      .overwrite(trimTyped)
      .min(1, A_REASON)
      .max(500, A_REASON)
      .describe('What the guest reads beside the money'),
    version: z
      .int()
      .nonnegative()
      .nullable()
      .default(null)
      .describe(
        'The version that you have seen; refused as a conflict, with moved_by, if it has been moved or refunded since. null: no check',
      ),
  }),
  response: order,
  refusals: ['not-found', 'invalid', 'conflict'],
});

/** The refusal of a call that gives none of the two, or both. */
export const ONE_OF_AMOUNT_AND_LINES = { amount: ONE_OF_TWO };

const orderKey = { order_uuid: z.string(), num: z.int().describe('The number of the order') };

const problems = z
  .object({
    steps: z
      .array(
        z.object({
          ...orderKey,
          kind: z.enum(['capture', 'release', 'refund']),
          amount: z.number(),
          since: time,
          attempts: z.int(),
          last_error: z.string().nullable().describe('A code, such as ECONNREFUSED'),
          is_given_up: z.boolean().describe('Whether it is not tried again by itself'),
        }),
      )
      .describe('What a payment service was asked for and has not done, the oldest first'),
    refused_reports: z
      .array(
        z.object({
          id: z.string(),
          ...orderKey,
          reason: z
            .enum([
              'amount',
              'currency',
              'law',
              'account',
              'dispute',
              'dispute_won',
              'dispute_lost',
              'refund_failed',
              'uncharged',
            ])
            .describe(
              'What differs from the order. law: more is charged or given back than was paid; account: the account at which it was begun is not set up any more, so nobody can be asked; dispute: the guest’s bank disputes a charge; refund_failed: a refund has come back; uncharged: the reservation of an order that was taken up ended before it was charged',
            ),
          amount: z.number().nullable().describe('Of a dispute, a refund that has come back, or what was not charged'),
          received_at: time,
        }),
      )
      .describe('What a payment service says and cannot be, and money that goes another way, the newest first'),
    holds: z
      .array(
        z.object({
          ...orderKey,
          amount: z.number(),
          held_until: time.nullable().describe('null: at any time, because nobody names its end'),
        }),
      )
      .describe(
        'Reservations that end by themselves within a day, the first one first, and those of six days and more whose end nobody names',
      ),
  })
  .meta({ id: 'PaymentProblems' }) satisfies z.ZodType<PaymentProblems>;

export const LIST_PAYMENT_PROBLEMS = deskCall({
  id: 'listPaymentProblems',
  action: 'money',
  method: 'GET',
  path: '/payment-problems',
  summary: 'Lists the money that somebody must look at',
  about: 'At most a hundred of each.',
  response: problems,
});

export const RETRY_PAYMENT_STEP = deskCall({
  id: 'retryPaymentStep',
  action: 'money',
  method: 'POST',
  path: '/payment-problems/retry',
  summary: 'Asks the payment service again for what it has not done',
  body: z.object({ order_uuid: uuid }),
  response: ok,
  refusals: ['not-found', 'invalid'],
});

export const DISMISS_REFUSED_REPORT = deskCall({
  id: 'dismissRefusedReport',
  action: 'money',
  method: 'POST',
  path: '/payment-problems/dismiss',
  summary: 'Takes a refused report off the list',
  body: z.object({ id: uuid }),
  response: ok,
  refusals: ['not-found', 'invalid'],
});

/** The staff calls for money, as data (see desk-call.ts). */
export const PAYMENT_CALLS = [REFUND_ORDER, LIST_PAYMENT_PROBLEMS, RETRY_PAYMENT_STEP, DISMISS_REFUSED_REPORT];
