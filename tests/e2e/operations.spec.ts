import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ask, freePort, serveBuiltApp } from '@/scripts/parts/serve-built-app.mjs';
import { expect, test } from './fixtures';

let folder: string;
let dataDir: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hotel-operations-'));
  dataDir = join(folder, 'data');
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

const HOST = 'cala-verde.localhost';

const health = async (port: number, path: string) => {
  const { status, body } = await ask({ port, path });
  return [status, JSON.parse(body.toString()).status];
};

test('a stopped server leaves one complete database file that only its owner can read', async () => {
  const server = await serveBuiltApp({ dataDir });
  expect(await health(server.port, '/healthz/live')).toEqual([200, 'ok']);
  expect(await health(server.port, '/healthz/ready')).toEqual([200, 'ok']);
  await server.stop('SIGTERM');
  const file = join(dataDir, 'hotel.db');
  expect([statSync(dataDir).mode & 0o777, statSync(file).mode & 0o777]).toEqual([0o700, 0o600]);
  expect(existsSync(`${file}-wal`)).toBe(false);
  const copy = join(folder, 'copy.db');
  copyFileSync(file, copy);
  const database = new DatabaseSync(copy, { readOnly: true });
  expect(database.prepare('select code from hotel order by code').all()).toMatchObject([
    { code: 'cala-verde' },
    { code: 'dar-lila' },
    { code: 'lido' },
    { code: 'polar' },
    { code: 'qasr' },
    { code: 'rive' },
  ]);
  database.close();
});

test('the build contains no sources that the server does not read', () => {
  const traced: string[] = JSON.parse(readFileSync('.next/server/instrumentation.js.nft.json', 'utf8')).files;
  expect(traced.length).toBeGreaterThan(0);
  expect(traced.filter((path) => /^(?:\.\.\/)+(?:components|docs|scripts)\//.test(path))).toEqual([]);
});

test('a second server on the same database file is refused with one sentence, and the first keeps serving', async () => {
  const server = await serveBuiltApp({ dataDir });
  await expect(serveBuiltApp({ dataDir })).rejects.toThrow(
    /another process serves from .*hotel\.db\. A file has one server/,
  );
  expect((await ask({ port: server.port, host: HOST, path: '/' })).status).toBe(200);
  await server.stop();
});

test('a start without any folder of the served hotels is refused, and without one folder serves all hotels', async () => {
  const hotels = join(folder, 'hotels');
  cpSync('hotels', hotels, { recursive: true });
  const env = { HOTELS_DIR: hotels };
  await (await serveBuiltApp({ dataDir, env })).stop();
  await expect(serveBuiltApp({ dataDir, env: { HOTELS_DIR: folder } })).rejects.toThrow(
    /has no folder for cala-verde, dar-lila, lido, polar, qasr, rive, which the store serves/,
  );
  rmSync(join(hotels, 'qasr'), { recursive: true });
  writeFileSync(join(hotels, 'lido', 'hotel.json'), '{');
  const without = await serveBuiltApp({ dataDir, env });
  expect(without.output()).toMatch(/^qasr was not imported; its last good content is served:/m);
  expect(without.output()).toMatch(/^lido was not imported; its last good content is served:/m);
  for (const host of [HOST, 'qasr.localhost', 'lido.localhost'])
    expect((await ask({ port: without.port, host, path: '/' })).status).toBe(200);
  const readiness = await ask({ port: without.port, path: '/healthz/ready' });
  expect([readiness.status, JSON.parse(readiness.body.toString()).notImported]).toEqual([200, ['lido', 'qasr']]);
  await without.stop();
  const said = execFileSync(process.execPath, ['scripts/hotel.mjs', 'withdraw', 'qasr'], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: 'pipe',
  });
  expect(said.toString()).toContain('qasr is withdrawn');
  const server = await serveBuiltApp({ dataDir, env });
  expect((await ask({ port: server.port, host: HOST, path: '/' })).status).toBe(200);
  expect((await ask({ port: server.port, host: 'qasr.localhost', path: '/' })).status).toBe(404);
  await server.stop();
});

test('a first start with a folder without hotels prints a warning', async () => {
  mkdirSync(join(folder, 'nowhere'));
  const server = await serveBuiltApp({ dataDir, env: { HOTELS_DIR: join(folder, 'nowhere') } });
  expect(server.output()).toMatch(/^HOTELS_DIR: .*nowhere has no hotel that can be served/m);
  expect((await ask({ port: server.port, host: HOST, path: '/' })).status).toBe(404);
  await server.stop();
});

test('a hotel’s canonical address contains the operator’s domain, and other domains have no hotel', async () => {
  const server = await serveBuiltApp({
    dataDir,
    env: { ROOT_DOMAIN: 'example.com', TENANT_HOSTS: 'guest.grand.example=qasr', DEFAULT_TENANT: 'cala-verde' },
  });
  const at = async (host: string) => {
    const { status, body } = await ask({ port: server.port, host, path: '/' });
    return [status, /<link rel="canonical" href="([^"]*)"/.exec(body.toString())?.[1]];
  };
  expect(await at('cala-verde.example.com')).toEqual([200, `https://cala-verde.example.com:${server.port}`]);
  expect(await at('guest.grand.example')).toEqual([200, `https://guest.grand.example:${server.port}`]);
  for (const host of ['cala-verde.attacker.example', 'cala-verde.example.com.attacker.example', 'cala-verde.localhost'])
    expect([host, ...(await at(host))]).toEqual([host, 404, undefined]);
  expect(
    (await ask({ port: server.port, host: 'cala-verde.attacker.example', path: '/api/v1/hotels/cala-verde' })).status,
  ).toBe(404);
  expect(
    (await ask({ port: server.port, host: 'cala-verde.attacker.example', path: '/storage/cala-verde/logo.svg' }))
      .status,
  ).toBe(404);
  await server.stop();
});

