import { z } from 'zod';
import { foodNote, orderBodyFields, orderedProduct, orderLine, orderOptions } from '@/lib/contract/schema/order-body';
import { trimTyped } from '@/lib/domain/i18n/typed-text';
import type { CorrectionQuote } from '../orders/quote-correction';
import { deskCall } from './desk-call';
import { MAX_EXPECTED_SECONDS } from './order-calls';
import { order as deskOrder, uuid } from './shapes';

const language = z.string().regex(/^[a-z]{2,3}$/);

/** A line as a device sends it; the staff API refuses fields that it does not have. Rule: staff-api/DK8. */
const line = z.strictObject({
  ...orderLine.shape,
  product: z.strictObject({
    id: orderedProduct.shape.id,
    property: z
      .strictObject({ id: orderedProduct.shape.id, properties: orderOptions })
      .nullable()
      .default(null)
      .describe('The answers to its questions; null: it asks none'),
  }),
});

const order = orderBodyFields.omit({ hotel_id: true, is_temporary: true, stay_code: true, tip: true }).extend({
  property: z.strictObject({ properties: orderOptions }).default({ properties: [] }),
  products: z.array(line).min(1).max(200),
  food_note: z.strictObject(foodNote.shape).exactOptional().describe('What the guest lets the kitchen know'),
});

const words = (most: number) => z.string().overwrite(trimTyped).max(most, `at most ${most} characters`);

export const TAKE_ORDER = deskCall({
  id: 'takeOrder',
  action: 'take-orders',
  method: 'POST',
  path: '/orders',
  summary: 'Places an order for a guest who phones',
  about:
    'By the same checks as an order of a device, at the same prices. It is paid at the hotel or charged to the room, not online; no consent is stored, because the guest has ticked nothing. A repeated uuid gets the first order. Refused with the same fields, in refusal_language.',
  body: order.extend({
    taken_note: words(2000).nullable().default(null).describe('For the staff; the guest does not read it'),
    approve: z.boolean().default(false).describe('Takes the order up at once; otherwise it waits as a new one'),
    expected_seconds: z
      .int()
      .min(0)
      .max(MAX_EXPECTED_SECONDS)
      .nullable()
      .default(null)
      .describe('With approve: until the delivery; null promises nothing'),
    refusal_language: language.nullable().default(null).describe('Of the desk; null: as language'),
  }),
  response: deskOrder,
  refusals: ['invalid', 'unavailable'],
});

const correctedLines = z
  .array(
    z.union([
      z.object({ line_id: z.union([z.int(), z.string()]).describe('A line of the order that stays') }).strict(),
      line,
    ]),
  )
  .min(1)
  .max(200)
  .describe('All lines of the order after it, in their order');

const amount = z.number().describe('In the hotel’s currency');

export const QUOTE_CORRECTION = deskCall({
  id: 'quoteCorrection',
  action: 'take-orders',
  method: 'POST',
  path: '/orders/{uuid}/correct/quote',
  summary: 'What an order would cost with other lines',
  about:
    'Changes nothing. Refused with the fields of the correction itself, but for stock, slots and places, which only the correction takes; lines that change nothing are not.',
  params: { uuid },
  body: z.object({ lines: correctedLines, refusal_language: language.default('en').describe('Of the desk') }),
  response: z
    .object({
      final_sum: amount.describe('With charge, added taxes and tip'),
      delivery_price: amount.describe('The charge in it'),
      tip: amount.describe('The tip in it'),
    })
    .meta({ id: 'CorrectionQuote' }) satisfies z.ZodType<CorrectionQuote>,
  refusals: ['not-found', 'invalid'],
});

export const CORRECT_ORDER = deskCall({
  id: 'correctOrder',
  action: 'take-orders',
  method: 'POST',
  path: '/orders/{uuid}/correct',
  summary: 'Changes the lines of an order that has not ended',
  about:
    'A line that stays keeps its price; what is new is checked and priced like a new order. Stock, slots and the stations’ places are moved with it, or nothing is. Refused with the field online for an order that is paid online, and with receipts once a receipt was issued. The guest reads the reason as a note; the stations get a ticket.',
  params: { uuid },
  body: z.object({
    lines: correctedLines,
    version: z.int().nonnegative().describe('The version that you have seen'),
    reason: words(2000).default('').describe('What the guest reads as a note; empty: nothing'),
    slot_holder: z
      .guid()
      .toLowerCase()
      .nullable()
      .default(null)
      .describe('The device’s code: its held slots are taken'),
    refusal_language: language.default('en').describe('Of the desk'),
  }),
  response: deskOrder,
  refusals: ['not-found', 'invalid', 'conflict'],
});

export const HAND_OVER_ORDER = deskCall({
  id: 'handOverOrder',
  action: 'take-orders',
  method: 'POST',
  path: '/orders/{uuid}/hand-over',
  summary: 'Hands an order that staff have taken to the devices of its room',
  about:
    'The answer is the path of a link that proves the room for the rest of the stay. A device that opens it, or the printed code of the room, gets the order into My orders. Refused with taken_by for an order of a device, with room for one without a room of the hotel’s list, with stay after the stay.',
  params: { uuid },
  response: z.object({ path: z.string().describe('On the hotel’s host: /r/…') }),
  refusals: ['not-found', 'invalid'],
});

/** The staff calls for orders on the telephone, as data (see desk-call.ts). */
export const TELEPHONE_CALLS = [TAKE_ORDER, QUOTE_CORRECTION, CORRECT_ORDER, HAND_OVER_ORDER];
