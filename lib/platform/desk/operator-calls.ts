import { z } from 'zod';
import { KEY_TEXT, pagedList } from '../staff-calls/paged-list';
import { deskCall } from './desk-call';
import { MAX_HOTELS, type OperatorHotel } from './operator-hotels';
import { time } from './shapes';

const operatorHotel = z
  .object({
    code: z.string(),
    title: z.string().describe('In the language that was asked for'),
    href: z.string().describe('The address of the hotel’s desk'),
    overdue_minutes: z.tuple([z.number(), z.number(), z.number()]).readonly(),
    open_orders: z.int(),
    oldest: z
      .object({ num: z.int(), number_room: z.string().nullable(), created_at: time })
      .nullable()
      .describe('The order that nobody has taken up for the longest time; null: none'),
    unanswered_chats: z.int(),
    chat_waiting_since: time.nullable(),
  })
  .meta({ id: 'OperatorHotel' }) satisfies z.ZodType<Omit<OperatorHotel, 'title'>>;

/** By code. */
export const HOTELS = pagedList('hotels', { key: KEY_TEXT, size: MAX_HOTELS, max: MAX_HOTELS });

export const LIST_HOTELS = deskCall({
  id: 'listHotels',
  method: 'GET',
  path: '/hotels',
  summary: 'Lists every hotel with what waits at its desk',
  about: 'On the root domain only, with a session that was opened there with the operator’s own key.',
  access: 'operator',
  query: z.object({ ...HOTELS.fields, lang: z.string().max(35).default('en').describe('The language of the titles') }),
  responseType: 'page',
  response: z.array(operatorHotel),
});

const READ_API_DESCRIPTION = deskCall({
  id: 'readApiDescription',
  method: 'GET',
  path: '/openapi.json',
  summary: 'Reads this description',
  access: 'anyone',
  response: z.looseObject({ openapi: z.string() }),
  responseType: 'document',
});

/** Calls that no hotel’s desk makes, as data (see desk-call.ts). */
export const OPERATOR_CALLS = [LIST_HOTELS, READ_API_DESCRIPTION];
