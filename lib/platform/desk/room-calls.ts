import { z } from 'zod';
import type { DeskPlace, DeskPrintedCode, DeskRoom } from '../rooms/desk-rooms';
import { deskCall } from './desk-call';
import { text, time } from './shapes';

const room = z.string().min(1).max(50);
/** More than a hotel has, and few enough for one transaction. */
const MAX_AT_ONCE = 2000;
const rooms = z.array(room).max(MAX_AT_ONCE, `at most ${MAX_AT_ONCE} at once`);
const stay = z.int().positive().describe('The number that you have seen');
const day = z.iso.date('must be a day like 2026-06-20');

const deskRoom = z
  .object({
    room: z.string(),
    stay: z.int().describe('The number of the running stay of this room'),
    since: time.nullable().describe('When it began; null: no stay of this room has ended yet'),
    leaves_on: z.string().nullable().describe('The day on which the guests leave, as staff have noted it'),
    code_version: z.int().describe('The version of the room’s printed code, from 1'),
  })
  .meta({ id: 'Room' }) satisfies z.ZodType<DeskRoom>;

const deskPlace = z
  .object({
    key: z.string().describe('Names the place in other calls'),
    title: text,
    value: z.string().nullable().describe('Which of several, such as the number of a pool bed'),
    code_version: z.int(),
  })
  .meta({ id: 'Place' }) satisfies z.ZodType<DeskPlace>;

const stayState = z.object({ rooms: z.array(deskRoom).describe('As they are now') });

export const LIST_ROOMS = deskCall({
  id: 'listRooms',
  action: 'rooms',
  method: 'GET',
  path: '/rooms',
  summary: 'Lists the rooms with their running stays, and the places that have a printed code',
  response: z.object({ rooms: z.array(deskRoom), places: z.array(deskPlace) }),
});

export const END_STAYS = deskCall({
  id: 'endStays',
  action: 'rooms',
  method: 'POST',
  path: '/rooms/end-stays',
  summary: 'Ends the running stays of rooms, at check-out',
  about:
    'What has proven these rooms until now proves nothing any more; the printed codes stay valid for the next guests. A stay that has ended already since it was read is left as it is.',
  body: z.object({
    stays: z.array(z.strictObject({ room, stay })).min(1, 'a room is needed').max(MAX_AT_ONCE),
  }),
  response: stayState,
  refusals: ['invalid'],
});

export const SET_LEAVING = deskCall({
  id: 'setLeavingDay',
  action: 'rooms',
  method: 'POST',
  path: '/rooms/leaving-day',
  summary: 'Notes the day on which the guests of a room leave',
  about: 'Where stays end by themselves at the check-out time, this one ends on that day.',
  body: z.object({ room, stay, leaves_on: day.nullable().describe('null: not known') }),
  response: stayState,
  refusals: ['invalid'],
});

export const READ_STAY_CODE = deskCall({
  id: 'readStayCode',
  action: 'rooms',
  method: 'POST',
  path: '/rooms/stay-code',
  summary: 'Reads the six digits with which the guests of a room can prove it',
  about:
    'For guests without a camera. Reading them lets those guests try again. The room stands in the body, because addresses are written into logs.',
  body: z.object({ room }),
  response: z.object({ stay_code: z.string().describe('Six digits, valid until the stay ends') }),
  refusals: ['invalid'],
});

export const RENEW_CODES = deskCall({
  id: 'renewCodes',
  action: 'rooms',
  method: 'POST',
  path: '/rooms/new-codes',
  summary: 'Makes the printed codes of rooms and places invalid, so that new ones are to be printed',
  about: 'For lost or photographed cards. Guests who have scanned an old one have to scan the new one.',
  body: z
    .object({
      rooms: rooms.default([]),
      places: z.array(z.string().max(200)).max(MAX_AT_ONCE).default([]).describe('Keys of places'),
    })
    .refine(({ rooms, places }) => rooms.length + places.length > 0, 'a room or a place is needed'),
  response: z.object({ rooms: z.array(deskRoom), places: z.array(deskPlace) }),
  refusals: ['invalid'],
});

const printedCode = z.object({
  kind: z.enum(['room', 'place']),
  key: z.string().describe('The room, or the key of the place'),
  title: text.nullable().describe('Of a place; null: a room'),
  value: z.string().nullable().describe('The room, or which of several places'),
  path: z.string().describe('The path of the hotel’s site that the code leads to'),
}) satisfies z.ZodType<DeskPrintedCode>;

export const LIST_CODES = deskCall({
  id: 'listPrintedCodes',
  action: 'rooms',
  method: 'GET',
  path: '/room-codes',
  summary: 'Lists what the printed codes of all rooms and places contain',
  about: 'Whoever has such an address can prove the room: it belongs on the card in the room, and nowhere else.',
  response: z.object({ codes: z.array(printedCode) }),
});

/** The staff calls for rooms, stays and printed codes, as data (see desk-call.ts). */
export const ROOM_CALLS = [LIST_ROOMS, END_STAYS, SET_LEAVING, READ_STAY_CODE, RENEW_CODES, LIST_CODES];
