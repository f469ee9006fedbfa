import { deskKey } from '@/lib/platform/desk-key';
import { authenticator } from '@/tests/builders/desk/authenticator';
import { PASSWORD } from '@/tests/builders/desk/invited-staff';
import { callServed, sentBack } from '@/tests/builders/desk/served-desk';
import { DESK_TOKEN } from '@/tests/builders/platform/embedded-platform';
import { HOTEL_WIFI_IP, servePlatformWithLimits } from '@/tests/builders/platform/limited-platform';

servePlatformWithLimits();

const ELSEWHERE = '198.51.100.9';
const from = (address: string) => ({ 'x-forwarded-for': address });
const begin = (sent: Parameters<typeof callServed>[1] = {}) =>
  callServed('/sign-in/passkey/options', { body: {}, headers: from(HOTEL_WIFI_IP), ...sent });
const read = (token: string, address = HOTEL_WIFI_IP) =>
  callServed('/invitations/read', { body: { token }, headers: from(address) });

/** The token of a link. */
async function invite(name: string): Promise<string> {
  const key = deskKey(DESK_TOKEN, 'aurora');
  const response = await callServed('/staff/members', { key, body: { name, role: 'station' } });
  return (await response.json()).data.invitation_url_path.split('#')[1];
}

it('limits the sign-ins that a network begins, but not those of a browser of the staff in it', async () => {
  const body = { token: await invite('Marta'), login: 'marta', password: PASSWORD };
  const accepted = await callServed('/invitations/password', { body });
  const cookie = sentBack(accepted);
  const statuses = [];
  for (let times = 0; times < 121; times += 1) statuses.push((await begin()).status);
  expect(statuses).toEqual([...Array.from({ length: 120 }, () => 200), 429]);
  expect((await begin({ cookie })).status).toBe(200);
  expect((await begin({ cookie: cookie.replace(/desk-known=[^;]+/, 'desk-known=made-up.by.somebody') })).status).toBe(
    429,
  );
  expect((await begin({ headers: from(ELSEWHERE) })).status).toBe(200);
});

it('counts a browser of the staff by itself at the identity provider too, and nothing that another site sends', async () => {
  const body = { token: await invite('Nora'), login: 'nora', password: PASSWORD };
  const cookie = sentBack(await callServed('/invitations/password', { body }));
  const address = '203.0.113.66';
  const beginAtProvider = (sent: { cookie?: string; headers?: Record<string, string> } = {}) =>
    callServed('/sign-in/oidc', { body: {}, ...sent, headers: { ...from(address), ...sent.headers } });
  for (let times = 0; times < 130; times += 1)
    expect((await beginAtProvider({ headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
  const statuses = [];
  for (let times = 0; times < 121; times += 1) statuses.push((await beginAtProvider()).status);
  // This server has no identity provider.
  expect(statuses).toEqual([...Array.from({ length: 120 }, () => 503), 429]);
  expect((await beginAtProvider({ cookie })).status).toBe(503);
});

it('limits the answers of passkeys of a network, which anybody can make up', async () => {
  const credential = authenticator().get({ challenge: 'AAAA', rpId: 'aurora.localhost' });
  const answer = () =>
    callServed('/sign-in/passkey', { body: { credential }, headers: from('203.0.113.67') }).then(
      ({ status }) => status,
    );
  // At the same time, because each waits a second before it is refused.
  const statuses = await Promise.all(Array.from({ length: 125 }, answer));
  expect(statuses.toSorted()).toEqual([...Array(120).fill(401), ...Array(5).fill(429)]);
});

it('counts tokens of links that do not exist as wrong keys, and never limits one that does', async () => {
  const token = await invite('Joan');
  const statuses = [];
  for (let times = 0; times < 31; times += 1) statuses.push((await read(String(times).padEnd(43, 'A'))).status);
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 404), 429]);
  expect((await read(token)).status).toBe(200);
  expect((await read('B'.repeat(43), ELSEWHERE)).status).toBe(404);
});

it('limits wrong passwords before they are hashed, with the seconds to wait', async () => {
  const typed = { login: 'nobody', password: 'a wrong long password' };
  const responses = await Promise.all(
    Array.from({ length: 5 }, () => callServed('/sign-in/password', { body: typed, headers: from(HOTEL_WIFI_IP) })),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array(5).fill(401));
  const more = await Promise.all(
    Array.from({ length: 6 }, () => callServed('/sign-in/password', { body: typed, headers: from(HOTEL_WIFI_IP) })),
  );
  expect(more.map(({ status }) => status).sort()).toEqual([...Array(5).fill(401), 429]);
  expect(more.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('600');
});
