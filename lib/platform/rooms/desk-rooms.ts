import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import type { Text } from '@/lib/domain/i18n/text';
import { type PrintedCode, placeSpots, subjectOf } from '@/lib/domain/rooms/printed-code';
import { endStay, FIRST_STAY, runningStay } from '@/lib/domain/rooms/stay';
import type { PlatformContext } from '../context';
import { findHotel, type HotelKey, type StoredHotel } from '../stores/hotels';
import { codeVersions, FIRST_VERSION, raiseCodeVersions } from '../stores/printed-codes';
import { findStay, saveLeavingDay, saveNextStay, staysOf } from '../stores/room-stays';
import { forgetTries } from '../stores/stay-code-tries';
import { printedPath } from './room-token';
import { stayCode } from './stay-code';
import { checkOutOf, currentStay } from './stays';

/** Staff's operations on rooms, stays and printed codes. `key`: the hotel of the staff key or session. */

/** A room as staff see it. Times are ISO, `leaves_on` is YYYY-MM-DD. */
export type DeskRoom = {
  room: string;
  stay: number;
  since: string | null;
  leaves_on: string | null;
  code_version: number;
};
/** A spot of a place that has a printed code. */
export type DeskPlace = { key: string; title: Text; value: string | null; code_version: number };
/** What one printed code contains. `key`: the room, or the place's. */
export type DeskPrintedCode = Pick<PrintedCode, 'kind'> & {
  key: string;
  title: Text | null;
  value: string | null;
  path: string;
};

type RoomList = { rooms: readonly DeskRoom[] };
type CodeList = RoomList & { places: readonly DeskPlace[] };

async function storedHotel({ database }: PlatformContext, { code }: HotelKey): Promise<StoredHotel> {
  const hotel = await findHotel(database.db, { code });
  if (hotel === null) throw new Error('a hotel with a key is not stored');
  return hotel;
}

/** The rooms of the hotel's list, each once. */
const roomNames = ({ hotel }: StoredHotel): readonly string[] => [
  ...new Set(hotel.limit_room.filter((room) => room.trim() !== '')),
];

const areRooms = (hotel: StoredHotel, named: readonly string[]): boolean => {
  const known = new Set(roomNames(hotel));
  return named.every((room) => known.has(room));
};

const UNKNOWN_ROOM = refused('invalid', { room: 'the hotel has no such room' });

type Versions = ReadonlyMap<string, number>;

const versionOf = (versions: Versions, code: Pick<PrintedCode, 'kind' | 'name'>): number =>
  versions.get(subjectOf(code)) ?? FIRST_VERSION;

async function readRooms({ database, now }: PlatformContext, hotel: StoredHotel): Promise<readonly DeskRoom[]> {
  const stays = await staysOf(database.db, hotel.code);
  const versions = await codeVersions(database.db, hotel.code);
  return roomNames(hotel).map((room) => {
    const { number, since, leavesOn } = runningStay(stays.get(room) ?? FIRST_STAY, checkOutOf(hotel), now());
    const code_version = versionOf(versions, { kind: 'room', name: room });
    return { room, stay: number, since, leaves_on: leavesOn, code_version };
  });
}

async function readPlaces({ database }: PlatformContext, hotel: StoredHotel): Promise<readonly DeskPlace[]> {
  const versions = await codeVersions(database.db, hotel.code);
  return placeSpots(hotel.places ?? []).map(({ key, place, value }) => ({
    ...{ key, title: place.title, value },
    code_version: versionOf(versions, { kind: 'place', name: key }),
  }));
}

const readCodes = async (context: PlatformContext, hotel: StoredHotel): Promise<CodeList> => ({
  rooms: await readRooms(context, hotel),
  places: await readPlaces(context, hotel),
});

/** The rooms with their running stays, and the places. */
export const listRooms = async (context: PlatformContext, key: HotelKey): Promise<CodeList> =>
  readCodes(context, await storedHotel(context, key));

