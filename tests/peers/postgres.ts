import { type ChildProcessByStdio, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { postgresPrograms } from '../../scripts/parts/find-postgres.mjs';
import { folderOfStores } from './memory-disk';

/**
 * A private PostgreSQL server for tests, in a temporary folder, in memory where there is room, and on a free loopback port. Not for data that must
 * survive a crash: it does not wait for the disk.
 */
export type PrivatePostgres = { url: string; stop(): Promise<void> };

/** The reason why this machine runs no PostgreSQL tests; null when it does. */
export function postgresSkipped(): string | null {
  if (process.env.WITHOUT_POSTGRES) return 'skipped: WITHOUT_POSTGRES is set';
  if (postgresPrograms() !== null) return null;
  return 'skipped: this machine has no PostgreSQL; apt-get install postgresql, or set PG_BIN';
}

/**
 * Starts a server and waits until it accepts connections. Throws when the machine has no PostgreSQL; check
 * `postgresSkipped` first.
 */
export async function startPostgres(): Promise<PrivatePostgres> {
  const programs = postgresPrograms();
  if (programs === null) throw new Error(postgresSkipped() ?? '');
  const folder = mkdtempSync(join(folderOfStores(), 'postgres-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const owner = { ...ownerOf(folder), cwd: folder };
  const data = join(folder, 'data');
  const initdb = ['-D', data, '-U', 'app', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const made = spawnSync(join(programs, 'initdb'), initdb, { ...owner, encoding: 'utf8' });
  if (made.status !== 0) {
    remove();
    throw new Error(`initdb failed: ${made.stderr || String(made.error)}`);
  }
  const port = await freePort();
  const place = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder];
  const hurry = ['-c', 'fsync=off', '-c', 'full_page_writes=off'];
  // For several test files at a time, each with a few pools of the platform.
  const connections = ['-c', 'max_connections=400'];
  const server = spawn(join(programs, 'postgres'), [...place, ...hurry, ...connections], {
    ...owner,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const onExit = () => server.kill('SIGQUIT');
  process.once('exit', onExit);
  await untilReady(server);
  const stop = () =>
    new Promise<void>((stopped) => {
      process.off('exit', onExit);
      server.once('exit', () => {
        remove();
        stopped();
      });
      server.kill('SIGINT'); // a fast shutdown, which does not wait for clients
    });
  return { url: `postgres://app@127.0.0.1:${port}/postgres`, stop };
}

const untilReady = (server: ChildProcessByStdio<null, null, Readable>) =>
  new Promise<void>((ready, failed) => {
    let log = '';
    server.stderr.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes('ready to accept connections')) ready();
    });
    server.once('exit', () => failed(new Error(`postgres did not start: ${log}`)));
  });

/** PostgreSQL refuses to run as root, so the folder and the processes then belong to an ordinary user. */
function ownerOf(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const user = process.env.PG_USER ?? 'nobody';
  const id = (flag: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));
  const owner = { uid: id('-u'), gid: id('-g') };
  chownSync(folder, owner.uid, owner.gid);
  return owner;
}

const freePort = () =>
  new Promise<number>((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => found(port));
    });
  });
