import { openIdProvider } from '@/lib/platform/staff/sign-in/openid-provider';
import { atProvider } from '@/tests/builders/desk/at-provider';
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
import { type OIDC_ACCOUNT, type OidcServer, startOidcServer } from '@/tests/peers/oidc-server';
import { handleProviderReturn } from './handle-provider-sign-in';

const RETURN = /^http:\/\/(?:aurora|bellevue)\.localhost:3000\/desk\/sign-in\/oidc\/return$/;

let server: OidcServer;
let provider: ReturnType<typeof openIdProvider>;
beforeAll(async () => {
  server = await startOidcServer((address) => RETURN.test(address));
  const { issuer, clientId, clientSecret } = server;
  const settings = { issuer, clientId, clientSecret, title: 'Example accounts' };
  provider = openIdProvider(settings, { now: () => new Date(), onFailure: () => undefined });
});
afterAll(() => server.close());

serveTwoHotels(() => {}, {
  ...{ scripts: true, deskToken: SERVED_TOKEN },
  identityProvider: {
    title: 'Example accounts',
    begin: (returnTo) => provider.begin(returnTo),
    finish: (returned, checks) => provider.finish(returned, checks),
  },
});

let count = 0;
/** An account that no test has used before, which signs in from now on. */
function newAccount(change: Partial<typeof OIDC_ACCOUNT> = {}) {
  count += 1;
  const account = { subject: `account-${count}`, email: `person-${count}@aurora.example`, isVerified: true, ...change };
  server.setAccount(account);
  return account;
}

const pageOf = (path: string, { cookie = '', host = 'aurora.localhost:3000' } = {}) =>
  new Request(`http://${host}/desk/sign-in/oidc${path}`, {
    headers: { host, 'sec-fetch-site': 'cross-site', ...(cookie !== '' && { cookie }) },
  });
const begin = (body: object = {}, host = 'aurora.localhost:3000') => callServed('/sign-in/oidc', { body, host });
/** The address to which the desk leads the browser. */
const providerOf = async (begun: Response): Promise<string> => (await begun.clone().json()).data.url;
/** Why a sign-in did not begin. */
const whyNot = async (begun: Response) => [begun.status, Object.keys((await begun.json()).data.data)];
/** The browser comes back with an answer of the provider and its cookies. */
const comeBack = (returned: URL, cookie: string, host = returned.host) =>
  handleProviderReturn(pageOf(`/return${returned.search}`, { cookie, host }));

/** Signs in at the provider and comes back. */
async function signIn(body: object = {}, hotel = 'aurora') {
  const begun = await begin(body, `${hotel}.localhost:3000`);
  const returned = await atProvider(await providerOf(begun));
  return { begun, returned, cookie: sentBack(begun), finished: await comeBack(returned, sentBack(begun)) };
}

const leadsTo = (response: Response) => response.headers.get('location');
const nameOf = async (cookie: string, host?: string) =>
  (await (await callServed('/session', { cookie, ...(host !== undefined && { host }) })).json()).data?.name ?? null;

async function expectRefused(response: Response, why: string) {
  expect([response.status, leadsTo(response)]).toEqual([303, `/desk?sign-in=${why}`]);
  expect(cookiesOf(response)['desk-session']).toBeUndefined();
  expect(cookiesOf(response)['desk-provider']).toMatch(/^desk-provider=; .*Max-Age=0$/);
}

describe('the way to the identity provider', () => {
  it('has a cookie that survives the way back from another site, for ten minutes and for that page alone', async () => {
    const begun = await begin();
    expect(begun.status).toBe(200);
    expect(await providerOf(begun)).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/auth\?/);
    expect(cookiesOf(begun)['desk-provider']).toMatch(
      /^desk-provider=[\w-]{43}; Path=\/desk\/sign-in\/oidc\/return; HttpOnly; SameSite=Lax; Max-Age=600$/,
    );
    expect(begun.headers.get('cache-control')).toBe('no-store');
    expect(await begun.text()).not.toContain(server.clientSecret);
  });

  it('is begun by no page of another site, which would give its visitor’s account to its own invitation', async () => {
    const { token } = await inviteServed({ name: 'Cook of the attack', role: 'station' });
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }, { origin: 'null' }]) {
      const sent = { body: { invitation: token }, headers: headers as Record<string, string> };
      const begun = await callServed('/sign-in/oidc', sent);
      expect([begun.status, begun.headers.getSetCookie()]).toEqual([403, []]);
    }
    const led = await callServed(`/sign-in/oidc?invitation=${token}`);
    expect([led.status, led.headers.getSetCookie()]).toEqual([405, []]);
  });

  it('is none on the root domain and at a hotel that is not known', async () => {
    for (const host of ['localhost:3000', 'unknown.localhost:3000'])
      expect((await begin({}, host)).headers.get('set-cookie') ?? '').not.toMatch(/desk-provider=[\w-]{43}/);
  });

  it('leads to the desk with a sentence while the provider is down, and the other ways stay', async () => {
    server.breakBy('error');
    const { issuer, clientId, clientSecret } = server;
    const before = provider;
    provider = openIdProvider(
      { issuer, clientId, clientSecret, title: 'Example accounts' },
      { now: () => new Date(), onFailure: () => undefined },
    );
    expect(await whyNot(await begin())).toEqual([503, ['provider']]);
    const { data } = await (await callServed('/sign-in')).json();
    expect([data.ways.includes('key'), data.ways.includes('oidc'), data.oidc_title]).toEqual([
      ...[true, true, 'Example accounts'],
    ]);
    server.breakBy(null);
    expect(await providerOf(await begin())).toContain('/auth?');
    provider = before;
  });
});

