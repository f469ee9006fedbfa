import type { Hono } from 'hono';
import type { PlatformContext } from '../context';
import { DELETE_PERSON, EXPORT_PERSON, FIND_PERSONS, PERSONS } from '../desk/person-calls';
import { deletePersonData, exportPerson, findDeskPersons } from '../personal-data/desk-persons';
import { type DeskEnv, onDeskCall } from './on-desk-call';
import { page, respond } from './responses';

/** Adds the staff calls for personal data of guests. Rule: staff-api/DK5. */
export function addDeskPersonRoutes(routes: Hono<DeskEnv>, context: PlatformContext): void {
  onDeskCall(routes, FIND_PERSONS, async ({ hotel, query }) => {
    const range = { after: query.cursor ?? null, limit: query.limit + 1 };
    const persons = await findDeskPersons(context, hotel, query.find, range);
    return page(PERSONS.pageOf(persons, query, ({ updated_at, uuid }) => [updated_at, uuid]));
  });

  onDeskCall(routes, EXPORT_PERSON, async ({ hotel, params }) =>
    respond(await exportPerson(context, hotel, params.uuid)),
  );

  onDeskCall(routes, DELETE_PERSON, async ({ hotel, params }) =>
    respond(await deletePersonData(context, hotel, params.uuid)),
  );
}
