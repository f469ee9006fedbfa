import { z } from 'zod';
import { trimTyped } from '@/lib/domain/i18n/typed-text';
import { STAFF_ACTIONS, STAFF_ROLES } from '@/lib/domain/staff/roles';
import { deskCall } from './desk-call';
import { entityId, time, uuid } from './shapes';

export const session = z
  .object({
    name: z.string(),
    expires_at: time,
    person: z
      .object({
        id: uuid,
        role: z.enum(STAFF_ROLES),
        stations: z.array(z.string()).nullable(),
        sections: z.array(entityId).nullable(),
      })
      .nullable()
      .describe('null: opened with the key'),
    actions: z.array(z.enum(STAFF_ACTIONS)).describe('What it may do'),
    device: z
      .object({ id: uuid, title: z.string() })
      .nullable()
      .describe('The shared device on which it was opened; null: another one'),
    hotel_has_persons: z
      .boolean()
      .describe(
        'Whether the hotel has an active manager, so that its key opens a session of 30 minutes for its staff alone',
      ),
  })
  .meta({ id: 'Session' });

export const OPEN_SESSION = deskCall({
  id: 'openSession',
  method: 'POST',
  path: '/session',
  summary: 'Signs in with the hotel’s key and a name',
  about:
    'Sets the cookie of a session of 12 hours, with which pages of the same host call in place of the key. At a hotel with an active manager it lasts 30 minutes, for its staff alone. A wrong key is refused after a second.',
  access: 'anyone',
  body: z.object({
    key: z.string().trim().max(200),
    name: z.string().overwrite(trimTyped).min(1).max(60).describe('Of the staff member: it stands with what they do'),
    keep: z.boolean().default(false).describe('Whether the browser keeps the session when it is closed'),
  }),
  response: session,
  refusals: ['unauthorized', 'forbidden', 'invalid'],
});

const READ_SESSION = deskCall({
  id: 'readSession',
  method: 'GET',
  path: '/session',
  summary: 'Reads the session of the cookie; null: there is none, or it has ended',
  access: 'session',
  response: session.nullable(),
});

const END_SESSION = deskCall({
  id: 'endSession',
  method: 'POST',
  path: '/session/end',
  summary: 'Signs out and deletes the cookie',
  access: 'session',
  response: z.null(),
  refusals: ['forbidden'],
});

/** The calls with which staff sign in and out, as data (see desk-call.ts). The server around the platform answers them. */
export const SESSION_CALLS = [OPEN_SESSION, READ_SESSION, END_SESSION];
