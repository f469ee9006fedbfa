import { FIRST_STAY, type Stay } from '@/lib/domain/rooms/stay';
import type { Db } from '../database/database';
import type { RoomStayTable } from '../database/room-tables';

const fromRow = ({ stay, since, leaves_on }: Omit<RoomStayTable, 'hotel' | 'room'>): Stay => ({
  number: stay,
  since,
  leavesOn: leaves_on,
});

/** The stored stay of a room; the first one of a room of which nothing is stored. */
export async function findStay(db: Db, hotel: string, room: string): Promise<Stay> {
  const row = await db
    .selectFrom('room_stay')
    .select(['stay', 'since', 'leaves_on'])
    .where('hotel', '=', hotel)
    .where('room', '=', room)
    .executeTakeFirst();
  return row === undefined ? FIRST_STAY : fromRow(row);
}

/** The stored stays of a hotel, by room. */
export async function staysOf(db: Db, hotel: string): Promise<ReadonlyMap<string, Stay>> {
  const rows = await db
    .selectFrom('room_stay')
    .select(['room', 'stay', 'since', 'leaves_on'])
    .where('hotel', '=', hotel)
    .execute();
  return new Map(rows.map((row) => [row.room, fromRow(row)]));
}

/** Stores the next stay of a room, unless it or a later one is stored already. */
export async function saveNextStay(db: Db, hotel: string, room: string, stay: Stay): Promise<void> {
  const row = { stay: stay.number, since: stay.since, leaves_on: stay.leavesOn };
  await db
    .insertInto('room_stay')
    .values({ hotel, room, ...row })
    .onConflict((conflict) =>
      conflict.columns(['hotel', 'room']).doUpdateSet(row).where('room_stay.stay', '<', stay.number),
    )
    .execute();
}

/** Notes the day on which the guests of a stay leave; false: it has ended. */
export async function saveLeavingDay(db: Db, hotel: string, room: string, stay: Stay): Promise<boolean> {
  const row = { stay: stay.number, since: stay.since, leaves_on: stay.leavesOn };
  const saved = await db
    .insertInto('room_stay')
    .values({ hotel, room, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['hotel', 'room'])
        .doUpdateSet({ leaves_on: stay.leavesOn })
        .where('room_stay.stay', '=', stay.number),
    )
    .returning('stay')
    .execute();
  return saved.length === 1;
}
