import { z } from 'zod';
import type { ReceiptDocument } from '@/lib/contract/receipt-document';
import { MONTH } from '@/lib/domain/receipts/receipt-number';
import { KEY_TEXT, pagedList } from '../staff-calls/paged-list';
import { deskCall } from './desk-call';
import { text, time, uuid } from './shapes';

const receipt = z
  .object({
    number: z.string().describe('Such as 2026-000123; of each year of the hotel from 1 on, without gaps'),
    kind: z.enum(['receipt', 'refund']),
    issued_at: time,
    order_num: z.string().describe('The number of its order'),
    seller: z.object({ name: text, address: text.nullable(), tax_number: z.string().nullable() }),
    currency: z.string().describe('As the hotel wrote it then'),
    currency_position: z.enum(['left', 'right']),
    currency_digits: z.literal([0, 2, 3]),
    lines: z
      .array(z.object({ title: text, quantity: z.number(), amount: z.number() }))
      .describe('What was sold, or the lines that a refund is for; empty: it is for an amount'),
    charge: z.number().describe('The delivery or service charge'),
    added_taxes: z
      .array(z.object({ title: text, percent: z.number(), amount: z.number() }))
      .describe('The taxes that the prices did not contain'),
    tip: z.number(),
    reduced: z.number().describe('What staff had taken off the price before'),
    total: z.number().describe('Of a refund: what is given back'),
    taxes: z
      .array(
        z.object({
          title: text,
          percent: z.number(),
          included: z.boolean(),
          net: z.number(),
          tax: z.number(),
          gross: z.number(),
        }),
      )
      .describe('What of the total is taxed, by rate'),
    payment: text.nullable(),
    corrects: z.string().nullable().describe('The number of the receipt that a refund corrects'),
    reason: z.string().describe('What staff wrote about a refund; empty: nothing, or the order is anonymised'),
    stopped: z
      .enum(['cancelled', 'expired'])
      .nullable()
      .describe('How the order had ended when its money was given back'),
  })
  .meta({ id: 'Receipt' }) satisfies z.ZodType<ReceiptDocument>;

/** By the time of issue, year and number. */
export const RECEIPTS = pagedList('receipts', { key: z.tuple([KEY_TEXT, z.int32(), z.int32()]), size: 200, max: 200 });

export const LIST_RECEIPTS = deskCall({
  id: 'listReceipts',
  action: 'money',
  method: 'GET',
  path: '/receipts',
  summary: 'Lists the numbered receipts and refunds',
  about:
    'In the order in which they were issued. Give a month, an order or neither. A document never changes, and stays when the data of its guest ends.',
  query: z.object({
    ...RECEIPTS.fields,
    month: z.string().regex(MONTH, 'must be a month like 2026-06').optional().describe('Issued in it, at the hotel'),
    order: uuid.optional().describe('The uuid of an order: its documents, of any month'),
  }),
  responseType: 'page',
  response: z.array(receipt),
  refusals: ['invalid'],
});

/** The staff calls for receipts, as data (see desk-call.ts). */
export const RECEIPT_CALLS = [LIST_RECEIPTS];
