import type { Db } from '../../database/database';

/** A person's PIN on a device. */
type TriedPin = { person: string; device: string };

/** The hash of a person's PIN; null: the person has none. */
export async function findPin(db: Db, hotel: string, person: string): Promise<string | null> {
  const row = await db
    .selectFrom('staff_pin')
    .select('hash')
    .where('hotel', '=', hotel)
    .where('person', '=', person)
    .executeTakeFirst();
  return row?.hash ?? null;
}

/** Stores a person's PIN, and opens it on every device. */
export async function savePin(
  db: Db,
  hotel: string,
  { person, hash }: { person: string; hash: string },
): Promise<void> {
  await db
    .insertInto('staff_pin')
    .values({ hotel, person, hash })
    .onConflict((conflict) => conflict.columns(['hotel', 'person']).doUpdateSet({ hash }))
    .execute();
  await forgetPinTries(db, hotel, person);
}

export async function deletePin(db: Db, hotel: string, person: string): Promise<void> {
  await db.deleteFrom('staff_pin').where('hotel', '=', hotel).where('person', '=', person).execute();
  await forgetPinTries(db, hotel, person);
}

/**
 * Counts a try before it is checked, so that tries at the same time are no more than `max`. Returns how many there are with
 * it; null: there were that many already.
 */
export async function countPinTry(
  db: Db,
  hotel: string,
  { person, device, max }: TriedPin & { max: number },
): Promise<number | null> {
  const counted = await db
    .insertInto('staff_pin_try')
    .values({ hotel, person, device, tries: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['hotel', 'person', 'device'])
        .doUpdateSet((row) => ({ tries: row('staff_pin_try.tries', '+', 1) }))
        .where('staff_pin_try.tries', '<', max),
    )
    .returning('tries')
    .executeTakeFirst();
  return counted?.tries ?? null;
}

/** Opens a person's PIN on one device, or on all. */
export async function forgetPinTries(db: Db, hotel: string, person: string, device?: string): Promise<void> {
  await db
    .deleteFrom('staff_pin_try')
    .where('hotel', '=', hotel)
    .where('person', '=', person)
    .$if(device !== undefined, (query) => query.where('device', '=', device ?? ''))
    .execute();
}

/** Who is active and has a PIN, by name. */
export async function personsWithPin(db: Db, hotel: string): Promise<readonly { id: string; name: string }[]> {
  return db
    .selectFrom('staff_pin')
    .innerJoin('staff_person', (join) =>
      join.onRef('staff_person.hotel', '=', 'staff_pin.hotel').onRef('staff_person.id', '=', 'staff_pin.person'),
    )
    .select(['staff_person.id', 'staff_person.name'])
    .where('staff_pin.hotel', '=', hotel)
    .where('staff_person.state', '=', 'active')
    .orderBy('staff_person.name')
    .orderBy('staff_person.id')
    .execute();
}
