import type { Db } from '../database/database';
import type { StayCodeTryTable } from '../database/room-tables';

type Tried = Omit<StayCodeTryTable, 'tries'>;

/** Counts one more try and returns how many there are with it. Forgets those of earlier days. Rule: rooms/RM8. */
export async function countTry(db: Db, tried: Tried): Promise<number> {
  await db.deleteFrom('stay_code_try').where('hotel', '=', tried.hotel).where('day', '<', tried.day).execute();
  const { tries } = await db
    .insertInto('stay_code_try')
    .values({ ...tried, tries: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['hotel', 'room', 'network', 'day'])
        .doUpdateSet((row) => ({ tries: row('stay_code_try.tries', '+', 1) })),
    )
    .returning('tries')
    .executeTakeFirstOrThrow();
  return tries;
}

/** Takes back a try whose code was right. */
export async function forgetTry(db: Db, { hotel, room, network, day }: Tried): Promise<void> {
  await db
    .updateTable('stay_code_try')
    .set((row) => ({ tries: row('tries', '-', 1) }))
    .where('hotel', '=', hotel)
    .where('room', '=', room)
    .where('network', '=', network)
    .where('day', '=', day)
    .execute();
}
