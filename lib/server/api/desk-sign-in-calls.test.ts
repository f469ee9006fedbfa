import { responseBody } from '@/lib/contract/schema/open-api/open-api-operation';
import { SIGN_IN_CALLS } from '@/lib/platform/desk/sign-in-calls';
import { authenticator } from '@/tests/builders/desk/authenticator';
import { PASSWORD } from '@/tests/builders/desk/invited-staff';
import {
  asMachine,
  callServed,
  cookiesOf,
  inviteServed,
  SERVED_TOKEN,
  sentBack,
} from '@/tests/builders/desk/served-desk';
import { serveTwoHotels } from '@/tests/builders/platform/served-platform';

serveTwoHotels(() => {}, { scripts: true, deskToken: SERVED_TOKEN });

let count = 0;
/** A person of the hotel with a name and login of their own. */
const newcomer = () => {
  count += 1;
  return { name: `Person ${count}`, login: `person-${count}` };
};

/** A person who has used the link with a password. */
async function member() {
  const { name, login } = newcomer();
  const { id, token } = await inviteServed({ name });
  const body = { token, login, password: PASSWORD };
  const accepted = await callServed('/invitations/password', { body });
  return { id, name, login, token, accepted, cookie: sentBack(accepted) };
}

const signIn = (login: string, sent: Parameters<typeof callServed>[1] = {}, password = PASSWORD, more = {}) =>
  callServed('/sign-in/password', { body: { login, password, ...more }, ...sent });
const errorsOf = async (response: Response) => (await response.json()).data.data;
const nameOf = async (cookie: string) => (await (await callServed('/session', { cookie })).json()).data?.name ?? null;

describe('cookies of a sign-in', () => {
  it('are for the staff API alone, unreadable by scripts, and kept only where it was asked for', async () => {
    const { login } = await member();
    const cookies = cookiesOf(await signIn(login));
    expect(Object.keys(cookies).sort()).toEqual(['desk-known', 'desk-session']);
    expect(cookies['desk-session']?.split('; ').slice(1)).toEqual(['Path=/api/desk/v1', 'HttpOnly', 'SameSite=Strict']);
    expect(cookies['desk-known']).toMatch(/; Path=\/api\/desk\/v1; HttpOnly; SameSite=Strict; Max-Age=\d+$/);
    const kept = cookiesOf(await signIn(login, {}, PASSWORD, { keep: true }));
    expect(kept['desk-session']).toMatch(/; Max-Age=43\d{3}$/);
  });

  it('are for TLS on a host that is not local', async () => {
    const { login } = await member();
    const cookies = cookiesOf(await signIn(login, { host: 'aurora.example.com' }));
    for (const cookie of Object.values(cookies)) expect(cookie).toContain('; Secure');
  });

  it('are new with each sign-in: one that was there before opens nothing, whoever has set it', async () => {
    const [attacker, victim] = [await member(), await member()];
    const planted = attacker.cookie;
    const response = await signIn(victim.login, { cookie: planted });
    expect(sentBack(response)).not.toContain(planted.split(';')[0]);
    expect(await nameOf(sentBack(response))).toBe(victim.name);
    // What the attacker knows is signed out, and nobody has come to be signed in by it.
    expect(await nameOf(planted)).toBeNull();
    const madeUp = await signIn(victim.login, { cookie: 'desk-session=chosen-by-an-attacker' });
    expect(sentBack(madeUp)).not.toContain('chosen-by-an-attacker');
  });

  it('come with no refusal', async () => {
    const { login } = await member();
    const response = await signIn(login, {}, 'a wrong long password');
    expect([response.status, response.headers.getSetCookie()]).toEqual([401, []]);
  });
});

describe('a page of another site', () => {
  it.each([
    ['/sign-in/password', { login: 'person-1', password: PASSWORD }],
    ['/sign-in/passkey/options', {}],
    ['/sign-in/pin', { person: '8d7e1c4c-3f0c-4f41-9a53-c6e3d0f7a001', pin: '4711' }],
    ['/sign-in/oidc', { invitation: 'A'.repeat(43) }],
    ['/invitations/read', { token: 'A'.repeat(43) }],
    ['/invitations/password', { token: 'A'.repeat(43), login: 'x', password: PASSWORD }],
    ['/invitations/passkey/options', { token: 'A'.repeat(43) }],
  ])('cannot call %s', async (path, body) => {
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }, { origin: 'null' }])
      expect((await callServed(path, { body, headers: headers as Record<string, string> })).status).toBe(403);
  });

  it('reads of no device', async () => {
    const enrolled = await enrol('Terrace');
    const own = await (await callServed('/sign-in', { cookie: enrolled })).json();
    expect(own.data.device).toMatchObject({ title: 'Terrace' });
    const other = await callServed('/sign-in', { cookie: enrolled, headers: { 'sec-fetch-site': 'cross-site' } });
    expect((await other.json()).data.device).toBeNull();
  });
});

