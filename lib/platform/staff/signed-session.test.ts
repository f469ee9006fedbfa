import { readSignedSession, SESSION_SECONDS, signSession } from './signed-session';

const TOKEN = 'the operator’s token';
const NOW = new Date('2026-05-01T10:00:00.000Z');
const session = { id: 'a-session', expiresAt: NOW.getTime() + SESSION_SECONDS * 1000 };
const signed = signSession(TOKEN, 'aurora', session);

it('reads a session that it has signed', () => {
  expect(readSignedSession(TOKEN, 'aurora', signed, NOW)).toEqual(session);
});

it.each([
  ['another hotel’s desk', () => readSignedSession(TOKEN, 'bellevue', signed, NOW)],
  ['another token of the operator', () => readSignedSession('another', 'aurora', signed, NOW)],
  ['the moment at which it expires', () => readSignedSession(TOKEN, 'aurora', signed, new Date(session.expiresAt))],
  ['another id', () => readSignedSession(TOKEN, 'aurora', changed(), NOW)],
  ['a text that is no session', () => readSignedSession(TOKEN, 'aurora', 'x', NOW)],
  ['an empty text', () => readSignedSession(TOKEN, 'aurora', '', NOW)],
])('refuses a session: %s', (_what, read) => {
  expect(read()).toBeNull();
});

function changed(): string {
  const [payload = '', signature] = signed.split('.');
  const content = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), id: 'another-session' };
  return `${Buffer.from(JSON.stringify(content)).toString('base64url')}.${signature}`;
}
