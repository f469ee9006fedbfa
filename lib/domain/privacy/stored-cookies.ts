import type { StoredKey } from './stored-key';

/** The cookies that the app sets; a part of `STORED_KEYS`. Rule: cookies/CK6. */
export const STORED_COOKIES = [
  { key: 'lang', place: 'cookie', of: 'guest', content: 'The chosen language.', until: 'the browser is closed' },
  { key: 'room-pass', place: 'cookie', of: 'guest', content: 'The room that was proven.', until: 'a month is over' },
  {
    key: 'desk-session',
    place: 'cookie',
    of: 'staff',
    content: 'The session of a member of staff at the desk; scripts cannot read it.',
    until: 'they sign out or it expires',
  },
  {
    key: 'desk-device',
    place: 'cookie',
    of: 'staff',
    content: 'That a manager has made this a shared device, on which persons sign in by PIN; scripts cannot read it.',
    until: '400 days have passed',
  },
  {
    key: 'desk-known',
    place: 'cookie',
    of: 'staff',
    content:
      'Which members of staff have signed in with this browser, so that strangers cannot lock them out; scripts cannot read it.',
    until: '400 days have passed',
  },
  {
    key: 'desk-provider',
    place: 'cookie',
    of: 'staff',
    content: 'The sign-in that was begun at the identity provider; scripts cannot read it.',
    until: 'it ends, or after ten minutes',
  },
] as const satisfies readonly StoredKey[];
