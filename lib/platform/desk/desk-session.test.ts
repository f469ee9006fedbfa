import { readSession, SESSION_SECONDS, signSession } from './desk-session';

const TOKEN = 'the operator’s token';
const NOW = new Date('2026-05-01T10:00:00.000Z');
const session = { id: 'a-session', name: 'Märta', expiresAt: NOW.getTime() + SESSION_SECONDS * 1000 };
const signed = signSession(TOKEN, 'aurora', session);

it('reads a session that it has signed', () => {
  expect(readSession(TOKEN, 'aurora', signed, NOW)).toEqual(session);
});

it.each([
  ['another hotel’s desk', () => readSession(TOKEN, 'bellevue', signed, NOW)],
  ['another token of the operator', () => readSession('another', 'aurora', signed, NOW)],
  ['the moment at which it expires', () => readSession(TOKEN, 'aurora', signed, new Date(session.expiresAt))],
  ['a changed name', () => readSession(TOKEN, 'aurora', changed(), NOW)],
  ['a text that is no session', () => readSession(TOKEN, 'aurora', 'x', NOW)],
  ['an empty text', () => readSession(TOKEN, 'aurora', '', NOW)],
])('refuses a session: %s', (_what, read) => {
  expect(read()).toBeNull();
});

function changed(): string {
  const [payload = '', signature] = signed.split('.');
  const content = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), name: 'Manager' };
  return `${Buffer.from(JSON.stringify(content)).toString('base64url')}.${signature}`;
}
