import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { NEXT } from './build-when-changed.mjs';
import { projectNode, withProjectNode } from './project-node.mjs';
import { stopWithUs } from './run.mjs';
import { TEST_TIMEOUTS } from './test-timeouts.mjs';

/**
 * Node's arguments that start the product's server from the root of the project. The server reads HOST and PORT from
 * the environment.
 */
export const SERVER = ['--import', './scripts/parts/typescript.mjs', 'server.ts'];

const PRODUCTION = { NODE_ENV: /** @type {const} */ ('production'), LOG_LEVEL: 'warn', HOST: 'localhost' };

/**
 * Serves a built app on a free port until `stop()` is called, with an empty data folder that is deleted afterwards.
 *
 * @param {{ app?: string, ready?: string, plain?: boolean, env?: Record<string, string>, dataDir?: string, port?: number }} [options]
 *   ready: a path that responds once the app serves; plain: with Next's own server, for an app that is not the product
 */
export async function serveBuiltApp({
  app = '.',
  ready = '/healthz',
  plain = app !== '.',
  env = {},
  dataDir,
  port,
} = {}) {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'hotel-data-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  // A data folder that the caller has given is also deleted by the caller.
  const cleanUp = dataDir === undefined ? removeFolder : () => undefined;
  process.once('exit', cleanUp);
  const chosenPort = port ?? (await freePort());
  const child = stopWithUs(
    spawn(projectNode(), plain ? [resolve(NEXT), 'start', '--hostname', 'localhost'] : SERVER, {
      cwd: app,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...withProjectNode(), ...PRODUCTION, PORT: String(chosenPort), DATA_DIR: folder, ...env },
    }),
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output = (output + chunk).slice(-20_000);
    });
  }
  const gone = new Promise((done) => child.once('exit', done));

  /** @param {'SIGTERM' | 'SIGKILL'} [signal] */
  async function stop(signal = 'SIGTERM') {
    child.kill(signal);
    const timer = setTimeout(() => child.kill('SIGKILL'), TEST_TIMEOUTS.serverStop);
    await gone;
    clearTimeout(timer);
    process.off('exit', cleanUp);
    cleanUp();
  }

  const until = Date.now() + TEST_TIMEOUTS.serverStart;
  while (!(await responses(chosenPort, ready))) {
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > until) {
      await stop('SIGKILL');
      throw new Error(`${app} did not start serving:\n${output}`);
    }
    await new Promise((tick) => setTimeout(tick, 50));
  }
  return { port: chosenPort, pid: child.pid, dataDir: folder, output: () => output, stop };
}

/** Below the ports that a system gives to connections and to servers that ask for any, on all systems. */
const PORTS = { first: 20_000, count: 12_000 };
const MOST_TRIES = 50;

/**
 * A free port that nobody else gets before the server has started: among those that systems give away, another program could
 * get it, and would then seem to be the server.
 */
export async function freePort() {
  for (let tried = 0; tried < MOST_TRIES; tried++) {
    const port = PORTS.first + randomInt(PORTS.count);
    if (await isFree(port)) return port;
  }
  throw new Error(`${MOST_TRIES} ports are taken`);
}

/** @param {number} port */
function isFree(port) {
  return new Promise((/** @type {(isFree: boolean) => void} */ done) => {
    const probe = createServer().once('error', () => done(false));
    probe.listen(port, 'localhost', () => probe.close(() => done(true)));
  });
}

/**
 * Sends a request to a server on this machine under any host name, because Node does not resolve `*.localhost`.
 *
 * @param {{ port: number, path: string, host?: string, method?: string, headers?: Record<string, string>, body?: string }} options
 * @returns {Promise<{ status: number, headers: import('node:http').IncomingHttpHeaders, body: Buffer }>}
 */
export function ask({ port, path, host = 'localhost', method = 'GET', headers = {}, body }) {
  return new Promise((done, fail) => {
    const sent = request(
      { host: 'localhost', port, path, method, headers: { host: `${host}:${port}`, ...headers }, agent: false },
      (response) => {
        /** @type {Buffer[]} */
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('error', fail);
        response.on('end', () =>
          done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      },
    );
    sent.on('error', fail);
    sent.end(body);
  });
}

/** @param {number} port @param {string} path */
async function responses(port, path) {
  try {
    return (await ask({ port, path })).status < 500;
  } catch {
    // The server is not ready yet. The caller checks the process and the timeout.
    return false;
  }
}
