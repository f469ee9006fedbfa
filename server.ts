import { createServer } from 'node:http';
import { constants } from 'node:os';
import next from 'next';
import { createHttpServer } from '@/lib/server/start/http-server';

/** How long requests under way may take once the server has been told to stop. */
const STOP_WITHIN_MS = 10_000;

/**
 * The production server: an HTTP server of ours around Next's request handler, in one process with the app. Started by
 * `npm start`, or by `node --import ./scripts/parts/typescript.mjs server.ts`. It takes HOST and PORT from the environment.
 */
const hostname = process.env.HOST || 'localhost';
const server = createHttpServer(async (request, response) => (await handler)(request, response));

server.once('error', (error) => exitWith(error.message));
await new Promise<void>((listening) => server.listen(Number(process.env.PORT || 3000), hostname, listening));
const address = server.address();
const port = typeof address === 'object' && address !== null ? address.port : 0;
// Port 0 is any free one: what reads the port later is told which.
process.env.PORT = String(port);

// Next attaches its WebSocket listener to `httpServer`. There are no WebSockets here, and without such a listener on the
// server that listens, Node answers a request with an Upgrade header like any other.
const app = next({ dev: false, hostname, port, httpServer: createServer() });
const handler = app.prepare().then(() => app.getRequestHandler());
handler.catch((error: unknown) => exitWith(error instanceof Error ? (error.stack ?? error.message) : String(error)));

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));

let stopping = false;

/** Answers what is under way, accepts nothing more, and ends. npm and the terminal may both pass on the same Ctrl-C. */
async function stop(signal: 'SIGINT' | 'SIGTERM'): Promise<void> {
  if (stopping) return;
  stopping = true;
  const overdue = setTimeout(() => server.closeAllConnections(), STOP_WITHIN_MS);
  await new Promise((closed) => server.close(closed));
  clearTimeout(overdue);
  await app.close();
  process.exit(128 + constants.signals[signal]);
}

function exitWith(reason: string): never {
  process.stderr.write(`The server cannot start.\n${reason}\n`);
  process.exit(1);
}
