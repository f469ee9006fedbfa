import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Section } from '@/lib/contract/catalogue';
import { deskMenu } from '@/tests/builders/platform/desk-menu';
import { orderOf, type TestPlatform, testPlatform } from '@/tests/builders/platform/embedded-platform';
import { type EmptyStore, onEachStore, TEST_DATABASE_TIMES } from '@/tests/builders/platform/stores';
import { openDatabase } from '../database/database';
import { createBackup } from './create-backup';
import { MANIFEST, type Manifest } from './manifest';
import { restoreBackup } from './restore-backup';

const NOW = new Date('2026-05-02T10:00:00.000Z');
const PICTURE = 'files/aurora/3b1d.webp';

onEachStore((emptyStore) => {
  let store: EmptyStore;
  let platform: TestPlatform;
  let folder: string;
  let dataDir: string;
  beforeEach(async () => {
    store = await emptyStore();
    platform = await testPlatform(store);
    folder = mkdtempSync(join(tmpdir(), 'backup-'));
    dataDir = join(folder, 'data');
    mkdirSync(join(dataDir, 'files/aurora'), { recursive: true });
    writeFileSync(join(dataDir, PICTURE), 'a picture of a guest');
    writeFileSync(join(dataDir, 'desk-token'), 'the key\n');
    mkdirSync(join(dataDir, 'builds/a1'), { recursive: true });
    writeFileSync(join(dataDir, 'builds/a1/page.js'), 'a build is no data');
    mkdirSync(join(dataDir, 'pictures/aurora'), { recursive: true });
    writeFileSync(join(dataDir, 'pictures/aurora/a-160.webp'), 'a size is made anew');
  });
  afterEach(async () => {
    await platform.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const backUp = () =>
    createBackup({ databaseUrl: store.url, dataDir, folder: join(folder, 'backups'), now: () => NOW });
  const restore = (backup: string, replace = false) =>
    restoreBackup({ databaseUrl: store.url, dataDir, folder: backup, replace, now: () => NOW });
  const stopServer = async () => {
    await platform.app.close();
    platform.app = { ...platform.app, close: async () => undefined };
  };
  const place = async () => {
    const body = orderOf('aurora');
    const { status } = await platform.post('/api/v1/orders', body);
    expect(status).toBe(200);
    return body.uuid;
  };

  /** Every row of the tables that an order writes, by the order's uuid. */
  async function storedOrders() {
    const database = openDatabase(store.url, () => undefined, TEST_DATABASE_TIMES);
    const orders = await database.db.selectFrom('guest_order').selectAll().execute();
    const consents = await database.db.selectFrom('consent').selectAll().orderBy('kind').execute();
    const events = await database.db.selectFrom('outbox').selectAll().orderBy('id').execute();
    await database.close();
    return new Map(
      orders.map((order) => [
        order.uuid,
        {
          order,
          consents: consents.filter(({ order_uuid }) => order_uuid === order.uuid),
          events: events.filter(({ subject }) => subject === order.uuid),
        },
      ]),
    );
  }

  /** Runs `npm run backup` as an operator does: in a process of its own. */
  function startCommand() {
    const child = spawn(process.execPath, ['scripts/backup.mjs', join(folder, 'backups')], {
      env: { ...process.env, DATABASE_URL: store.url, DATA_DIR: dataDir, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
      });
    return { ended: once(child, 'close').then(([code]) => ({ code, output })) };
  }

  it('contains every order acknowledged before its moment when it is made while guests order, and each order whole', async () => {
    const acknowledged: { uuid: string; when: number }[] = [];
    let isEnded = false;
    const command = startCommand();
    const ended = command.ended.finally(() => {
      isEnded = true;
    });
    do {
      const uuid = await place();
      acknowledged.push({ uuid, when: Date.now() });
      await new Promise((turn) => setImmediate(turn));
    } while (!isEnded);
    expect(await ended).toMatchObject({ code: 0 });
    const after = await place();
    const written = await storedOrders();
    await stopServer();

    const [backup = ''] = readdirSync(join(folder, 'backups'));
    const { manifest } = await restore(join(folder, 'backups', backup), true);
    const restored = await storedOrders();
    const before = acknowledged.filter(({ when }) => when < Date.parse(manifest.at)).map(({ uuid }) => uuid);
    expect(before.filter((uuid) => !restored.has(uuid))).toEqual([]);
    expect([before.length > 0, restored.has(after)]).toEqual([true, false]);
    for (const [uuid, order] of restored) expect(order).toEqual(written.get(uuid));

    await platform.restart();
    const again = await place();
    const numbers = [...(await storedOrders()).values()]
      .map(({ order }) => order.num)
      .sort((one, other) => one - other);
    // The hotel numbers its orders without gaps, also after the restored ones.
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
    expect((await storedOrders()).has(again)).toBe(true);
  });

  it('restores guests’ files and keys of the data folder', async () => {
    const backup = await backUp();
    await stopServer();
    rmSync(dataDir, { recursive: true });
    await restore(backup.folder, true);
    expect(readFileSync(join(dataDir, PICTURE), 'utf8')).toBe('a picture of a guest');
    expect(readFileSync(join(dataDir, 'desk-token'), 'utf8')).toBe('the key\n');
    expect(readdirSync(dataDir).sort()).toEqual(['desk-token', 'files']);
  });

  it('restores a menu that the desk keeps, with its drafts, its versions and a publication that is still to come', async () => {
    const menu = deskMenu(platform);
    await menu.keep('desk');
    await menu.change('product:100', { title: { en: 'Broth', de: 'Brühe' } });
    await menu.publish();
    const { entry } = await menu.create('product', 10, { title: 'Tea', price: 3 });
    await menu.publish('2026-06-01T04:00:00.000Z');
    const versions = async () => (await platform.desk('aurora', '/menu/versions')).body.data;
    const guestTitles = async () =>
      (
        (await platform.get('/api/v1/hotels/aurora/products/10')).body.data as { section: Section }
      ).section.products.map(({ title }) => title);
    const stored = async () => [await menu.view(), await versions(), await guestTitles()];
    const before = await stored();
    const { folder: backup } = await backUp();
    await menu.save('product:101', null);
    await menu.publish();
    expect(await stored()).not.toEqual(before);
    platform.files.change('aurora/sections/10-kitchen.json', (section) => {
      section.title = 'Nobody reads this';
    });
    await stopServer();
    await restore(backup, true);
    await platform.restart();
    expect(await stored()).toEqual(before);
    expect(before[2]).toContainEqual({ en: 'Broth', de: 'Brühe' });
    // Ids go on where they were, and the draft can be published.
    const next = await menu.create('product', 10, { title: 'Milk', price: 2 });
    expect(next.entry.item).not.toBe(entry.item);
    expect((await menu.publish()).published).toMatchObject({ version: 3, items: 2 });
  });

  it('refuses to restore into a store that a server uses', async () => {
    const { folder: backup } = await backUp();
    const order = await place();
    await expect(restore(backup, true)).rejects.toThrow(
      /another process serves from|other connections use the database/,
    );
    expect((await storedOrders()).has(order)).toBe(true);
  });

  it('refuses to replace a store without --replace, and then keeps the old one under another name', async () => {
    const { folder: backup } = await backUp();
    const order = await place();
    await stopServer();
    await expect(restore(backup)).rejects.toThrow(/there is a store .* add --replace/);
    expect((await storedOrders()).has(order)).toBe(true);
    const { oldName } = await restore(backup, true);
    expect(oldName).toContain('before_2026-05-02T10-00-00-000Z');
    expect((await storedOrders()).size).toBe(0);
  });

  it('refuses a backup of a newer release and names what is unknown', async () => {
    const { folder: backup, manifest } = await backUp();
    await stopServer();
    const newer: Manifest = { ...manifest, migrations: [...manifest.migrations, '999-minibar'] };
    writeFileSync(join(backup, MANIFEST), JSON.stringify(newer));
    await expect(restore(backup, true)).rejects.toThrow(/made by a newer release.*999-minibar/);
  });

  it.each([
    ['a changed file', (file: string) => writeFileSync(file, 'another'), /damaged: data\/files\/aurora\/3b1d\.webp/],
    ['a missing file', (file: string) => rmSync(file), /not complete: data\/files\/aurora\/3b1d\.webp is missing/],
  ])('refuses a backup with %s', async (_what, damage, reason) => {
    const { folder: backup } = await backUp();
    await stopServer();
    damage(join(backup, 'data', PICTURE));
    await expect(restore(backup, true)).rejects.toThrow(reason);
  });
});

it.each([
  ['no manifest', null],
  ['a manifest of another kind', '{"format": 2}'],
  ['a manifest that leads out of its folder', JSON.stringify({ files: [{ path: '../../etc/passwd' }] })],
])('refuses a folder with %s', async (_what, content) => {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'));
  if (content !== null) writeFileSync(join(folder, MANIFEST), content);
  const options = { databaseUrl: `file:${folder}/hotel.db`, dataDir: folder, replace: false, now: () => NOW };
  await expect(restoreBackup({ ...options, folder })).rejects.toThrow(/no backup|is not the manifest/);
  rmSync(folder, { recursive: true });
});
