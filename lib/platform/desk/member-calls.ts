import { z } from 'zod';
import { trimTyped } from '@/lib/domain/i18n/typed-text';
import { STAFF_ROLES } from '@/lib/domain/staff/roles';
import { KEY_TEXT, pagedList, WHOLE_LIST } from '../staff-calls/paged-list';
import { deskCall } from './desk-call';
import { entityId, time, uuid } from './shapes';

const NAME_WORDS = 'between 1 and 60 characters';

const stations = z
  .array(z.string().min(1).max(60))
  .min(1, 'at least one, or null')
  .max(50)
  .nullable()
  .describe('Ids of stations of the hotel to which the person is narrowed; null: not narrowed');

const sections = z
  .array(entityId)
  .min(1, 'at least one, or null')
  .max(200)
  .nullable()
  .describe('Ids of sections to which the person is narrowed, with those below them; null: not narrowed');

const email = z
  .email('must be an address like maria@example.com')
  .max(200)
  .toLowerCase()
  .nullable()
  .describe('By which the account at the identity provider is recognised; null: by none');

const personFields = {
  name: z.string().overwrite(trimTyped).min(1, NAME_WORDS).max(60, NAME_WORDS),
  role: z.enum(STAFF_ROLES),
  stations,
  sections,
  email,
};

const member = z
  .object({
    id: uuid,
    name: z.string(),
    login: z.string().nullable().describe('What the person types to sign in with a password; null: has chosen none'),
    email: z.string().nullable(),
    role: z.enum(STAFF_ROLES),
    stations,
    sections,
    state: z.enum(['invited', 'active', 'removed']),
    invited_by: z.string().nullable().describe('null: the hotel’s own system'),
    created_at: time,
    removed_at: time.nullable(),
    last_seen_at: time.nullable().describe('To five minutes; null: has never signed in'),
    has_pin: z.boolean(),
    ways: z.array(z.enum(['passkey', 'password', 'oidc'])).describe('By what the person can sign in, each once'),
    invited_until: time.nullable().describe('Until when the newest link can be used; null: there is none to use'),
  })
  .meta({ id: 'StaffMember' });

const invitation = {
  invitation_url_path: z.string().describe('The path of the link on the hotel’s host. It is given once'),
  expires_at: time,
};

/** By id, active persons first, then those invited, then those removed, each by name. */
export const MEMBERS = pagedList('members', {
  key: uuid,
  size: WHOLE_LIST,
  max: WHOLE_LIST,
});

export const LIST_MEMBERS = deskCall({
  id: 'listStaff',
  action: 'staff',
  method: 'GET',
  path: '/staff/members',
  summary: 'Lists the persons who work at the desk: who is active first, then who is invited, then who was removed',
  query: z.object(MEMBERS.fields),
  responseType: 'page',
  response: z.array(member),
  refusals: ['invalid'],
});

export const INVITE_MEMBER = deskCall({
  id: 'inviteStaff',
  action: 'staff',
  method: 'POST',
  path: '/staff/members',
  summary: 'Invites a person, and gives a link that can be used once within 7 days',
  about: 'No Idempotency-Key is taken, because the answer with the link is not kept.',
  body: z.object({
    ...personFields,
    stations: stations.default(null),
    sections: sections.default(null),
    email: email.default(null),
  }),
  response: z.object({ person: member, ...invitation }),
  refusals: ['invalid'],
});

export const CHANGE_MEMBER = deskCall({
  id: 'changeStaff',
  action: 'staff',
  method: 'POST',
  path: '/staff/members/{id}',
  summary: 'Changes the name, role or stations of a person; what is missing stays',
  about: 'The last active manager keeps the role: refused with the field role.',
  params: { id: uuid },
  body: z.object(personFields).partial(),
  needsBody: true,
  response: member,
  refusals: ['not-found', 'invalid'],
});

