import { buildWhenChanged } from '../../../scripts/parts/build-when-changed.mjs';
import { serveBuiltApp } from '../../../scripts/parts/serve-built-app.mjs';

const { EventStreamTransport } = await import('@/lib/live/event-stream-transport');
const { FirebaseTransport } = await import('@/lib/live/firebase-transport');
const { PostedEventSource } = await import('@/lib/live/posted-event-source');
const { startRealtimePeer } = await import('@/tests/peers/firebase-server');
const { AURORA, twoHotels } = await import('@/tests/peers/two-hotels');
const { startUpstream } = await import('@/tests/peers/upstream');

/**
 * @typedef {import('@/lib/live/channel').LiveTransport} Transport
 * @typedef {import('@/lib/live/page').Page} Page
 * @typedef {Awaited<ReturnType<typeof startRealtimePeer>>} RealtimePeer
 */

/**
 * Builds the app if it has changed, and measures one transport after the other. Returns the exit code.
 *
 * @param {(() => Promise<boolean>)[]} measures each returns whether its transport is fast enough
 */
export async function measureTransports(...measures) {
  const built = await buildWhenChanged();
  if (built !== 0) return built;
  let code = 0;
  for (const measure of measures) if (!(await measure())) code = 1;
  return code;
}

/** The event stream of a server, as a page follows it. @param {string} origin @param {Page} page */
export const eventStream = (origin, page) =>
  new EventStreamTransport({
    page,
    open: (request) => new PostedEventSource((signal) => post(origin, request, signal)),
  });

/** @param {string} origin @param {unknown} body @param {AbortSignal} signal */
const post = (origin, body, signal) =>
  fetch(`${origin}/channels`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  });

/**
 * Serves aurora of an upstream with a realtime database.
 *
 * @template T
 * @param {{ region: string, respond: typeof twoHotels }} setup `respond`: the upstream's responses in place of those of `twoHotels`
 * @param {(at: { origin: string, database: RealtimePeer, transport: (page: Page) => Transport }) => Promise<T>} measure
 */
export async function overRealtimeDatabase({ region, respond }, measure) {
  const database = await startRealtimePeer();
  const upstream = await startUpstream(
    (method, path, body) => respond(method, path, body) ?? twoHotels(method, path, body),
  );
  const env = {
    HOTEL_API_URL: upstream.origin,
    FIREBASE_DATABASE_URL: database.url,
    DEFAULT_TENANT: AURORA.code,
    RATE_LIMITS: 'off',
  };
  const server = await serveBuiltApp({ env });
  try {
    const keys = { apiKey: null, projectId: null, appId: null };
    const realtime = { databaseURL: database.url, region, chatRegion: region, ...keys };
    const transport = (/** @type {Page} */ page) => new FirebaseTransport({ uuid: AURORA.uuid, realtime }, page);
    return await measure({ origin: `http://localhost:${server.port}`, database, transport });
  } finally {
    await server.stop();
    await upstream.close();
    await database.close();
  }
}
