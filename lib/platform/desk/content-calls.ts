import { z } from 'zod';
import { hasDigits } from '@/lib/domain/money/money';
import { pagedList, WHOLE_LIST } from '../staff-calls/paged-list';
import type { DeskItem } from '../staff-content/content-item';
import type { DeskLogEntry } from '../staff-content/list-content';
import { deskCall } from './desk-call';
import { entityId, text, time } from './shapes';

const version = z
  .int()
  .nullable()
  .default(null)
  .describe(
    'The id of the newest change of this field that you have seen, 0 for none; refused as a conflict, with moved_by, if there is a newer one. null: no check',
  );

const scheduleDay = z.object({
  start_date: z.iso.date().nullable().default(null),
  end_date: z.iso.date().nullable().default(null),
  days: z.array(z.boolean()).length(7).describe('Seven flags, Sunday first'),
  start_time: z.iso.time().nullable(),
  end_time: z.iso.time().nullable().describe('At or before the start: on the next day'),
});

const clock = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d(?::00)?$/, 'a time like 08:30 is expected')
  .transform((value) => (value.length === 5 ? `${value}:00` : value));

const soldOut = z.object({ until: time.nullable().describe('When it is back on sale; null: until changed') });

const change = z.object({
  id: z.int(),
  field: z.string().describe('sale, price, hours, or closed with a date'),
  before: z.unknown(),
  after: z.unknown().describe('null: as in the file'),
  staff: z.string().nullable().describe('null: the hotel’s own system, or a time that has come'),
  created_at: time,
  file: z.unknown().describe('The file’s value now'),
  is_conflict: z.boolean().describe('The file has changed the field since'),
});

const item = z
  .object({
    kind: z.enum(['product', 'section']),
    id: z.int(),
    parent_id: z.int().nullable(),
    title: text,
    image: z.string().nullable(),
    options: z.int().describe('How many options it has'),
    price: z.number().nullable().describe('null: a section'),
    hours: z.array(scheduleDay).readonly().nullable(),
    sold_out: soldOut.nullable().describe('Its own; a section above may be sold out too'),
    closed: z.array(z.object({ date: z.string(), times: z.array(z.string()).readonly().nullable() })).readonly(),
    slot_minutes: z.int().nullable().describe('null: not bookable'),
    changes: z.array(change).readonly().describe('The newest change of each field'),
  })
  .meta({ id: 'ContentItem' }) satisfies z.ZodType<DeskItem>;

const logEntry = z
  .object({
    id: z.int(),
    kind: z.enum(['product', 'section']),
    target_id: z.int(),
    title: text,
    field: z.string(),
    before: z.unknown(),
    after: z.unknown(),
    staff: z.string().nullable(),
    undo_of: z.int().nullable(),
    can_undo: z.boolean().describe('Nothing newer lies over it'),
    created_at: time,
  })
  .meta({ id: 'ContentChange' });

const params = {
  kind: z.enum(['products', 'sections']),
  id: z.coerce.number<string>().pipe(entityId),
};

/** By kind and id. */
export const CONTENT = pagedList('content', {
  key: z.tuple([z.enum(['section', 'product']), z.int()]),
  size: WHOLE_LIST,
  max: WHOLE_LIST,
});

export const LIST_CONTENT = deskCall({
  id: 'listContent',
  action: 'sell',
  method: 'GET',
  path: '/content',
  summary: 'Lists sections and products with what staff have changed of them',
  about: 'In the order of the files: the sections, then the products. A page may have some of both.',
  query: z.object({
    ...CONTENT.fields,
    off_sale: z.enum(['true'], 'must be true').optional().describe('Only what staff have taken off sale'),
  }),
  responseType: 'page',
  response: z.object({ sections: z.array(item).readonly(), products: z.array(item).readonly() }),
});

/** By id. */
export const CONTENT_LOG = pagedList('content-log', { key: z.int(), size: 50, max: 200 });