/** Makes a browser a shared device, with the session of a manager. Returns the cookie of the device. */
async function enrol(title: string): Promise<string> {
  const { name, login } = newcomer();
  const { token } = await inviteServed({ name, role: 'manager' });
  const accepted = await callServed('/invitations/password', { body: { token, login, password: PASSWORD } });
  const response = await callServed('/staff/devices', { body: { title }, cookie: sentBack(accepted) });
  expect(response.status).toBe(200);
  return sentBack(response);
}

describe('a shared device', () => {
  it('has a cookie of its own, whose token stands in no body and no other header', async () => {
    const { login, name } = newcomer();
    const { token } = await inviteServed({ name, role: 'manager' });
    const accepted = await callServed('/invitations/password', { body: { token, login, password: PASSWORD } });
    const response = await callServed('/staff/devices', { body: { title: 'Pool' }, cookie: sentBack(accepted) });
    const cookie = cookiesOf(response)['desk-device'] ?? '';
    expect(cookie).toMatch(
      /^desk-device=[\w-]{43}; Path=\/api\/desk\/v1; HttpOnly; SameSite=Strict; Max-Age=34560000$/,
    );
    const secret = cookie.slice('desk-device='.length).split(';')[0] ?? '';
    expect(JSON.stringify(await response.json())).not.toContain(secret);
    const others = [...response.headers].filter(([header]) => header !== 'set-cookie');
    expect(JSON.stringify(others)).not.toContain(secret);
  });

  it('is not enrolled by who may not', async () => {
    const { cookie } = await member();
    expect((await callServed('/staff/devices', { body: { title: 'Pool' }, cookie })).status).toBe(403);
    expect((await callServed('/staff/devices', { body: { title: 'Pool' } })).status).toBe(401);
  });

  it('signs a person in by PIN after the manager has gone, until a manager ends it', async () => {
    const [{ id, name }, device] = [await member(), await enrol('Kitchen')];
    await asMachine(`/staff/members/${id}/pin`, { pin: '4711' });
    const offered = (await (await callServed('/sign-in', { cookie: device })).json()).data.device;
    expect(offered.persons).toContainEqual({ id, name });
    const byPin = (cookie: string, pin = '4711') => callServed('/sign-in/pin', { body: { person: id, pin }, cookie });
    const opened = await byPin(device);
    const session = `${device}; ${sentBack(opened)}`;
    expect([opened.status, await nameOf(session)]).toEqual([200, name]);
    expect(cookiesOf(opened)['desk-session']).not.toContain('Max-Age');
    const wrong = await byPin(device, '9999');
    expect([wrong.status, await errorsOf(wrong)]).toEqual([401, { pin: ['is wrong'], tries_left: ['4'] }]);
    await asMachine(`/staff/devices/${offered.id}/end`, {});
    expect(await nameOf(session)).toBeNull();
    const stolen = await byPin(device);
    expect([stolen.status, await errorsOf(stolen)]).toEqual([403, { device: ['is not enrolled'] }]);
  });

  it('has the session of the manager who has enrolled it, and of a password, which end with it', async () => {
    const { name, login } = newcomer();
    const { token } = await inviteServed({ name, role: 'manager' });
    const own = sentBack(await callServed('/invitations/password', { body: { token, login, password: PASSWORD } }));
    const deviceOf = async (cookie: string, headers = {}) =>
      (await (await callServed('/session', { cookie, headers })).json()).data?.device ?? null;
    expect(await deviceOf(own)).toBeNull();
    const device = sentBack(await callServed('/staff/devices', { body: { title: 'Lift' }, cookie: own }));
    const enrolled = { id: expect.any(String), title: 'Lift' };
    expect(await deviceOf(`${own}; ${device}`)).toEqual(enrolled);
    const cook = await member();
    const byPassword = sentBack(await signIn(cook.login, { cookie: device }));
    expect(await deviceOf(`${byPassword}; ${device}`)).toEqual(enrolled);
    // It stays on the device, whatever a browser says later.
    expect(await deviceOf(byPassword)).toEqual(enrolled);
    const { id } = await deviceOf(own);
    await asMachine(`/staff/devices/${id}/end`, {});
    expect([await nameOf(own), await nameOf(byPassword)]).toEqual([null, null]);
    expect(await nameOf(cook.cookie)).toBe(cook.name);
  });

  it('is none at another hotel', async () => {
    const device = await enrol('Spa');
    const response = await callServed('/sign-in', { cookie: device, host: 'bellevue.localhost:3000' });
    expect((await response.json()).data.device).toBeNull();
  });
});

