import { z } from 'zod';
import type { RatingRequest } from '@/lib/contract/order';
import { trimTyped } from '@/lib/domain/i18n/typed-text';
import { MAX_RATING_WORDS, trimRatingWords } from '@/lib/domain/orders/order-rating';
import { type Input, readInput } from './input';

/** The body of `POST /orders/guest/rate`. Rule: platform-calls/W27. */
export const ratingBody: z.ZodType<RatingRequest> = z.object({
  // An upstream may have uuids in its own format.
  uuid: z.string().min(1).max(100),
  hotel_id: z.union([z.number().int(), z.string().min(1).max(100)]),
  stars: z.int().min(1).max(5),
  words: z
    .string()
    .overwrite(trimTyped)
    .max(MAX_RATING_WORDS)
    .nullish()
    .transform((value) => trimRatingWords(value ?? null)),
});

/** Validates the body of a rating. Never throws. */
export const readRatingBody = (body: unknown): Input<RatingRequest> => readInput(ratingBody, body, 'rating');
