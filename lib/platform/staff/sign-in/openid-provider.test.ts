import { atProvider } from '@/tests/builders/desk/at-provider';
import { OIDC_ACCOUNT, type OidcServer, startOidcServer } from '@/tests/peers/oidc-server';
import { type OpenIdFailure, openIdProvider } from './openid-provider';

const RETURN = 'https://aurora.example.com/desk/sign-in/oidc/return';

let server: OidcServer;
let failures: OpenIdFailure[];
let clock: number;
beforeEach(async () => {
  server = await startOidcServer((address) => address === RETURN);
  failures = [];
  clock = Date.now();
});
afterEach(() => server.close());

const settings = () => ({
  ...{ issuer: server.issuer, clientId: server.clientId, clientSecret: server.clientSecret, title: 'Example accounts' },
});
const provider = (changes: Partial<ReturnType<typeof settings>> = {}) =>
  openIdProvider(
    { ...settings(), ...changes },
    { now: () => new Date(clock), onFailure: (failure) => failures.push(failure) },
  );

async function begin(at = provider()) {
  const begun = await at.begin(RETURN);
  if (!begun.ok) throw new Error(begun.why);
  return begun;
}

it('reads the account of who has signed in, with the e-mail address that the provider says when it is asked', async () => {
  const at = provider();
  const { url, checks } = await begin(at);
  expect(await at.finish(await atProvider(url), checks)).toEqual({
    ok: true,
    account: { issuer: server.issuer, subject: 'account-1', email: 'marta@aurora.example', isEmailVerified: true },
  });
  expect(failures).toEqual([]);
});

it.each([
  ['no e-mail address', { email: null }, { email: null, isEmailVerified: false }],
  ['one that the provider does not vouch for', { isVerified: false }, { isEmailVerified: false }],
])('reads an account with %s', async (_what, change, expected) => {
  server.setAccount({ ...OIDC_ACCOUNT, ...change });
  const at = provider();
  const { url, checks } = await begin(at);
  expect(await at.finish(await atProvider(url), checks)).toMatchObject({ ok: true, account: expected });
});

it('asks for the code with a challenge, a state and a nonce that differ each time', async () => {
  const at = provider();
  const [first, second] = [await begin(at), await begin(at)].map(({ url }) => new URL(url).searchParams);
  for (const name of ['state', 'nonce', 'code_challenge']) {
    expect(first?.get(name)?.length).toBeGreaterThan(40);
    expect(first?.get(name)).not.toBe(second?.get(name));
  }
  expect(first?.get('code_challenge_method')).toBe('S256');
  expect(first?.get('redirect_uri')).toBe(RETURN);
});

it.each(['state', 'nonce', 'verifier'] as const)('refuses an answer whose %s is another one', async (name) => {
  const at = provider();
  const { url, checks } = await begin(at);
  const other = (await begin(at)).checks;
  const returned = await atProvider(url);
  expect(await at.finish(returned, { ...checks, [name]: other[name] })).toEqual({ ok: false, why: 'expired' });
  expect(failures).toMatchObject([{ during: 'finish' }]);
});

it('refuses a code that was used before', async () => {
  const at = provider();
  const { url, checks } = await begin(at);
  const returned = await atProvider(url);
  expect(await at.finish(returned, checks)).toMatchObject({ ok: true });
  expect(await at.finish(returned, checks)).toEqual({ ok: false, why: 'expired' });
});

it('refuses an answer of another issuer', async () => {
  const at = provider();
  const { url, checks } = await begin(at);
  const returned = await atProvider(url);
  returned.searchParams.set('iss', 'https://evil.example');
  expect(await at.finish(returned, checks)).toEqual({ ok: false, why: 'expired' });
});

it('says that somebody has left the provider’s page', async () => {
  const at = provider();
  const { url, checks } = await begin(at);
  expect(await at.finish(await atProvider(url, 'cancel'), checks)).toEqual({ ok: false, why: 'cancelled' });
  expect(failures).toEqual([]);
});

it('asks nothing of the provider before the first sign-in, and once for all in the hour after it', async () => {
  const at = provider();
  expect(server.asked).toEqual([]);
  await Promise.all([begin(at), begin(at), begin(at)]);
  expect(server.asked).toEqual(['/.well-known/openid-configuration']);
  clock += 3600_000;
  await begin(at);
  expect(server.asked).toHaveLength(2);
});

it.each(['error', 'HTML'] as const)(
  'says that a provider is down (%s), and uses it as soon as it is back',
  async (fault) => {
    const at = provider();
    server.breakBy(fault);
    expect(await at.begin(RETURN)).toEqual({ ok: false, why: 'provider-down' });
    expect(failures).toMatchObject([{ during: 'begin' }]);
    server.breakBy(null);
    expect(await at.begin(RETURN)).toMatchObject({ ok: true });
  },
);

it('says that a provider is down that goes away while somebody signs in', async () => {
  const at = provider();
  const { url, checks } = await begin(at);
  const returned = await atProvider(url);
  server.breakBy('error');
  expect(await at.finish(returned, checks)).toEqual({ ok: false, why: 'provider-down' });
});

it('says that a provider is down that nobody answers for', async () => {
  await server.close();
  expect(await provider().begin(RETURN)).toEqual({ ok: false, why: 'provider-down' });
  expect(failures).toEqual([{ during: 'begin', code: 'ECONNREFUSED' }]);
});

it('tells the log of a wrong secret without the secret, the code or what was answered', async () => {
  const at = provider({ clientSecret: 'a wrong secret' });
  const { url, checks } = await begin(at);
  const returned = await atProvider(url);
  expect(await at.finish(returned, checks)).toEqual({ ok: false, why: 'provider-down' });
  expect(failures).toEqual([{ during: 'finish', code: 'OAUTH_WWW_AUTHENTICATE_CHALLENGE' }]);
});
