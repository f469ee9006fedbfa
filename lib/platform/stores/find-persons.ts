import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import type { PersonSearch } from '@/lib/domain/desk/person-search';
import type { Db } from '../database/database';
import type { Tables } from '../database/tables';
import { NOBODY } from './personal-data';
import type { StoredPerson } from './persons';

/** A phone without what people write between its digits. */
const digitsOf = (column: string): RawBuilder<string> =>
  [' ', '-', '(', ')', '.', '/'].reduce<RawBuilder<string>>(
    (phone, mark) => sql`replace(${phone}, ${mark}, '')`,
    sql`${sql.ref(column)}`,
  );

/** Where a guest's rooms and phones stand. A person's own row has those that were given last. */
const PLACES = [
  { table: 'person', person: 'uuid', room: 'room_number', phone: 'idphone' },
  { table: 'guest_order', person: 'person_uuid', room: 'number_room', phone: 'guest_phone' },
  { table: 'chat', person: 'person_uuid', room: 'room_number', phone: 'phone' },
] as const;

/** A hotel's persons who gave a room or a phone, in whichever order or chat; who was there last comes first. */
export async function findPersons(
  db: Db,
  hotel: string,
  { search, limit }: { search: PersonSearch; limit: number },
): Promise<readonly StoredPerson[]> {
  const { rooms, phoneDigits } = search;
  if (rooms.length === 0) return [];
  return db
    .selectFrom('person')
    .select(['uuid', 'name', 'idphone as phone', 'room_number', 'created_at', 'updated_at'])
    .where('hotel', '=', hotel)
    .where('uuid', '!=', NOBODY)
    .where((person) => person.or(PLACES.map((place) => isFoundIn(person, place, { hotel, rooms, phoneDigits }))))
    .orderBy('updated_at', 'desc')
    .orderBy('uuid')
    .limit(limit)
    .execute();
}

const isFoundIn = (
  person: ExpressionBuilder<Tables, 'person'>,
  place: (typeof PLACES)[number],
  { hotel, rooms, phoneDigits }: PersonSearch & { hotel: string },
) => {
  const isRoom = sql<boolean>`${sql.ref(place.room)} in (${sql.join(rooms)})`;
  const isPhone =
    phoneDigits === null ? sql<boolean>`1 = 0` : sql<boolean>`${digitsOf(place.phone)} like ${`%${phoneDigits}%`}`;
  const found = sql<string>`(select ${sql.ref(place.person)} from ${sql.table(place.table)} where hotel = ${hotel} and (${isRoom} or ${isPhone}))`;
  return sql<boolean>`${person.ref('person.uuid')} in ${found}`;
};