describe('the way back', () => {
  it('signs in who was invited with the verified address, and from then on the account, whatever its address is', async () => {
    const { subject, email } = newAccount();
    const { id } = await inviteServed({ name: 'Marta', email: email?.toUpperCase() });
    const { finished } = await signIn({ next: '/desk#chats' });
    expect(leadsTo(finished)).toBe('/desk#chats');
    expect(cookiesOf(finished)['desk-session']).toMatch(/; Path=\/api\/desk\/v1; HttpOnly; SameSite=Strict$/);
    expect(await nameOf(sentBack(finished))).toBe('Marta');
    server.setAccount({ subject, email: 'another@elsewhere.example', isVerified: false });
    expect(await nameOf(sentBack((await signIn({ keep: true })).finished))).toBe('Marta');
    const members = await asMachine<{ id: string; state: string; ways: string[] }[]>('/staff/members');
    expect(members.find((member) => member.id === id)).toMatchObject({ state: 'active', ways: ['oidc'] });
  });

  it('gives the account to who was invited by the link, once', async () => {
    newAccount({ email: null });
    const { token } = await inviteServed({ name: 'Joan' });
    const { finished } = await signIn({ invitation: token });
    expect(await nameOf(sentBack(finished))).toBe('Joan');
    expect(await whyNot(await begin({ invitation: token }))).toEqual([422, ['used']]);
    const joan = await signIn();
    expect(await nameOf(sentBack(joan.finished))).toBe('Joan');
    // One account is one person's.
    const other = await inviteServed({ name: 'Eva' });
    await expectRefused((await signIn({ invitation: other.token })).finished, 'invitation');
    const accepted = await callServed('/invitations/password', {
      body: { token: other.token, login: 'eva', password: PASSWORD },
    });
    expect(accepted.status).toBe(200);
  });

  it('refuses an account that nobody of the staff has', async () => {
    newAccount();
    await expectRefused((await signIn()).finished, 'unknown');
    newAccount({ email: null });
    await expectRefused((await signIn()).finished, 'unknown');
  });

  it('refuses an address for which the provider does not vouch', async () => {
    const { email } = newAccount({ isVerified: false });
    await inviteServed({ name: 'Unverified', email });
    await expectRefused((await signIn()).finished, 'unverified');
  });

  it('refuses another account with the address of somebody who has one already', async () => {
    const { email } = newAccount();
    await inviteServed({ name: 'First', email });
    expect(await nameOf(sentBack((await signIn()).finished))).toBe('First');
    newAccount({ email });
    await expectRefused((await signIn()).finished, 'unknown');
  });

  it('refuses who was removed, by account and by address', async () => {
    const { email } = newAccount();
    const { id } = await inviteServed({ name: 'Removed', email });
    const { finished } = await signIn();
    await asMachine(`/staff/members/${id}/remove`, {});
    expect(await nameOf(sentBack(finished))).toBeNull();
    await expectRefused((await signIn()).finished, 'unknown');
  });

  it('opens no other hotel', async () => {
    const { email } = newAccount();
    await inviteServed({ name: 'Only at Aurora', email });
    await expectRefused((await signIn({}, 'bellevue')).finished, 'unknown');
    const begun = await begin();
    const returned = await atProvider(await providerOf(begun));
    const host = 'bellevue.localhost:3000';
    await expectRefused(await comeBack(returned, sentBack(begun), host), 'expired');
  });

  it('refuses an answer that was brought before, and one in a browser that has not begun it', async () => {
    const { email } = newAccount();
    await inviteServed({ name: 'Replayed', email });
    const { returned, cookie } = await signIn();
    await expectRefused(await comeBack(returned, cookie), 'expired');
    const [victim, attacker] = [await begin(), await begin()];
    const stolen = await atProvider(await providerOf(attacker));
    // An attacker's own answer, to sign the victim in as the attacker.
    await expectRefused(await comeBack(stolen, sentBack(victim)), 'expired');
    await expectRefused(await comeBack(stolen, ''), 'expired');
    await expectRefused(await comeBack(stolen, `desk-provider=${'A'.repeat(43)}`), 'expired');
  });

  it('refuses another state, and no state', async () => {
    for (const change of [
      (query: URLSearchParams) => query.set('state', 'x'),
      (query: URLSearchParams) => query.delete('state'),
    ]) {
      newAccount();
      const begun = await begin();
      const returned = await atProvider(await providerOf(begun));
      change(returned.searchParams);
      await expectRefused(await comeBack(returned, sentBack(begun)), 'expired');
    }
  });

  it('writes nothing for an answer to no sign-in that was begun, however often it comes', async () => {
    const failed = async () => (await asMachine<unknown[]>('/staff-log?action=failedSignIn')).length;
    const before = await failed();
    for (const cookie of ['', 'desk-provider=none', `desk-provider=${'B'.repeat(43)}`])
      await expectRefused(await handleProviderReturn(pageOf('/return?code=x&state=y', { cookie })), 'expired');
    expect(await failed()).toBe(before);
  });

  it('says that somebody has left the provider’s page', async () => {
    const begun = await begin();
    const returned = await atProvider(await providerOf(begun), 'cancel');
    await expectRefused(await comeBack(returned, sentBack(begun)), 'cancelled');
  });

  it.each([
    'https://evil.example/desk',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/desk/../..//evil.example',
  ])('leads to the desk and not to %s', async (next) => {
    const { email } = newAccount();
    await inviteServed({ name: `Open redirect ${email}`, email });
    expect(leadsTo((await signIn({ next })).finished)).toBe('/desk');
  });
});
