import type { Db } from '../database/database';
import type { StayCodeTryTable } from '../database/room-tables';

/** The stay of a room whose code is tried. */
type TriedStay = Pick<StayCodeTryTable, 'hotel' | 'room' | 'stay'>;
type Counter = Omit<StayCodeTryTable, 'tries'>;

/** From where and when a code is tried. `day`: YYYY-MM-DD. */
type Try = TriedStay & { network: string; day: string };

/** Stands for all networks. */
const EVERYBODY = '*';

const counters = ({ hotel, room, stay, network, day }: Try): { own: Counter; all: Counter } => ({
  own: { hotel, room, stay, network, day },
  all: { hotel, room, stay, network: EVERYBODY, day: '' },
});

/** Adds to a counter and returns what it has then. */
async function add(db: Db, counter: Counter, change: number): Promise<number> {
  const { tries } = await db
    .insertInto('stay_code_try')
    .values({ ...counter, tries: change })
    .onConflict((conflict) =>
      conflict
        .columns(['hotel', 'room', 'stay', 'network', 'day'])
        .doUpdateSet((row) => ({ tries: row('stay_code_try.tries', '+', change) })),
    )
    .returning('tries')
    .executeTakeFirstOrThrow();
  return tries;
}

/** Counts one more try. Returns how many there are with it: of this network today, and of everybody. Rule: rooms/RM8. */
export async function countTry(db: Db, tried: Try): Promise<{ own: number; all: number }> {
  const { own, all } = counters(tried);
  return { own: await add(db, own, 1), all: await add(db, all, 1) };
}

/** Takes back a try whose code was right. */
export async function forgetTry(db: Db, tried: Try): Promise<void> {
  const { own, all } = counters(tried);
  await add(db, own, -1);
  await add(db, all, -1);
}

/** Takes back all tries of a stay: the reception has given its code to a guest. */
export async function forgetTries(db: Db, { hotel, room, stay }: TriedStay): Promise<void> {
  await db
    .deleteFrom('stay_code_try')
    .where('hotel', '=', hotel)
    .where('room', '=', room)
    .where('stay', '=', stay)
    .execute();
}

/** Deletes what is kept of networks from days before this one. */
export const deleteTriesBefore = (db: Db, hotel: string, day: string) =>
  db
    .deleteFrom('stay_code_try')
    .where('hotel', '=', hotel)
    .where('network', '!=', EVERYBODY)
    .where('day', '<', day)
    .execute();
