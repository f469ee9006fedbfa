import { type Expression, expressionBuilder } from 'kysely';
import type { PersonSearch } from '@/lib/domain/desk/person-search';
import { roomKey } from '@/lib/domain/desk/room-key';
import type { Db } from '../database/database';
import type { Tables } from '../database/tables';
import type { StoredPerson } from './persons';

/** Persons after the one with this time and uuid (null: from the first), at most `limit`. */
export type PersonRange = { after: readonly [updatedAt: string, uuid: string] | null; limit: number };

/** A hotel's persons who gave a room or a phone, in whichever order or chat; who was there last comes first. */
export async function findPersons(
  db: Db,
  hotel: string,
  { search, after, limit }: { search: PersonSearch } & PersonRange,
): Promise<readonly StoredPerson[]> {
  if (search.room === '') return [];
  const sought = { rooms: await roomsLike(db, hotel, search.room), phoneDigits: search.phoneDigits };
  const ofOrders = db
    .selectFrom('guest_order')
    .select('person_uuid')
    .where('hotel', '=', hotel)
    .where(({ ref }) => isGiven(ref('number_room'), ref('guest_phone'), sought));
  const ofChats = db
    .selectFrom('chat')
    .select('person_uuid')
    .where('hotel', '=', hotel)
    .where(({ ref }) => isGiven(ref('room_number'), ref('phone'), sought));
  return db
    .selectFrom('person')
    .select(['uuid', 'name', 'idphone as phone', 'room_number', 'created_at', 'updated_at'])
    .where('hotel', '=', hotel)
    .where((person) =>
      person.or([
        // A person's own row has the room and the phone that were given last.
        isGiven(person.ref('room_number'), person.ref('idphone'), sought),
        person('uuid', 'in', ofOrders),
        person('uuid', 'in', ofChats),
      ]),
    )
    .$if(after !== null, (query) => {
      const [time, uuid] = after ?? ['', ''];
      return query.where((row) =>
        row.or([row('updated_at', '<', time), row.and([row('updated_at', '=', time), row('uuid', '>', uuid)])]),
      );
    })
    .orderBy('updated_at', 'desc')
    .orderBy('uuid')
    .limit(limit)
    .execute();
}

/**
 * A hotel's rooms in the spellings of its guests that are the sought one. They are compared here, because the databases do
 * not know accents and widths; staff search seldom, and a hotel has few rooms.
 */
async function roomsLike(db: Db, hotel: string, room: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('guest_order')
    .select('number_room as room')
    .where('hotel', '=', hotel)
    .union(db.selectFrom('chat').select('room_number as room').where('hotel', '=', hotel))
    .union(db.selectFrom('person').select('room_number as room').where('hotel', '=', hotel))
    .execute();
  return rows.flatMap((row) => (row.room !== null && roomKey(row.room) === room ? [row.room] : []));
}

/** What people write between the digits of a phone. */
const MARKS = [' ', '-', '(', ')', '.', '/'] as const;

type Column = Expression<string | null>;
type Sought = { rooms: readonly string[]; phoneDigits: string | null };

/** Whether a room is one of the sought, or a phone has the sought digits. */
function isGiven(room: Column, phone: Column, { rooms, phoneDigits }: Sought) {
  const build = expressionBuilder<Tables, never>();
  // A list without members is no SQL.
  const isRoom = build(room, 'in', rooms.length === 0 ? [null] : rooms);
  if (phoneDigits === null) return isRoom;
  const digits = MARKS.reduce<Column>(
    (text, mark) => build.fn<string | null>('replace', [text, build.val(mark), build.val('')]),
    phone,
  );
  return build.or([isRoom, build(digits, 'like', `%${phoneDigits}%`)]);
}