export const READ_CONTENT_LOG = deskCall({
  id: 'listContentChanges',
  action: 'sell',
  method: 'GET',
  path: '/content/log',
  summary: 'Lists the changes of the catalogue by staff, newest first',
  about: 'With before those that are older than this id, as the cursor of another page says too.',
  query: z.object({
    ...CONTENT_LOG.fields,
    before: z
      .string()
      .regex(/^\d{1,15}$/, 'must be the id of a change')
      .transform(Number)
      .optional(),
  }),
  responseType: 'page',
  response: z.array(logEntry satisfies z.ZodType<DeskLogEntry>).readonly(),
});

export const UNDO_CHANGE = deskCall({
  id: 'undoContentChange',
  action: 'sell',
  method: 'POST',
  path: '/content/log/{id}/undo',
  summary: 'Undoes a change of the catalogue',
  about: 'Refused as a conflict, with moved_by, when something newer lies over it.',
  params: { id: z.coerce.number<string>().pipe(entityId) },
  response: item,
  refusals: ['not-found', 'conflict'],
});

const REFUSALS = ['not-found', 'invalid', 'conflict'] as const;

export const SET_SALE = deskCall({
  id: 'setSoldOut',
  action: 'sell',
  method: 'POST',
  path: '/content/{kind}/{id}/sale',
  summary: 'Marks a product or a whole section as sold out, or puts it back on sale',
  about: 'Guests see it at once, and orders of it are refused.',
  params,
  body: z.object({
    sold_out: z.boolean(),
    until: z.iso.datetime({ offset: true }).nullable().default(null).describe('With sold_out: when it is back'),
    version,
  }),
  response: item,
  refusals: REFUSALS,
});

/** Rule: content/CC5. */
export const SET_PRICE = deskCall({
  id: 'setPrice',
  action: 'menu',
  method: 'POST',
  path: '/content/products/{id}/price',
  summary: 'Changes the price of a product',
  about: 'Orders with the old price are refused.',
  params: { id: params.id },
  body: z.object({
    price: z
      .number()
      .min(0, 'a price is not below 0')
      .max(1_000_000)
      .refine((price) => hasDigits(price, 3), 'at most three decimals')
      .nullable()
      .describe('At most the decimals of the hotel’s currency; null: the file’s'),
    version,
  }),
  response: item,
  refusals: REFUSALS,
});

export const SET_HOURS = deskCall({
  id: 'setHours',
  action: 'menu',
  method: 'POST',
  path: '/content/{kind}/{id}/hours',
  summary: 'Changes the hours of a product or section',
  about: 'Of a bookable product those of its slots. Hours of a section are shown and close nothing.',
  params,
  body: z.object({
    days: z
      .array(scheduleDay.extend({ start_time: clock, end_time: clock }).strict())
      .min(1, 'hours are not emptied: mark it as sold out')
      .max(50)
      .nullable()
      .describe('All entries; null: the file’s'),
    version,
  }),
  response: item,
  refusals: REFUSALS,
});

export const SET_CLOSED_DAY = deskCall({
  id: 'setClosedDay',
  action: 'menu',
  method: 'POST',
  path: '/content/{kind}/{id}/closed',
  summary: 'Closes a day, or some of its times, or opens it again',
  about: 'What is already booked stays.',
  params,
  body: z.object({
    date: z.iso.date('a date like 2026-05-31 is expected').describe('The hotel’s local date'),
    closed: z.boolean(),
    times: z.array(clock).min(1).max(300).nullable().default(null).describe('Starts of slots; null: the whole day'),
    version,
  }),
  response: item,
  refusals: REFUSALS,
});

/** The staff calls for the catalogue, as data (see desk-call.ts). */
export const CONTENT_CALLS = [
  LIST_CONTENT,
  READ_CONTENT_LOG,
  UNDO_CHANGE,
  SET_SALE,
  SET_PRICE,
  SET_HOURS,
  SET_CLOSED_DAY,
];
