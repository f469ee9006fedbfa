import type { Hono } from 'hono';
import type { z } from 'zod';
import type { PlatformContext } from '../context';
import { DELETE_PERSON, EXPORT_PERSON, FIND_PERSONS, PERSONS, SEARCH_PERSONS } from '../desk/person-calls';
import { deletePersonData, exportPerson, findDeskPersons } from '../personal-data/desk-persons';
import type { HotelKey } from '../stores/hotels';
import { type DeskEnv, onDeskCall } from './on-desk-call';
import { page, respond } from './responses';

/** Adds the staff calls for personal data of guests. Rule: staff-api/DK5. */
export function addDeskPersonRoutes(routes: Hono<DeskEnv>, context: PlatformContext): void {
  const find = async (hotel: HotelKey, wanted: z.output<typeof FIND_PERSONS.query>) => {
    const range = { after: wanted.cursor ?? null, limit: wanted.limit + 1 };
    const persons = await findDeskPersons(context, hotel, wanted.find, range);
    return page(PERSONS.pageOf(persons, wanted, ({ updated_at, uuid }) => [updated_at, uuid]));
  };
  onDeskCall(routes, FIND_PERSONS, ({ hotel, query }) => find(hotel, query));
  onDeskCall(routes, SEARCH_PERSONS, ({ hotel, query, body }) => find(hotel, { ...query, ...body }));

  onDeskCall(routes, EXPORT_PERSON, async ({ hotel, params }) =>
    respond(await exportPerson(context, hotel, params.uuid)),
  );

  onDeskCall(routes, DELETE_PERSON, async ({ hotel, params }) =>
    respond(await deletePersonData(context, hotel, params.uuid)),
  );
}
