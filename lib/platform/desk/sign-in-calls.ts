import { z } from 'zod';
import { createdPasskey, passkeyOptions, usedPasskey } from '@/lib/contract/schema/passkey';
import { SIGN_IN_WAYS } from '@/lib/domain/staff/sign-in/sign-in-way';
import { deskCall } from './desk-call';
import { session } from './session-calls';
import { uuid } from './shapes';

const keep = z.boolean().default(false).describe('Whether the browser keeps the session when it is closed');
const ways = z.array(z.enum(SIGN_IN_WAYS));
/** A password as somebody types it: no demands, so that a wrong one is refused as wrong and not as malformed. */
const typedPassword = z.string().min(1).max(1000);
const typedLogin = z.string().min(1).max(200);
const typedPin = z.string().min(1).max(20);

const person = z.object({ id: z.string(), name: z.string() });

const signIn = z
  .object({
    ways: ways.describe('By what staff can sign in here; `key` is the hotel’s key'),
    oidc_title: z.string().nullable().describe('What the identity provider is called; null: there is none'),
    device: z
      .object({ id: z.string(), title: z.string(), persons: z.array(person).describe('Who has a PIN, by name') })
      .nullable()
      .describe('The enrolled device that has sent the call; null: none'),
  })
  .meta({ id: 'SignIn' });

export const READ_SIGN_IN = deskCall({
  id: 'readSignIn',
  method: 'GET',
  path: '/sign-in',
  summary: 'Reads by what staff can sign in, and who has a PIN on this device',
  access: 'session',
  response: signIn,
});

export const SIGN_IN_BY_PASSWORD = deskCall({
  id: 'signInByPassword',
  method: 'POST',
  path: '/sign-in/password',
  summary: 'Signs a person in by login and password',
  about:
    'A wrong one is refused after a second, whether or not there is such a login. Ten wrong ones of a login from one network in ten minutes end the tries there; a browser in which the person has signed in before has tries of its own.',
  access: 'anyone',
  body: z.object({ login: typedLogin.describe('An e-mail address or a name'), password: typedPassword, keep }),
  response: session,
  refusals: ['unauthorized', 'forbidden', 'invalid', 'too-many'],
});

export const SIGN_IN_PASSKEY_OPTIONS = deskCall({
  id: 'readSignInPasskeyOptions',
  method: 'POST',
  path: '/sign-in/passkey/options',
  summary: 'Begins a sign-in by passkey',
  about: 'The options are for navigator.credentials.get and are used once, within five minutes.',
  access: 'anyone',
  body: z.object({}),
  response: passkeyOptions,
  refusals: ['forbidden', 'invalid', 'too-many'],
});

export const SIGN_IN_BY_PASSKEY = deskCall({
  id: 'signInByPasskey',
  method: 'POST',
  path: '/sign-in/passkey',
  summary: 'Signs a person in by passkey',
  access: 'anyone',
  body: z.object({ credential: usedPasskey, keep }),
  response: session,
  refusals: ['unauthorized', 'forbidden', 'invalid', 'too-many'],
});

export const SIGN_IN_BY_PIN = deskCall({
  id: 'signInByPin',
  method: 'POST',
  path: '/sign-in/pin',
  summary: 'Signs a person in by PIN, on an enrolled device',
  about:
    'A wrong one is refused with the fields `pin` and `tries_left`, and with the field `locked` after five: until a manager sets another PIN or the person signs in otherwise. Without an enrolled device: 403 with the field `device`.',
  access: 'anyone',
  body: z.object({ person: uuid, pin: typedPin }),
  response: session,
  refusals: ['unauthorized', 'forbidden', 'invalid', 'too-many'],
});

/** What opens the desk stands in bodies and in no path: proxies keep the addresses of calls in their logs. Rule: staff/SP10. */
const token = z
  .string()
  .regex(/^[\w-]{43}$/, 'must be that of an invitation')
  .describe('What stands behind the # of the link');

const invitation = z
  .object({
    name: z.string().describe('Of the person who is invited'),
    hotel: z.string().describe('The hotel’s title'),
    login: z.string().nullable().describe('What the person has chosen before, or the e-mail address of the invitation'),
    ways: ways.describe('By what the person can sign in from now on'),
  })
  .meta({ id: 'Invitation' });

const OF_INVITATION =
  'A link that was used, has expired or was withdrawn is refused with the field `used`, `expired` or `withdrawn`.';

export const READ_INVITATION = deskCall({
  id: 'readInvitation',
  method: 'POST',
  path: '/invitations/read',
  summary: 'Reads an invitation without using it',
  about: OF_INVITATION,
  access: 'anyone',
  body: z.object({ token }),
  response: invitation,
  refusals: ['not-found', 'forbidden', 'invalid', 'too-many'],
});

export const ACCEPT_BY_PASSWORD = deskCall({
  id: 'acceptInvitationByPassword',
  method: 'POST',
  path: '/invitations/password',
  summary: 'Uses an invitation: chooses login and password, and signs in',
  about: `Of at least 12 characters. ${OF_INVITATION} Whoever had a password has this one from then on, and every other session of theirs ends.`,
  access: 'anyone',
  body: z.object({ token, login: typedLogin, password: typedPassword, keep }),
  response: session,
  refusals: ['not-found', 'forbidden', 'invalid', 'too-many'],
});

export const INVITATION_PASSKEY_OPTIONS = deskCall({
  id: 'readInvitationPasskeyOptions',
  method: 'POST',
  path: '/invitations/passkey/options',
  summary: 'Begins a passkey for who is invited',
  about: 'The options are for navigator.credentials.create and are used once, within five minutes.',
  access: 'anyone',
  body: z.object({ token }),
  response: passkeyOptions,
  refusals: ['not-found', 'forbidden', 'invalid', 'too-many'],
});

export const ACCEPT_BY_PASSKEY = deskCall({
  id: 'acceptInvitationByPasskey',
  method: 'POST',
  path: '/invitations/passkey',
  summary: 'Uses an invitation: stores the passkey, and signs in',
  about: OF_INVITATION,
  access: 'anyone',
  body: z.object({ token, credential: createdPasskey, keep }),
  response: session,
  refusals: ['not-found', 'forbidden', 'invalid', 'too-many'],
});

export const BEGIN_AT_PROVIDER = deskCall({
  id: 'beginSignInAtProvider',
  method: 'POST',
  path: '/sign-in/oidc',
  summary: 'Begins a sign-in at the identity provider',
  about: `Answers with the address to which the browser goes, and sets a cookie, without which what comes back opens nothing. With an invitation its person gets the account. ${OF_INVITATION} A provider that does not answer: 503 with the field \`provider\`.`,
  access: 'anyone',
  body: z.object({
    next: z.string().max(2000).nullable().default(null).describe('The path below /desk to which it leads back'),
    invitation: token.nullable().default(null),
    keep,
  }),
  response: z.object({ url: z.string() }),
  refusals: ['not-found', 'forbidden', 'invalid', 'too-many', 'unavailable'],
});

/** The calls by which persons sign in, as data (see desk-call.ts). The server around the platform answers them. */
export const SIGN_IN_CALLS = [
  READ_SIGN_IN,
  SIGN_IN_BY_PASSWORD,
  SIGN_IN_PASSKEY_OPTIONS,
  SIGN_IN_BY_PASSKEY,
  SIGN_IN_BY_PIN,
  READ_INVITATION,
  ACCEPT_BY_PASSWORD,
  INVITATION_PASSKEY_OPTIONS,
  ACCEPT_BY_PASSKEY,
  BEGIN_AT_PROVIDER,
];
