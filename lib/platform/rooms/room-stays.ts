import { FIRST_STAY, runningStay, type StayStart, stayAt } from '@/lib/domain/rooms/stay';
import type { Db } from '../database/database';
import type { StoredHotel } from '../stores/hotels';
import { stayStartsOf, staysOf } from '../stores/room-stays';
import { checkOutOf } from './stays';

/** Says in which stay of a room something happened at an ISO time. Rooms that the hotel does not list have one stay. */
export type RoomStays = {
  at(room: string, time: string): { stay: number; since: string | null; isRunning: boolean };
};

/** `db`: also within a transaction. */
export type StaysContext = { database: { db: Db }; now(): Date };

/** The stays of all rooms of a hotel, up to now. Rule: rooms/RM17. */
export async function readStays({ database, now }: StaysContext, hotel: StoredHotel): Promise<RoomStays> {
  const stored = await staysOf(database.db, hotel.code);
  const starts = await stayStartsOf(database.db, hotel.code);
  const listed = new Set(hotel.hotel.limit_room);
  const known = new Map<string, { running: number; starts: readonly StayStart[] }>();
  const read = (room: string) => {
    const { number, since } = listed.has(room)
      ? runningStay(stored.get(room) ?? FIRST_STAY, checkOutOf(hotel), now())
      : FIRST_STAY;
    // The running stay may have begun by the clock, and nobody has looked since.
    const began = since === null ? [] : [{ number, since }];
    return {
      running: number,
      starts: [...(starts.get(room) ?? []).filter((start) => start.number !== number), ...began],
    };
  };
  return {
    at: (room, time) => {
      const stays = known.get(room) ?? read(room);
      known.set(room, stays);
      const { number, since } = stayAt(stays.starts, time);
      return { stay: number, since, isRunning: number === stays.running };
    },
  };
}
