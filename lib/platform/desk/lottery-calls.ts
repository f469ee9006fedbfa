import { z } from 'zod';
import type { DeskLotteryEntry } from '../lottery/desk-lotteries';
import { KEY_TEXT, pagedList, WHOLE_LIST } from '../staff-calls/paged-list';
import { deskCall } from './desk-call';
import { entityId, time, uuid } from './shapes';

const entry = z
  .object({
    uuid: z.string(),
    person_uuid: z.string(),
    name: z.string().describe('As the guest typed it'),
    room_number: z.string().describe('As the guest typed it; check it before you hand over the prize'),
    created_at: time,
    is_winner: z.boolean(),
  })
  .meta({ id: 'LotteryEntry' }) satisfies z.ZodType<DeskLotteryEntry>;

const section = z.coerce.number<string>().pipe(entityId);

/** By uuid. */
export const ENTRIES = pagedList('entries', { key: KEY_TEXT, size: WHOLE_LIST, max: WHOLE_LIST });

export const LIST_LOTTERY_ENTRIES = deskCall({
  id: 'listLotteryEntries',
  action: 'lotteries',
  method: 'GET',
  path: '/lotteries/{section}/entries',
  summary: 'Lists the entries in a section’s draw, the oldest first',
  about: 'One for each guest: of entries with the same name and room only the first takes part.',
  params: { section },
  query: z.object(ENTRIES.fields),
  responseType: 'page',
  response: z.array(entry),
  refusals: ['not-found'],
});

export const CHOOSE_WINNER = deskCall({
  id: 'setLotteryWinner',
  action: 'lotteries',
  creates: true,
  method: 'POST',
  path: '/lotteries/{section}/winner',
  summary: 'Sets the winner of a section’s draw, or takes the winner back with null',
  about:
    'Guests see the winner’s name at once, never the room, and nobody can enter any more. It comes before a winner in the hotel’s files, and stays so when they are imported again.',
  params: { section },
  body: z.object({ entry: uuid.nullable().describe('The uuid of an entry in this draw') }),
  response: z.object({ winner: entry.nullable() }),
  refusals: ['not-found', 'invalid'],
});

/** The staff calls for draws, as data (see desk-call.ts). */
export const LOTTERY_CALLS = [LIST_LOTTERY_ENTRIES, CHOOSE_WINNER];
