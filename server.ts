import { createServer } from 'node:http';
import { constants } from 'node:os';
import next from 'next';
import { createHttpServer } from '@/lib/server/start/http-server';

/** Milliseconds that pending requests may take after the stop signal. */
const STOP_TIMEOUT_MS = 10_000;

/**
 * The production server: our own HTTP server around Next's request handler, in the same process as the app. `npm start`
 * starts it; so does `node --import ./scripts/parts/typescript.mjs server.ts`. Reads HOST and PORT from the
 * environment.
 */
const hostname = process.env.HOST || 'localhost';
const server = createHttpServer(async (request, response) => (await handler)(request, response));

server.once('error', (error) => exitWith(error.message));
await new Promise<void>((resolve) => server.listen(Number(process.env.PORT || 3000), hostname, resolve));
const address = server.address();
const port = typeof address === 'object' && address !== null ? address.port : 0;
// Port 0 means any free port. Code that reads PORT later must see the port that was chosen.
process.env.PORT = String(port);

// Next attaches its WebSocket listener to `httpServer`. The app has no WebSockets, so Next gets a server that never
// listens. Without that listener, Node answers a request with an Upgrade header like any other request.
const app = next({ dev: false, hostname, port, httpServer: createServer() });
const handler = app.prepare().then(() => app.getRequestHandler());
handler.catch((error: unknown) => exitWith(error instanceof Error ? (error.stack ?? error.message) : String(error)));

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));

let isStopping = false;

/**
 * Answers pending requests, accepts no new ones, and exits. One Ctrl-C can arrive twice: from the terminal and from
 * npm.
 */
async function stop(signal: 'SIGINT' | 'SIGTERM'): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  const timeout = setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT_MS);
  await new Promise((resolve) => server.close(resolve));
  clearTimeout(timeout);
  await app.close();
  process.exit(128 + constants.signals[signal]);
}

function exitWith(reason: string): never {
  process.stderr.write(`The server cannot start.\n${reason}\n`);
  process.exit(1);
}
