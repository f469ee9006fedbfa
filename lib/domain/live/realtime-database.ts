/**
 * The address of an upstream's hosted realtime database (`FIREBASE_DATABASE_URL`). Rules: operations/OP1,
 * live-updates/LV1. Used by the middleware for the content security policy, so an address must match a strict pattern
 * to get into the header.
 */
type RealtimeDatabase = { secure: boolean; host: string; port: string | null };

const ADDRESS = /^(https?):\/\/([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)(?::(\d{1,5}))?\/?(\?ns=[\w-]+)?$/i;

/**
 * Parses an address like `https://hotels.firebaseio.com` or, for an emulator, `http://127.0.0.1:9000?ns=hotels`; null
 * if it is neither. An emulator's address needs both port and name, because its client has no defaults.
 */
export function realtimeDatabase(address: string): RealtimeDatabase | null {
  const [, scheme, host, port, name] = ADDRESS.exec(address.trim()) ?? [];
  if (scheme === undefined || host === undefined) return null;
  const secure = scheme.toLowerCase() === 'https';
  const isNamed = name !== undefined || host.split('.').length > 2;
  if (secure ? !isNamed : name === undefined || port === undefined) return null;
  return { secure, host: host.toLowerCase(), port: port ?? null };
}

/** The domains of the hosted service: `firebaseio.com` or one for each region. */
const ZONE = /(?:^|\.)(firebaseio\.com|[a-z0-9-]+\.firebasedatabase\.app)$/;

/**
 * Returns the sources that a page must be allowed to connect to, for connect-src; empty without a database.
 *
 * The hosted service's first handshake returns the name of one of its machines (`s-….firebaseio.com`), which the client
 * uses from then on, so the whole domain must be allowed. Otherwise only the single host is allowed.
 */
export function realtimeSources(address: string | undefined): readonly string[] {
  const database = realtimeDatabase(address ?? '');
  if (database === null) return [];
  const { secure, host, port } = database;
  const zone = port === null ? ZONE.exec(host)?.[1] : undefined;
  if (secure && zone !== undefined) return [`wss://*.${zone}`];
  return [`${secure ? 'wss' : 'ws'}://${host}${port === null ? '' : `:${port}`}`];
}
