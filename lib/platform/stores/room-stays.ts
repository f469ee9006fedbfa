import { FIRST_STAY, type Stay, type StayStart } from '@/lib/domain/rooms/stay';
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

/** Stays of a room of which it is kept when they began. Orders of earlier ones count to the oldest of these. */
const KEPT_STARTS = 100;

/** Stores the next stay of a room, unless it or a later one is stored already. */
export async function saveNextStay(db: Db, hotel: string, room: string, stay: Stay): Promise<void> {
  const row = { stay: stay.number, since: stay.since, leaves_on: stay.leavesOn };
  const saved = await db
    .insertInto('room_stay')
    .values({ hotel, room, ...row })
    .onConflict((conflict) =>
      conflict.columns(['hotel', 'room']).doUpdateSet(row).where('room_stay.stay', '<', stay.number),
    )
    .returning('stay')
    .execute();
  if (saved.length > 0 && stay.since !== null) await saveStart(db, hotel, room, { ...stay, since: stay.since });
}

async function saveStart(db: Db, hotel: string, room: string, { number, since }: StayStart): Promise<void> {
  await db
    .insertInto('room_stay_start')
    .values({ hotel, room, stay: number, since })
    .onConflict((conflict) => conflict.columns(['hotel', 'room', 'stay']).doNothing())
    .execute();
  await db
    .deleteFrom('room_stay_start')
    .where('hotel', '=', hotel)
    .where('room', '=', room)
    .where('stay', '<=', number - KEPT_STARTS)
    .execute();
}

/** When the stays of a hotel's rooms began, by room. Rule: rooms/RM17. */
export async function stayStartsOf(db: Db, hotel: string): Promise<ReadonlyMap<string, readonly StayStart[]>> {
  const rows = await db
    .selectFrom('room_stay_start')
    .select(['room', 'stay as number', 'since'])
    .where('hotel', '=', hotel)
    .execute();
  return Map.groupBy(rows, ({ room }) => room);
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
