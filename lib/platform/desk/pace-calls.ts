import { z } from 'zod';
import type { DeskStationPace } from '../pace/desk-pace';
import { KEY_TEXT, pagedList } from '../staff-calls/paged-list';
import { deskCall } from './desk-call';
import { text, time } from './shapes';

const stationPace = z
  .object({
    station: z.string(),
    title: text,
    load: z
      .object({
        orders: z.int().describe('Of the running interval, without those that were cancelled or have expired'),
        max: z.int(),
        minutes: z.int().describe('The length of an interval'),
      })
      .nullable()
      .describe('null: the hotel sets no limit'),
    busy_minutes: z.int().nullable().describe('What its orders take longer than usual; null: nothing'),
    busy_until: time.nullable(),
    closed_until: time.nullable().describe('Until when it takes no orders; null: it takes them'),
  })
  .meta({ id: 'StationPace' }) satisfies z.ZodType<DeskStationPace>;

/** In the order of the hotel's file. */
export const PACE = pagedList('pace', { key: KEY_TEXT, size: 100, max: 100 });

export const LIST_PACE = deskCall({
  id: 'listPace',
  action: 'sell',
  method: 'GET',
  path: '/pace',
  summary: 'Lists how much the stations take on',
  query: z.object(PACE.fields),
  responseType: 'page',
  response: z.array(stationPace),
});

const until = z.iso
  .datetime({ offset: true, message: 'a time like 2026-06-20T18:00:00Z is expected' })
  .nullable()
  .default(null);

/** Four hours; more is a typing error. */
const MAX_BUSY_MINUTES = 240;

export const SET_PACE = deskCall({
  id: 'setPace',
  action: 'sell',
  method: 'POST',
  path: '/pace/{station}',
  summary: 'Says that a station needs longer, or takes no orders, until a time',
  about:
    'Both end by themselves; what is left out ends at once, and so does a time that has come. Orders ahead for after closed_until are taken all the same.',
  params: { station: z.string() },
  body: z.object({
    busy_minutes: z.int().min(1).max(MAX_BUSY_MINUTES).nullable().default(null).describe('With busy_until'),
    busy_until: until,
    closed_until: until,
  }),
  response: stationPace,
  refusals: ['not-found', 'invalid'],
});

/** The staff calls for how much stations take on, as data (see desk-call.ts). */
export const PACE_CALLS = [LIST_PACE, SET_PACE];