/** Ends stays whose number is the running one; others have ended already. Rule: rooms/RM5. */
export async function endStays(
  context: PlatformContext,
  key: HotelKey,
  stays: readonly { room: string; stay: number }[],
): Promise<ApiResponse<RoomList>> {
  const hotel = await storedHotel(context, key);
  const seen = stays.map(({ room }) => room);
  if (!areRooms(hotel, seen)) return UNKNOWN_ROOM;
  const now = context.now();
  await context.database.db.transaction().execute(async (db) => {
    // In one order, so that two calls cannot wait for each other.
    for (const { room, stay } of stays.toSorted((one, other) => (one.room < other.room ? -1 : 1))) {
      const running = runningStay(await findStay(db, hotel.code, room), checkOutOf(hotel), now);
      if (running.number === stay) await saveNextStay(db, hotel.code, room, endStay(running, now.toISOString()));
    }
  });
  return succeeded({ rooms: await readRooms(context, hotel) });
}

/** Notes the day on which the guests of a room's stay leave; null: not known. Rule: rooms/RM5. */
export async function setLeavingDay(
  context: PlatformContext,
  key: HotelKey,
  { room, stay, leavesOn }: { room: string; stay: number; leavesOn: string | null },
): Promise<ApiResponse<RoomList>> {
  const hotel = await storedHotel(context, key);
  if (!areRooms(hotel, [room])) return UNKNOWN_ROOM;
  const { db } = context.database;
  const running = await currentStay(db, hotel, room, context.now());
  const isSaved = running.number === stay && (await saveLeavingDay(db, hotel.code, room, { ...running, leavesOn }));
  if (!isSaved) return refused('invalid', { stay: 'this stay has ended' });
  return succeeded({ rooms: await readRooms(context, hotel) });
}

/** The six digits of a room's running stay. Whoever asks for them may try again. Rules: rooms/RM7, rooms/RM8. */
export async function readStayCode(
  context: PlatformContext,
  key: HotelKey,
  room: string,
): Promise<ApiResponse<{ stay_code: string }>> {
  const { deskToken, database } = context;
  const hotel = await storedHotel(context, key);
  if (deskToken === null || !areRooms(hotel, [room])) return UNKNOWN_ROOM;
  const { number: stay } = await currentStay(database.db, hotel, room, context.now());
  await forgetTries(database.db, { hotel: hotel.code, room, stay });
  return succeeded({ stay_code: stayCode(deskToken, hotel.code, { room, stay }) });
}

/** Makes printed codes invalid. `places`: keys. Rule: rooms/RM6. */
export async function renewCodes(
  context: PlatformContext,
  key: HotelKey,
  { rooms, places }: { rooms: readonly string[]; places: readonly string[] },
): Promise<ApiResponse<CodeList>> {
  const hotel = await storedHotel(context, key);
  const spots = new Set(placeSpots(hotel.places ?? []).map((spot) => spot.key));
  if (!areRooms(hotel, rooms)) return UNKNOWN_ROOM;
  if (!places.every((place) => spots.has(place))) return refused('invalid', { places: 'the hotel has no such place' });
  const subjects = [
    ...rooms.map((name) => subjectOf({ kind: 'room', name })),
    ...places.map((name) => subjectOf({ kind: 'place', name })),
  ];
  await context.database.db.transaction().execute((db) => raiseCodeVersions(db, hotel.code, [...new Set(subjects)]));
  return succeeded(await readCodes(context, hotel));
}

/** What the printed codes of all rooms and places contain. Rule: rooms/RM3. */
export async function printedCodes(context: PlatformContext, key: HotelKey): Promise<readonly DeskPrintedCode[]> {
  const { deskToken } = context;
  if (deskToken === null) return [];
  const hotel = await storedHotel(context, key);
  const { rooms, places } = await readCodes(context, hotel);
  const pathOf = (code: PrintedCode) => printedPath(deskToken, hotel.code, code);
  return [
    ...rooms.map(({ room, code_version: version }) => ({
      ...{ kind: 'room' as const, key: room, title: null, value: room },
      path: pathOf({ kind: 'room', name: room, version }),
    })),
    ...places.map(({ key: name, title, value, code_version: version }) => ({
      ...{ kind: 'place' as const, key: name, title, value },
      path: pathOf({ kind: 'place', name, version }),
    })),
  ];
}
