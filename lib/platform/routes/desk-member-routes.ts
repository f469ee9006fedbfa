import type { Hono } from 'hono';
import type { PlatformContext } from '../context';
import {
  CHANGE_MEMBER,
  DEVICES,
  END_DEVICE,
  END_STAFF_SESSION,
  INVITE_MEMBER,
  LIST_DEVICES,
  LIST_MEMBERS,
  LIST_STAFF_SESSIONS,
  MEMBERS,
  REMOVE_MEMBER,
  RENEW_INVITATION,
  REPLACE_KEY,
  STAFF_SESSIONS,
} from '../desk/member-calls';
import { endSharedDevice } from '../staff/end-device';
import { changeMember, inviteMember, removeMember, renewInvitation } from '../staff/manage-staff';
import { replaceKey } from '../staff/replace-key';
import { endSessionsOf } from '../staff/sessions';
import { CURSOR_GONE, itemsAfter } from '../staff-calls/paged-list';
import { listDevices } from '../stores/staff/devices';
import { type ListedPerson, listPersons } from '../stores/staff/persons';
import { type LiveSession, openSessions } from '../stores/staff/sessions';
import { type DeskEnv, onDeskCall } from './on-desk-call';
import { data, notFound, page, refuse, respond } from './responses';

const STATES: readonly ListedPerson['state'][] = ['active', 'invited', 'removed'];

const sessionOf = ({ id, name, how, member, device, ...times }: LiveSession, own: string | null) => ({
  ...{ id, name, how, device, person: member?.id ?? null, is_own: id === own },
  ...{ created_at: times.created_at, last_seen_at: times.last_seen_at, expires_at: times.expires_at },
});

/** Adds the staff calls for the hotel's staff. Rules: staff/SP9 to staff/SP14. */
export function addDeskMemberRoutes(routes: Hono<DeskEnv>, context: PlatformContext): void {
  const { db } = context.database;
  const now = () => context.now().toISOString();

  onDeskCall(routes, LIST_MEMBERS, async ({ hotel, query: { cursor, ...query } }) => {
    const persons = await listPersons(db, hotel.code, { now: now() });
    const inOrder = STATES.flatMap((state) => persons.filter((person) => person.state === state));
    const read = itemsAfter(inOrder, cursor === undefined ? null : ({ id }) => id === cursor);
    return read === null ? refuse('invalid', CURSOR_GONE) : page(MEMBERS.pageOf(read, query, ({ id }) => id));
  });

  onDeskCall(routes, INVITE_MEMBER, async ({ hotel, staff, body }) =>
    respond(await inviteMember(context, hotel, { ...body, by: staff })),
  );

  onDeskCall(routes, CHANGE_MEMBER, async ({ hotel, params, body }) =>
    respond(await changeMember(context, hotel, params.id, body)),
  );

  onDeskCall(routes, RENEW_INVITATION, async ({ hotel, params }) =>
    respond(await renewInvitation(context, hotel, params.id)),
  );

  onDeskCall(routes, REMOVE_MEMBER, async ({ hotel, params }) =>
    respond(await removeMember(context, hotel, params.id)),
  );

  onDeskCall(routes, LIST_STAFF_SESSIONS, async ({ hotel, caller, query }) => {
    const after = query.cursor === undefined ? null : { created_at: query.cursor[0], id: query.cursor[1] };
    const sessions = await openSessions(db, hotel.code, { now: now(), after, limit: query.limit + 1 });
    const { items, next } = STAFF_SESSIONS.pageOf(sessions, query, ({ created_at, id }) => [created_at, id]);
    return page({ items: items.map((session) => sessionOf(session, caller.session)), next });
  });

  onDeskCall(routes, END_STAFF_SESSION, async ({ hotel, params }) =>
    (await endSessionsOf(context, hotel, { id: params.id })) ? data(null) : notFound(),
  );

  onDeskCall(routes, LIST_DEVICES, async ({ hotel, query: { cursor, ...query } }) => {
    const devices = await listDevices(db, hotel.code);
    const read = itemsAfter(devices, cursor === undefined ? null : ({ id }) => id === cursor);
    return read === null ? refuse('invalid', CURSOR_GONE) : page(DEVICES.pageOf(read, query, ({ id }) => id));
  });

  onDeskCall(routes, END_DEVICE, async ({ hotel, params }) =>
    respond(await endSharedDevice(context, hotel, params.id)),
  );

  onDeskCall(routes, REPLACE_KEY, async ({ hotel }) => data({ key: await replaceKey(context, hotel.code) }));
}