const REFUSED: readonly [why: string, env: () => Record<string, string>, said: RegExp][] = [
  [
    'no PostgreSQL responds',
    () => ({ DATABASE_URL: 'postgres://app:hunter2@127.0.0.1:1/hotel' }),
    /^DATABASE_URL: no PostgreSQL responds at 127\.0\.0\.1:1 \(ECONNREFUSED\)$/m,
  ],
  [
    'the data folder cannot be created',
    () => ({ DATA_DIR: '/dev/null/data' }),
    /^DATA_DIR: \/dev\/null\/data cannot be written to \(ENOTDIR: /m,
  ],
  [
    'the data folder is a file',
    () => ({ DATA_DIR: resolve('package.json') }),
    /^DATA_DIR: .*package\.json cannot be written to \(EEXIST: /m,
  ],
  [
    'a setting has an invalid value',
    () => ({ RETENTION_DAYS: 'for ever' }),
    /^RETENTION_DAYS: must be a whole number$/m,
  ],
  [
    'the folder of hotels does not exist',
    () => ({ HOTELS_DIR: '/nowhere' }),
    /^HOTELS_DIR: there is no folder \/nowhere/m,
  ],
  [
    'a host stands twice in TENANT_HOSTS',
    () => ({ TENANT_HOSTS: 'guest.grand.example=qasr,guest.grand.example=lido' }),
    /^TENANT_HOSTS: guest\.grand\.example stands in it twice$/m,
  ],
  [
    'mails have no recipient',
    () => ({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@b.example' }),
    /^ORDER_MAIL_TO: is missing/m,
  ],
  ['PORT is no number', () => ({ PORT: 'abc' }), /^PORT: abc is no number from 0 to 65535$|^PORT is abc/m],
  [
    'TENANT_HOSTS is malformed',
    () => ({ TENANT_HOSTS: 'guest.grand.example' }),
    /^TENANT_HOSTS: "guest\.grand\.example" is not like/m,
  ],
  [
    'a setting is misspelt',
    () => ({ HOTEL_DIR: '/srv/hotels' }),
    /^HOTEL_DIR: there is no such setting; HOTELS_DIR is meant\?$/m,
  ],
];

for (const [why, env, said] of REFUSED) {
  test(`a failed start prints in one sentence that ${why}, without a stack trace or password`, async () => {
    const failed = serveBuiltApp({ env: env() });
    await expect(failed).rejects.toThrow(said);
    await expect(failed).rejects.not.toThrow(/hunter2|\n\s+at /);
  });
}

test('a PostgreSQL that accepts the connection but sends nothing ends the start with one sentence', async () => {
  const silent = createServer(() => undefined);
  const port = await freePort();
  await new Promise<void>((listening) => silent.listen(port, '127.0.0.1', listening));
  await expect(serveBuiltApp({ env: { DATABASE_URL: `postgres://app@127.0.0.1:${port}/hotel` } })).rejects.toThrow(
    new RegExp(`^DATABASE_URL: the PostgreSQL at 127\\.0\\.0\\.1:${port} does not respond in time$`, 'm'),
  );
  silent.close();
});
