import { z } from 'zod';
import type { OrderQuote, QuoteRequest } from '@/lib/contract/quote-api';
import { isOrderedFor } from '@/lib/domain/booking/ordered-for';
import { type Input, readInput } from './input';
import { flag, flagUnlessSaid, numberOrNull, stringOrNull } from './lenient';
import { orderedProduct, orderOptions } from './order-body';

const orderedFor = z.string().refine(isOrderedFor).exactOptional();

/** The body of `POST /orders/quote`. Rule: platform-calls/W37. */
export const quoteBody: z.ZodType<QuoteRequest> = z.object({
  hotel_id: z.union([z.number().int(), z.string().min(1).max(100)]),
  property: z
    .object({ properties: orderOptions })
    .nullish()
    .transform((value) => value ?? { properties: [] }),
  products: z
    .array(z.object({ product: orderedProduct, ordered_for: orderedFor.describe('As in an order') }))
    .min(1)
    .max(200),
  ordered_for: orderedFor.describe('As in an order'),
});

/** Validates what is to be quoted. Never throws. */
export const readQuoteBody = (body: unknown): Input<QuoteRequest> => readInput(quoteBody, body, 'quote');

export const orderQuote: z.ZodType<OrderQuote> = z.object({
  ready_at: stringOrNull.describe('ISO 8601; null: nobody says how long it takes, or it is not possible'),
  minutes: numberOrNull.describe('Until then'),
  is_busy: flag.describe('It takes longer than usual'),
  is_possible: flagUnlessSaid.describe('false: a place that makes it takes no order for its time'),
  closed_until: stringOrNull.describe('Until when it takes none; null: it has enough orders for that time'),
  next_free_at: stringOrNull.describe('When it takes the order next; null: not within twelve hours'),
});
