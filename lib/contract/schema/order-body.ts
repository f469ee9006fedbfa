import { z } from 'zod';
import { ALLERGENS, DIETS } from '@/lib/domain/allergens/allergens';
import { isOrderedFor } from '@/lib/domain/booking/ordered-for';
import { OPTION_TYPES } from '@/lib/domain/options/option-types';
import type { OrderBody } from '@/lib/domain/orders/order-body';
import { type Input, readInput } from './input';

const id = z.union([z.number().int(), z.string().min(1).max(100)]);
const title = z.union([z.string().max(2000), z.record(z.string().max(12), z.string().max(2000).nullable())]);
const shortText = z.string().max(2000);

const value = z.union([
  shortText,
  z.number(),
  z.array(shortText).max(400),
  z.object({ date: z.string().max(40), timeStart: z.string().max(40) }),
  z.null(),
]);

const option = z
  .object({
    id,
    value: value.optional().transform((value) => value ?? null),
    ptype_id: z.enum(OPTION_TYPES),
    attrs: z
      .array(
        z.object({
          id,
          title: title.nullish().transform((value) => value ?? ''),
          quantity: z
            .number()
            .int()
            .min(0)
            .max(9999)
            .nullish()
            .transform((value) => value ?? null),
          checked: z
            .boolean()
            .nullish()
            .transform((value) => value ?? false),
        }),
      )
      .max(500)
      .nullish()
      .transform((value) => value ?? []),
  })
  .meta({ id: 'OrderOption' });

export const orderOptions = z.array(option).max(400);

export const orderedProduct = z.object({
  id,
  property: z
    .object({ id, properties: orderOptions })
    .nullish()
    .transform((value) => value ?? null),
});

/** An unknown code is refused: leaving it out would hide an allergy. */
export const foodNote = z.object({
  allergens: z.array(z.enum(ALLERGENS)).max(ALLERGENS.length),
  diets: z.array(z.enum(DIETS)).max(DIETS.length),
});

/** A line of an order. */
export const orderLine = z.object({
  product: orderedProduct,
  quantity: z.number().int().min(1).max(9999),
  total_price: z.number().min(0).max(1e9).describe('Of the whole line, a decimal in the hotel’s currency'),
  from_recommendation: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
  ordered_for: z
    .string()
    .refine(isOrderedFor)
    .exactOptional()
    .describe('The opening for which a closed product is ordered, on the hotel’s clock: YYYY-MM-DDTHH:MM'),
});

/** The fields of an order, for calls that take it with fields of their own. */
export const orderBodyFields = z.object({
  uuid: z.uuid().describe('The client’s own: a repeated one gets the first response again'),
  hotel_id: id,
  language: z.string().regex(/^[a-z]{2,3}$/),
  person_uuid: z
    // Sent by the platform, which may be an upstream with uuids in its own format.
    .string()
    .max(100)
    .nullish()
    .transform((value) => value ?? null)
    .describe('From an earlier response of the hotel; null: a new guest'),
  payment: id
    .nullish()
    .transform((value) => value ?? null)
    .describe('Needed where the hotel asks for it and something is to be paid'),
  comment: z
    .string()
    .max(2000)
    .nullish()
    .transform((value) => value ?? ''),
  room_number: z
    .string()
    .max(50)
    .nullish()
    .transform((value) => value ?? '')
    .describe('Needed where the hotel asks for it'),
  is_temporary: z.boolean().describe('true: the guest has ticked every consent that was shown'),
  property: z
    .object({ properties: orderOptions })
    .nullish()
    .transform((value) => value ?? { properties: [] }),
  products: z.array(orderLine).min(1).max(200),
  food_note: foodNote.exactOptional().describe('What the guest lets the kitchen know'),
  stay_code: z
    .string()
    .regex(/^\d{6}$/)
    .exactOptional()
    .describe('The six digits of the stay, with which the guest proves the room'),
  tip: z
    .number()
    .min(0)
    .max(1e9)
    .exactOptional()
    .describe('A decimal, only at a hotel with tips; part of the final_sum'),
  ordered_for: z
    .string()
    .refine(isOrderedFor)
    .exactOptional()
    .describe('The next_free_at of POST /orders/quote on the hotel’s clock, for all that is for now: YYYY-MM-DDTHH:MM'),
  slot_holder: z.guid().toLowerCase().exactOptional().describe('The device’s code: its held slots are taken'),
});

export const orderBody: z.ZodType<OrderBody> = orderBodyFields.meta({ id: 'OrderBody' });

/**
 * Validates the body of `POST /orders`. Unlike responses, which are decoded leniently, invalid input is refused, and
 * all sizes are limited. Never throws. Rules: sending/SE13, sending/SE14, booking/B8.
 */
export const readOrderBody = (body: unknown): Input<OrderBody> => readInput(orderBody, body, 'order');
