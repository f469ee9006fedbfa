import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import { oidcStore } from './oidc-store';

/** Who signs in at the provider. */
type OidcAccount = { subject: string; email: string | null; isVerified: boolean };

/** What the provider does in place of an answer. */
type OidcFault = 'silent' | 'error' | 'HTML';

/** An identity provider that speaks OpenID Connect, with one account that signs in by a button. */
export type OidcServer = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Paths of the requests, oldest first, without their queries. */
  asked: string[];
  /** Who signs in from now on. */
  setAccount(account: OidcAccount): void;
  /** Lets the following requests fail; null: none. */
  breakBy(fault: OidcFault | null): void;
  close(): Promise<void>;
};

export const OIDC_ACCOUNT: OidcAccount = { subject: 'account-1', email: 'marta@aurora.example', isVerified: true };

const CLIENT = { id: 'hotel-desk', secret: 'a secret of the client that is in no log' };

/** The page at the provider, with a button to sign in and one to leave. */
const page = (path: string, { subject }: OidcAccount): string =>
  `<!doctype html><html lang="en"><title>Sign in</title><main><h1>Example accounts</h1>
<form method="post" action="${path}/login"><button>Continue as ${subject}</button></form>
<form method="post" action="${path}/cancel"><button>Cancel</button></form></main></html>`;

/** Starts the provider on a free port of this machine. `mayReturn`: the addresses to which it may lead back. */
export async function startOidcServer(mayReturn: (address: string) => boolean): Promise<OidcServer> {
  let account = OIDC_ACCOUNT;
  let fault: OidcFault | null = null;
  const asked: string[] = [];
  let answer: (request: IncomingMessage, response: ServerResponse) => Promise<void> | void = () => undefined;
  const server = createServer((request, response) => {
    asked.push((request.url ?? '').replace(/\?.*$/, ''));
    if (fault === null) void answer(request, response);
    else misbehave(response, fault);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = providerOf(issuer, mayReturn, () => account);
  const callback = provider.callback();
  answer = async (request, response) => {
    const [, path, action] = /^(\/interaction\/[\w-]+)(?:\/(login|cancel))?$/.exec(request.url ?? '') ?? [];
    if (path === undefined) return callback(request, response);
    if (action === undefined) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page(path, account));
      return;
    }
    const result =
      action === 'login'
        ? { login: { accountId: account.subject } }
        : { error: 'access_denied', error_description: '' };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  };
  return {
    issuer,
    ...{ clientId: CLIENT.id, clientSecret: CLIENT.secret, asked },
    setAccount: (next) => {
      account = next;
    },
    breakBy: (next) => {
      fault = next;
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

function providerOf(issuer: string, mayReturn: (address: string) => boolean, account: () => OidcAccount): Provider {
  const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });
  const provider = new Provider(issuer, {
    adapter: oidcStore(),
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: ['https://desk.invalid/'] }],
    jwks: { keys: [{ ...key, kty: 'RSA', use: 'sig', alg: 'RS256', kid: 'test' }] },
    cookies: { keys: ['a key of the peer’s cookies'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    ttl: { AccessToken: 60, AuthorizationCode: 60, IdToken: 60, Interaction: 600, Session: 600, Grant: 600 },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, id) => ({
      accountId: id,
      claims: async () => {
        const { email, isVerified } = account();
        return { sub: id, ...(email !== null && { email, email_verified: isVerified }) };
      },
    }),
    // Nobody is asked what the hotel may read.
    loadExistingGrant: async ({ oidc }) => {
      const { client, session } = oidc;
      if (client === undefined || session?.accountId === undefined) return undefined;
      const grant = new oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });
  // The port of the hotels is known only once they are served.
  provider.Client.prototype.redirectUriAllowed = mayReturn;
  return provider;
}

function misbehave(response: ServerResponse, fault: OidcFault): void {
  if (fault === 'silent') return;
  if (fault === 'error') response.writeHead(503, { 'content-type': 'application/json' }).end('{"error":"down"}');
  else response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>502 Bad Gateway</title>');
}