describe('passkeys', () => {
  it('are made by a link and sign in, through the calls of a browser', async () => {
    const { name } = newcomer();
    const { token } = await inviteServed({ name });
    const keys = authenticator();
    const options = await callServed('/invitations/passkey/options', { body: { token } });
    const credential = keys.create((await options.json()).data);
    const accepted = await callServed('/invitations/passkey', { body: { token, credential } });
    expect([accepted.status, await nameOf(sentBack(accepted))]).toEqual([200, name]);
    const asked = (await (await callServed('/sign-in/passkey/options', { body: {} })).json()).data;
    const opened = await callServed('/sign-in/passkey', { body: { credential: keys.get(asked) } });
    expect([opened.status, await nameOf(sentBack(opened))]).toEqual([200, name]);
    const again = await callServed('/sign-in/passkey', { body: { credential: keys.get(asked) } });
    expect([again.status, await errorsOf(again)]).toEqual([401, { credential: ['expired'] }]);
  });

  it.each([
    {},
    { credential: {} },
    { credential: { id: 'x', rawId: 'x', type: 'public-key', response: {} } },
    { credential: { id: '<', rawId: 'x', type: 'public-key', response: {} } },
  ])('refuse what is none: %j', async (body) => {
    expect((await callServed('/sign-in/passkey', { body })).status).toBe(422);
  });
});

it('says the ways of the hotel, and the operator’s key alone on the root domain', async () => {
  await member();
  expect((await (await callServed('/sign-in')).json()).data.ways).toEqual(['passkey', 'password', 'key']);
  expect((await (await callServed('/sign-in', { host: 'bellevue.localhost:3000' })).json()).data.ways).toEqual(['key']);
  const host = 'localhost:3000';
  expect((await (await callServed('/sign-in', { host })).json()).data.ways).toEqual(['key']);
  const body = { login: 'x', password: PASSWORD };
  expect((await callServed('/sign-in/password', { host, body })).status).toBe(404);
});

it('refuses a wrong password and an unknown login after the same second', async () => {
  const { login } = await member();
  const timeOf = async (name: string) => {
    const begin = performance.now();
    const response = await signIn(name, {}, 'a wrong long password');
    return { ms: performance.now() - begin, status: response.status, body: await response.text() };
  };
  const [wrong, unknown] = await Promise.all([timeOf(login), timeOf('nobody')]);
  expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body]);
  expect(Math.min(wrong.ms, unknown.ms)).toBeGreaterThan(990);
});

it('sends no hash, token or secret in any answer', async () => {
  const { cookie, id, token } = await member();
  const texts = await Promise.all(
    ['/me', '/session', '/sign-in'].map(async (path) => (await callServed(path, { cookie })).text()),
  );
  texts.push(JSON.stringify([await asMachine('/staff/members'), await asMachine('/staff/sessions')]));
  for (const text of texts) expect(text).not.toMatch(/scrypt|"hash"|public_?key"/i);
  expect(texts.join()).toContain(id);
  expect(texts.join()).not.toContain(token);
});

it('answers as its description says', async () => {
  const described = (id: string) => SIGN_IN_CALLS.find((call) => call.id === id);
  const expectDescribed = async (id: string, response: Response) => {
    const [body, call] = [await response.json(), described(id)];
    expect([id, call && responseBody(call).parse(body)]).toEqual([id, body]);
  };
  const { login, cookie } = await member();
  const { token } = await inviteServed({ name: newcomer().name });
  await expectDescribed('readSignIn', await callServed('/sign-in', { cookie: await enrol('Lobby') }));
  await expectDescribed('signInByPassword', await signIn(login));
  await expectDescribed('readSignInPasskeyOptions', await callServed('/sign-in/passkey/options', { body: {} }));
  await expectDescribed('readInvitation', await callServed('/invitations/read', { body: { token } }));
  const options = await callServed('/invitations/passkey/options', { body: { token }, cookie });
  await expectDescribed('readInvitationPasskeyOptions', options);
});
