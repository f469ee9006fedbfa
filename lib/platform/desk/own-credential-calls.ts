import { z } from 'zod';
import { createdPasskey, passkeyOptions } from '@/lib/contract/schema/passkey';
import { trimTyped } from '@/lib/domain/i18n/typed-text';
import { STAFF_ROLES } from '@/lib/domain/staff/roles';
import { deskCall } from './desk-call';
import { ok, time, uuid } from './shapes';

const typedPin = z.string().min(1).max(20);
const typedPassword = z.string().min(1).max(1000);

const credential = z.object({
  id: z.string(),
  kind: z.enum(['passkey', 'password', 'oidc']),
  created_at: time,
  last_used_at: time.nullable(),
});

const me = z
  .object({
    id: z.string(),
    name: z.string(),
    role: z.enum(STAFF_ROLES),
    login: z.string().nullable(),
    has_pin: z.boolean(),
    credentials: z.array(credential).describe('The oldest first'),
    may_change: z.boolean().describe('Whether this session may change them; one of a PIN may change the PIN alone'),
    passkeys: z.boolean().describe('Whether this host can have passkeys'),
  })
  .meta({ id: 'OwnAccount' });

/** Of calls that only a person can make: who calls with the hotel's key is none. */
const OF_PERSONS = 'Only in a session of a person; not in one that a PIN has opened.';

export const READ_ME = deskCall({
  id: 'readOwnAccount',
  method: 'GET',
  path: '/me',
  summary: 'Reads by what the person of the session signs in',
  action: null,
  response: me,
  refusals: ['forbidden'],
});

export const SET_OWN_PIN = deskCall({
  id: 'setOwnPin',
  method: 'POST',
  path: '/me/pin',
  summary: 'Chooses the PIN for shared devices',
  about:
    'Four to twelve digits, not one repeated and none in sequence. In a session that a PIN has opened it takes the `current` one, whose wrong tries count like those of a sign-in.',
  action: null,
  body: z.object({ pin: typedPin, current: typedPin.nullable().default(null) }),
  response: ok,
  refusals: ['forbidden', 'invalid'],
});

export const SET_OWN_PASSWORD = deskCall({
  id: 'setOwnPassword',
  method: 'POST',
  path: '/me/password',
  summary: 'Chooses login and password',
  about: `${OF_PERSONS} Whoever has a password sends it as \`current\`. Every other session of the person ends.`,
  action: null,
  body: z.object({
    login: z.string().min(1).max(200).nullable().default(null).describe('null: as before'),
    password: typedPassword,
    current: typedPassword.nullable().default(null),
  }),
  response: ok,
  refusals: ['forbidden', 'invalid', 'too-many'],
});

export const OWN_PASSKEY_OPTIONS = deskCall({
  id: 'readOwnPasskeyOptions',
  method: 'POST',
  path: '/me/passkey/options',
  summary: 'Begins another passkey',
  about: OF_PERSONS,
  action: null,
  body: z.object({}),
  response: passkeyOptions,
  refusals: ['forbidden', 'invalid'],
});

export const ADD_OWN_PASSKEY = deskCall({
  id: 'addOwnPasskey',
  method: 'POST',
  path: '/me/passkey',
  summary: 'Stores another passkey',
  about: OF_PERSONS,
  action: null,
  body: z.object({ credential: createdPasskey }),
  response: ok,
  refusals: ['forbidden', 'invalid'],
});

export const DELETE_OWN_CREDENTIAL = deskCall({
  id: 'deleteOwnCredential',
  method: 'POST',
  path: '/me/credentials/{id}/delete',
  summary: 'Deletes a passkey, the password or the account of the identity provider',
  about: `${OF_PERSONS} The last one stays: it is refused with the field \`last\`.`,
  action: null,
  params: { id: z.string().regex(/^[\w-]{43}$/) },
  response: ok,
  refusals: ['forbidden', 'not-found', 'invalid'],
});

export const SET_STAFF_PIN = deskCall({
  id: 'setStaffPin',
  method: 'POST',
  path: '/staff/members/{id}/pin',
  summary: 'Gives a person a PIN for shared devices, or takes it',
  about:
    'Ends the lock of wrong tries. Whoever is invited needs no link then: the PIN is enough on an enrolled device.',
  action: 'staff',
  params: { id: uuid },
  body: z.object({ pin: typedPin.nullable().describe('null: none') }),
  response: ok,
  refusals: ['not-found', 'invalid'],
});

export const ENROL_DEVICE = deskCall({
  id: 'enrolDevice',
  method: 'POST',
  path: '/staff/devices',
  summary: 'Makes this browser a shared device, on which persons sign in by PIN',
  about: 'Sets a cookie that only the staff API receives. One that is enrolled already ends.',
  action: 'staff',
  body: z.object({ title: z.string().overwrite(trimTyped).min(1).max(60) }),
  response: z.object({ id: z.string(), title: z.string() }).meta({ id: 'EnrolledDevice' }),
  refusals: ['invalid'],
});

/** The calls of a person's own proofs, of PINs and shared devices, as data (see desk-call.ts). */
export const OWN_CREDENTIAL_CALLS = [
  READ_ME,
  SET_OWN_PIN,
  SET_OWN_PASSWORD,
  OWN_PASSKEY_OPTIONS,
  ADD_OWN_PASSKEY,
  DELETE_OWN_CREDENTIAL,
  SET_STAFF_PIN,
  ENROL_DEVICE,
];
