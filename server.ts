/**
 * The server: our own HTTP server around Next's request handler, in the same process as the app. `npm start` starts it; so
 * does `node --import ./scripts/parts/typescript.mjs server.ts`. `npm run dev` starts it with NODE_ENV=development: Next
 * then builds at each request what has changed. Reads HOST and PORT from the environment.
 *
 * What stands around Next's handler comes from the app itself: Next loads `instrumentation.ts`, which calls `boot` in
 * `lib/server/start/boot.ts`, which hands it over by `setAppHandler`.
 */

import { createServer } from 'node:http';
import { constants } from 'node:os';
import { join } from 'node:path';
import next from 'next';
import { awaitAppHandler } from '@/lib/server/start/app-handle';
import { drainTime, STOP_SIGNALS, type StopSignal, stopServer } from '@/lib/server/start/graceful-stop';
import { respondToProbe } from '@/lib/server/start/handle-health';
import { createHttpServer } from '@/lib/server/start/http-server';
import { listenProblem, portOf } from '@/lib/server/start/listen-problem';
import { keepBuild, keptBuilds } from '@/lib/server/static/kept-builds';
import { createStaticFiles } from '@/lib/server/static/static-files';

/** Milliseconds that pending requests may take after the stop signal. */
const STOP_TIMEOUT_MS = 10_000;

const isDevelopment = process.env.NODE_ENV === 'development';
const booted = awaitAppHandler();
const hostname = process.env.HOST || 'localhost';
const builds = join(process.env.DATA_DIR || './data', 'builds');
const files = isDevelopment ? null : createStaticFiles('.', keptBuilds(builds));
let hasBooted = false;
let isStopping = false;
const server = createHttpServer(
  async (request, response) => {
    if (files?.send(request, response)) return;
    if (!hasBooted && (await respondToProbe(request, response))) return;
    await (await handler)(request, response);
  },
  { isStopping: () => isStopping, isDevelopment },
);

const wanted = portOf(process.env.PORT);
if (typeof wanted === 'string') exitWith(wanted);
try {
  if (!isDevelopment) keepBuild({ root: '.', folder: builds, now: () => new Date() });
} catch (error) {
  // Serving goes on: only a page that is open across an upgrade may ask for a file in vain, and is then loaded again.
  process.stderr.write(
    `${builds}: the files of this build cannot be kept for pages of earlier and later builds (${error})\n`,
  );
}
server.once('error', (error) => exitWith(listenProblem(error, { host: hostname, port: wanted })));
await new Promise<void>((resolve) => server.listen(wanted, hostname, resolve));
const address = server.address();
const port = typeof address === 'object' && address !== null ? address.port : 0;
// Port 0 means any free port. Code that reads PORT later must see the port that was chosen.
process.env.PORT = String(port);

// Next attaches its WebSocket listener to `httpServer`. Only hot reloading has WebSockets, so elsewhere Next gets a server
// that never listens. Without that listener, Node responds to a request with an Upgrade header like any other request.
// The name is only part of the addresses that Next compares. With an IP address it would take the middleware's rewrites,
// whose host it calls localhost, for those of another server, and request itself without end.
const app = next({
  dev: isDevelopment,
  ...(isDevelopment && { turbopack: true }),
  hostname: 'localhost',
  port,
  httpServer: isDevelopment ? server : createServer(),
});
const handler = Promise.all([booted, app.prepare()]).then(([aroundNext]) => {
  hasBooted = true;
  return aroundNext(app.getRequestHandler());
});
handler.catch((error: unknown) => exitWith(error instanceof Error ? (error.stack ?? error.message) : String(error)));

for (const signal of STOP_SIGNALS) process.on(signal, () => void stop(signal));

/**
 * Takes requests for DRAIN_SECONDS, responds to pending ones, and exits. The app says at once that it is not ready, and ends
 * its event streams when the server closes. One Ctrl-C can arrive twice: from the terminal and from npm.
 */
async function stop(signal: StopSignal): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  const exit = () => process.exit(128 + constants.signals[signal]);
  const drainMs = hasBooted ? drainTime(signal) : 0;
  // Next may wait for what it has begun after the last response.
  setTimeout(exit, drainMs + STOP_TIMEOUT_MS + 1_000).unref();
  // A browser's connection for hot reloading would keep the server open.
  if (!isDevelopment) await stopServer(server, { drainMs, timeoutMs: STOP_TIMEOUT_MS });
  await app.close();
  exit();
}

function exitWith(reason: string): never {
  process.stderr.write(`The server cannot start.\n${reason}\n`);
  process.exit(1);
}
