import { handleApi } from '@/lib/server/api/handle-api';
import { applySettings, readSettings } from '@/lib/server/settings/env';
import { clearResponseCache } from '@/lib/server/upstream/shared-response-cache';
import { twoHotels } from '@/tests/peers/two-hotels';
import { startUpstream, type Upstream, type UpstreamResponse } from '@/tests/peers/upstream';

type Respond = typeof twoHotels;
type Settings = Readonly<Record<string, string>>;

/** This process as the gateway to an upstream of two hotels. */
type GatewayToUpstream = {
  /** Its requests are those of the running test. */
  upstream: Upstream;
  /** The upstream's response in the running test, in place of its usual one unless undefined. */
  instead: ((path: string) => UpstreamResponse | undefined) | undefined;
  /** Applies these settings, and no earlier ones. */
  configure(settings?: Settings): void;
  /** A guest's call, for example 'hotels/aurora'; at aurora, unless `host` says otherwise. */
  call(path: string, init?: RequestInit & { host?: string; duplex?: 'half' }): Promise<Response>;
};

/** A slow machine is no upstream that is down. A test of a timeout sets its own. */
const PATIENT: Settings = { UPSTREAM_CONNECT_TIMEOUT_MS: '60000', UPSTREAM_TIMEOUT_MS: '60000' };

/** Starts it for all tests of a file. `respond`: the upstream's responses to some calls in place of those of `twoHotels`. */
export function gatewayToUpstream(
  setup: { settings?: Settings | ((upstream: Upstream) => Settings); respond?: Respond } = {},
): GatewayToUpstream {
  const { settings = {}, respond = () => undefined } = setup;
  const gateway = { configure, call } as GatewayToUpstream;
  beforeAll(async () => {
    gateway.upstream = await startUpstream(
      (method, path, body) => gateway.instead?.(path) ?? respond(method, path, body) ?? twoHotels(method, path, body),
    );
    configure(typeof settings === 'function' ? settings(gateway.upstream) : settings);
  });
  afterAll(() => gateway.upstream.close());
  beforeEach(() => {
    gateway.instead = undefined;
    gateway.upstream.asked.length = 0;
    clearResponseCache();
  });
  return gateway;

  function configure(more: Settings = {}): void {
    applySettings(readSettings({ HOTEL_API_URL: gateway.upstream.origin, LOG_LEVEL: 'silent', ...PATIENT, ...more }));
  }
}

function call(
  path: string,
  { host = 'aurora.localhost:3000', ...init }: Parameters<GatewayToUpstream['call']>[1] = {},
) {
  const headers = { host, 'x-forwarded-for': '203.0.113.7', ...init.headers };
  return handleApi(new Request(`http://localhost:3000/api/v1/${path}`, { ...init, headers }));
}
