import { type Expression, expressionBuilder } from 'kysely';
import type { PersonSearch } from '@/lib/domain/desk/person-search';
import type { Db } from '../database/database';
import type { Tables } from '../database/tables';
import type { StoredPerson } from './persons';

/** A hotel's persons who gave a room or a phone, in whichever order or chat; who was there last comes first. */
export async function findPersons(
  db: Db,
  hotel: string,
  { search, limit }: { search: PersonSearch; limit: number },
): Promise<readonly StoredPerson[]> {
  if (search.rooms.length === 0) return [];
  const ofOrders = db
    .selectFrom('guest_order')
    .select('person_uuid')
    .where('hotel', '=', hotel)
    .where(({ ref }) => isGiven(ref('number_room'), ref('guest_phone'), search));
  const ofChats = db
    .selectFrom('chat')
    .select('person_uuid')
    .where('hotel', '=', hotel)
    .where(({ ref }) => isGiven(ref('room_number'), ref('phone'), search));
  return db
    .selectFrom('person')
    .select(['uuid', 'name', 'idphone as phone', 'room_number', 'created_at', 'updated_at'])
    .where('hotel', '=', hotel)
    .where((person) =>
      person.or([
        // A person's own row has the room and the phone that were given last.
        isGiven(person.ref('room_number'), person.ref('idphone'), search),
        person('uuid', 'in', ofOrders),
        person('uuid', 'in', ofChats),
      ]),
    )
    .orderBy('updated_at', 'desc')
    .orderBy('uuid')
    .limit(limit)
    .execute();
}

/** What people write between the digits of a phone. */
const MARKS = [' ', '-', '(', ')', '.', '/'] as const;

type Column = Expression<string | null>;

/** Whether a room is one of the sought, or a phone has the sought digits. */
function isGiven(room: Column, phone: Column, { rooms, phoneDigits }: PersonSearch) {
  const build = expressionBuilder<Tables, never>();
  const isRoom = build(room, 'in', rooms);
  if (phoneDigits === null) return isRoom;
  const digits = MARKS.reduce<Column>(
    (text, mark) => build.fn<string | null>('replace', [text, build.val(mark), build.val('')]),
    phone,
  );
  return build.or([isRoom, build(digits, 'like', `%${phoneDigits}%`)]);
}
