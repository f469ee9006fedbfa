import { z } from 'zod';
import { STOCK_PERIODS } from '@/lib/domain/stock/stock';
import { MOST_PIECES } from '../import/stock-file';
import { KEY_TEXT, pagedList, WHOLE_LIST } from '../staff-calls/paged-list';
import type { DeskStock } from '../stock/desk-stock';
import { deskCall } from './desk-call';
import { text } from './shapes';

const day = z.iso.date('must be a day like 2026-06-20');

const entry = z
  .object({
    item: z.string().describe('product:{id}, or choice:{option}:{choice}'),
    product_id: z.int().describe('The product, or the first one that has the choice'),
    title: text.describe('Of the product'),
    choice_title: text.nullable().describe('null: the product itself is counted'),
    per: z.enum(STOCK_PERIODS).describe('all: until nothing is left; day: anew for each day'),
    amount: z.int().nullable().describe('How many there are, with those that are taken; null: not counted any more'),
    taken: z.int().describe('Held by orders that were not stopped'),
    left: z.int().nullable(),
    day: z.string().nullable().describe('The hotel’s day that the numbers are of; null: counted in all'),
    staff: z.string().nullable().describe('Who has set it last; null: nobody, or the hotel’s own system'),
  })
  .meta({ id: 'StockEntry' }) satisfies z.ZodType<DeskStock>;

/** By item. */
export const STOCK = pagedList('stock', { key: KEY_TEXT, size: WHOLE_LIST, max: WHOLE_LIST });

export const LIST_STOCK = deskCall({
  id: 'listStock',
  action: 'sell',
  method: 'GET',
  path: '/stock',
  summary: 'Lists the products and choices that are counted, with what is left of them',
  about: 'Also those that staff have stopped counting, without numbers. In the order of the files.',
  query: z.object({
    ...STOCK.fields,
    day: day.optional().describe('Of what is counted by the day; without it: the hotel’s today'),
  }),
  responseType: 'page',
  response: z.array(entry).readonly(),
});

export const SET_STOCK = deskCall({
  id: 'setStock',
  action: 'sell',
  method: 'POST',
  path: '/stock/{item}',
  summary: 'Sets what is left of a product or a choice, or stops counting it',
  about:
    'What orders hold already comes on top, so that the number is right whatever was ordered meanwhile. What is counted by the day changes for that day alone. A product that the files do not count is counted from then on. Guests see it at once.',
  params: { item: z.string().max(60) },
  body: z.object({
    left: z.int().min(0, 'no less than 0').max(MOST_PIECES).nullable().describe('null: not counted any more'),
    per: z.enum(STOCK_PERIODS).nullable().default(null).describe('null: as until now, at first all'),
    day: day.nullable().default(null).describe('With per day; null: the hotel’s today'),
  }),
  response: entry,
  refusals: ['not-found', 'invalid'],
});

/** The staff calls for counted stock, as data (see desk-call.ts). */
export const STOCK_CALLS = [LIST_STOCK, SET_STOCK];
