import type { ClientAuth, Configuration } from 'openid-client';
import type { IdentityProvider, ProviderAccount, ProviderChecks } from './identity-provider';

type OpenIdSettings = { issuer: string; clientId: string; clientSecret: string; title: string };

/** What of a failure is logged: nothing that the browser, the provider or the settings have sent. */
export type OpenIdFailure = { during: 'discovery' | 'begin' | 'finish'; code: string };

/** Seconds for each request to the provider, while somebody waits. */
const TIMEOUT_SECONDS = 8;

/** Milliseconds for which what the provider says of itself is kept. */
const FRESH_MS = 3600_000;

type Client = typeof import('openid-client');

/** Loaded with the first sign-in: a server without a provider never needs it. */
const loadClient = (): Promise<Client> => import('openid-client');

const isLocal = (issuer: URL): boolean => /^(?:.+\.)?localhost$|^127\.|^\[::1\]$/.test(issuer.hostname);

/**
 * An identity provider by OpenID Connect: authorization code with PKCE, state and nonce, and a signed ID token. The provider is
 * asked for its addresses at the first sign-in and again after an hour, and a failure is not kept, so that a provider that comes
 * back is used at once. Rules: staff/SP32, staff/SP34.
 */
export function openIdProvider(
  settings: OpenIdSettings,
  { now, onFailure }: { now(): Date; onFailure(failure: OpenIdFailure): void },
): IdentityProvider {
  let discovered: { at: number; config: Promise<Configuration> } | null = null;

  /** One discovery for all who wait for it. */
  function discover(client: Client): Promise<Configuration> {
    const at = now().getTime();
    if (discovered !== null && at - discovered.at < FRESH_MS) return discovered.config;
    const config = configurationOf(client, settings);
    const current = { at, config };
    discovered = current;
    config.catch(() => {
      if (discovered === current) discovered = null;
    });
    return config;
  }

  return {
    title: settings.title,
    async begin(returnTo) {
      try {
        const client = await loadClient();
        const config = await discover(client);
        const checks = {
          state: client.randomState(),
          nonce: client.randomNonce(),
          verifier: client.randomPKCECodeVerifier(),
        };
        return { ok: true, url: await addressOf(client, config, { returnTo, checks }), checks };
      } catch (error) {
        onFailure({ during: 'begin', code: codeOf(error) });
        return { ok: false, why: 'provider-down' };
      }
    },
    async finish(returned, checks) {
      const client = await loadClient();
      try {
        return { ok: true, account: await accountOf(client, await discover(client), { returned, checks }) };
      } catch (error) {
        const why = whyOf(client, error);
        if (why !== 'cancelled') onFailure({ during: 'finish', code: codeOf(error) });
        return { ok: false, why };
      }
    },
  };
}

async function configurationOf(client: Client, settings: OpenIdSettings): Promise<Configuration> {
  const issuer = new URL(settings.issuer);
  return client.discovery(issuer, settings.clientId, {}, secretAuth(client, settings.clientSecret), {
    timeout: TIMEOUT_SECONDS,
    // Without TLS only on this machine, where tests have their provider.
    execute: [client.enableNonRepudiationChecks, ...(isLocal(issuer) ? [client.allowInsecureRequests] : [])],
  });
}

/** The secret in the header, as providers must take it, but for one that says that it takes it in the body alone. */
function secretAuth(client: Client, secret: string): ClientAuth {
  const [inHeader, inBody] = [client.ClientSecretBasic(secret), client.ClientSecretPost(secret)];
  return (server, ...call) => {
    const { token_endpoint_auth_methods_supported: methods = ['client_secret_basic'] } = server;
    return (methods.includes('client_secret_basic') ? inHeader : inBody)(server, ...call);
  };
}

async function addressOf(
  client: Client,
  config: Configuration,
  { returnTo, checks }: { returnTo: string; checks: ProviderChecks },
): Promise<string> {
  return client.buildAuthorizationUrl(config, {
    redirect_uri: returnTo,
    scope: 'openid email',
    state: checks.state,
    nonce: checks.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(checks.verifier),
    code_challenge_method: 'S256',
  }).href;
}

/** The account of an answer. Many providers say the e-mail address only when they are asked for it. */
async function accountOf(
  client: Client,
  config: Configuration,
  { returned, checks }: { returned: URL; checks: ProviderChecks },
): Promise<ProviderAccount> {
  const tokens = await client.authorizationCodeGrant(config, returned, {
    expectedState: checks.state,
    expectedNonce: checks.nonce,
    pkceCodeVerifier: checks.verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (claims === undefined) throw new Error('the provider has sent no ID token');
  const { email, email_verified } =
    claims.email === undefined && config.serverMetadata().userinfo_endpoint !== undefined
      ? await client.fetchUserInfo(config, tokens.access_token, claims.sub)
      : claims;
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: typeof email === 'string' ? email : null,
    isEmailVerified: email_verified === true,
  };
}

/** What the provider says when the person has not signed in there. */
const LEFT = new Set(['access_denied', 'login_required', 'interaction_required', 'consent_required']);

/** What a failure means for who signs in: whether it helps to begin anew. */
function whyOf(client: Client, error: unknown): 'provider-down' | 'cancelled' | 'expired' {
  if (error instanceof client.AuthorizationResponseError) return LEFT.has(error.error) ? 'cancelled' : 'provider-down';
  // A code that was used before, or is another client's or sign-in's.
  if (error instanceof client.ResponseBodyError) return error.error === 'invalid_grant' ? 'expired' : 'provider-down';
  // Another state, nonce or issuer, or a token that is too old.
  const isOther = error instanceof client.ClientError && /COMPARISON|INVALID_RESPONSE|TIMESTAMP/.test(error.code ?? '');
  return isOther ? 'expired' : 'provider-down';
}

type Failure = { error?: unknown; code?: unknown; name?: unknown; cause?: unknown };

/** The most telling code of a failure and its causes, without their messages, which may repeat what was sent. */
function codeOf(error: unknown): string {
  const codes: string[] = [];
  let each = error;
  while (typeof each === 'object' && each !== null && codes.length < 5) {
    const { error: answered, code, name, cause }: Failure = each;
    const found = [answered, code, name].find((text) => typeof text === 'string' && /^[\w-]{1,60}$/.test(text));
    if (typeof found === 'string') codes.push(found);
    each = cause;
  }
  return codes.at(-1) ?? 'unknown';
}
