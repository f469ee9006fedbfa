import { type CheckOut, runningStay, type Stay } from '@/lib/domain/rooms/stay';
import type { Db } from '../database/database';
import type { StoredHotel } from '../stores/hotels';
import { findStay, saveNextStay } from '../stores/room-stays';

/** When stays of a hotel end by themselves; null: only staff end them. Rule: rooms/RM5. */
export function checkOutOf({ hotel, endStaysAtCheckOut = false }: StoredHotel): CheckOut | null {
  const { house, timezone } = hotel.ext_data;
  const time = house?.check_out ?? null;
  return endStaysAtCheckOut && time !== null ? { time: time.slice(0, 5), timezone } : null;
}

/**
 * The running stay of a room. What has ended by the clock is stored before anybody proves the new stay, so that the next
 * check-out time ends this one and not the one before.
 */
export async function currentStay(db: Db, hotel: StoredHotel, room: string, now: Date): Promise<Stay> {
  const stored = await findStay(db, hotel.code, room);
  const running = runningStay(stored, checkOutOf(hotel), now);
  if (running.number === stored.number) return stored;
  await saveNextStay(db, hotel.code, room, running);
  return findStay(db, hotel.code, room);
}
