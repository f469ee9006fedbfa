/**
 * Where an upstream's hosted realtime database lives (`FIREBASE_DATABASE_URL`). Rules: operations/OP1,
 * live-updates/LV1. Also read by the gate, so it is plain text work: an address never reaches the policy unread.
 */
type RealtimeDatabase = { secure: boolean; host: string; port: string | null };

const ADDRESS = /^(https?):\/\/([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)(?::(\d{1,5}))?\/?(\?ns=[\w-]+)?$/i;

/**
 * The parts of an address like `https://hotels.firebaseio.com` or, for an emulator, `http://127.0.0.1:9000?ns=hotels`;
 * null when it is neither. An emulator needs both port and name: its client knows neither by itself.
 */
export function realtimeDatabase(address: string): RealtimeDatabase | null {
  const [, scheme, host, port, name] = ADDRESS.exec(address.trim()) ?? [];
  if (scheme === undefined || host === undefined) return null;
  const secure = scheme.toLowerCase() === 'https';
  const isNamed = name !== undefined || host.split('.').length > 2;
  if (secure ? !isNamed : name === undefined || port === undefined) return null;
  return { secure, host: host.toLowerCase(), port: port ?? null };
}

/** The zones of the hosted service, `firebaseio.com` or one of a region. */
const ZONE = /(?:^|\.)(firebaseio\.com|[a-z0-9-]+\.firebasedatabase\.app)$/;

/**
 * What a page has to be allowed to connect to, for the policy's connect-src; empty without a database.
 *
 * The hosted service answers the first handshake with the name of one of its machines (`s-….firebaseio.com`), which the
 * client keeps and uses from then on: the whole zone has to be open there. Anywhere else it is this one host.
 */
export function realtimeSources(address: string | undefined): readonly string[] {
  const database = realtimeDatabase(address ?? '');
  if (database === null) return [];
  const { secure, host, port } = database;
  const zone = port === null ? ZONE.exec(host)?.[1] : undefined;
  if (secure && zone !== undefined) return [`wss://*.${zone}`];
  return [`${secure ? 'wss' : 'ws'}://${host}${port === null ? '' : `:${port}`}`];
}