export const RENEW_INVITATION = deskCall({
  id: 'renewInvitation',
  action: 'staff',
  method: 'POST',
  path: '/staff/members/{id}/invite',
  summary: 'Gives a new link to a person, such as one who has lost a phone; earlier links can no longer be used',
  params: { id: uuid },
  response: z.object({ person: member, ...invitation }),
  refusals: ['not-found', 'invalid'],
});

export const REMOVE_MEMBER = deskCall({
  id: 'removeStaff',
  action: 'staff',
  method: 'POST',
  path: '/staff/members/{id}/remove',
  summary: 'Removes a person, whose sessions end at once',
  about: 'The last active manager stays: refused with the field role.',
  params: { id: uuid },
  response: member,
  refusals: ['not-found', 'invalid'],
});

const session = z
  .object({
    id: uuid,
    person: uuid.nullable().describe('null: opened with the hotel’s key'),
    name: z.string(),
    device: z.object({ id: uuid, title: z.string() }).nullable(),
    how: z.enum(['key', 'passkey', 'password', 'oidc', 'pin']),
    created_at: time,
    last_seen_at: time.describe('To five minutes'),
    expires_at: time,
    is_own: z.boolean().describe('Whether this call was made in it'),
  })
  .meta({ id: 'StaffSession' });

/** By when they were opened, newest first. */
export const STAFF_SESSIONS = pagedList('staff-sessions', {
  key: z.tuple([KEY_TEXT, uuid]),
  size: 200,
  max: 1000,
});

export const LIST_STAFF_SESSIONS = deskCall({
  id: 'listStaffSessions',
  action: 'staff',
  method: 'GET',
  path: '/staff/sessions',
  summary: 'Lists the sessions that are open, the newest first',
  query: z.object(STAFF_SESSIONS.fields),
  responseType: 'page',
  response: z.array(session),
  refusals: ['invalid'],
});

export const END_STAFF_SESSION = deskCall({
  id: 'endStaffSession',
  action: 'staff',
  method: 'POST',
  path: '/staff/sessions/{id}/end',
  summary: 'Ends a session, in open tabs too',
  params: { id: uuid },
  response: z.null(),
  refusals: ['not-found'],
});

const device = z
  .object({
    id: uuid,
    title: z.string(),
    enrolled_by: z.string().nullable().describe('null: the hotel’s own system'),
    enrolled_at: time,
    last_seen_at: time.nullable(),
  })
  .meta({ id: 'StaffDevice' });

/** By id, in the order of the titles. */
export const DEVICES = pagedList('devices', { key: uuid, size: WHOLE_LIST, max: WHOLE_LIST });

export const LIST_DEVICES = deskCall({
  id: 'listDevices',
  action: 'staff',
  method: 'GET',
  path: '/staff/devices',
  summary: 'Lists the shared devices on which persons sign in with a PIN',
  query: z.object(DEVICES.fields),
  responseType: 'page',
  response: z.array(device),
  refusals: ['invalid'],
});

export const END_DEVICE = deskCall({
  id: 'endDevice',
  action: 'staff',
  method: 'POST',
  path: '/staff/devices/{id}/end',
  summary: 'Takes a shared device out of use, and ends the sessions on it',
  params: { id: uuid },
  response: z.null(),
  refusals: ['not-found'],
});

export const REPLACE_KEY = deskCall({
  id: 'replaceKey',
  action: 'staff',
  method: 'POST',
  path: '/staff/key/replace',
  summary: 'Replaces the hotel’s key, and gives the new one once',
  about:
    'The key until now opens nothing any more, and sessions that it has opened end. Persons, devices, printers and everything printed stay as they are. The hotel’s own system needs the new key.',
  response: z.object({ key: z.string() }),
});

/** The calls for the hotel's staff, as data (see desk-call.ts). */
export const MEMBER_CALLS = [
  LIST_MEMBERS,
  INVITE_MEMBER,
  CHANGE_MEMBER,
  RENEW_INVITATION,
  REMOVE_MEMBER,
  LIST_STAFF_SESSIONS,
  END_STAFF_SESSION,
  LIST_DEVICES,
  END_DEVICE,
  REPLACE_KEY,
];
