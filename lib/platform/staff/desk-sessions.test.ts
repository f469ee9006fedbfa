import {
  DESK_TOKEN,
  NOON,
  type TestPlatform,
  testPlatform,
  unattended,
} from '@/tests/builders/platform/embedded-platform';
import { type EmptyStore, onEachStore } from '@/tests/builders/platform/stores';
import { createPlatform, type Platform } from '../app';
import { openDatabase } from '../database/database';
import { deskKey, OPERATOR_DESK } from '../desk-key';
import { HOTEL_HEADER, SESSION_HEADER } from '../routes/desk-routes';

onEachStore((emptyStore) => {
  let platform: TestPlatform;
  let store: EmptyStore;
  let other: Platform;
  beforeEach(async () => {
    store = await emptyStore();
    platform = await testPlatform(store);
    other = another(DESK_TOKEN);
  });
  afterEach(async () => {
    await other.close();
    await platform.close();
    expect(platform.unexpectedErrors).toEqual([]);
  });

  /** A platform on the same store, as another process has it. */
  const another = (deskToken: string) => {
    const database = openDatabase(store.url, (error) => platform.unexpectedErrors.push(error));
    return createPlatform({ ...unattended(store.url, platform.files), database, deskToken, now: () => new Date(NOON) });
  };

  const open = async (desk: string, key = deskKey(DESK_TOKEN, desk)) =>
    (await platform.app.openDeskSession(desk, { key, name: 'Marta' }))?.signed ?? '';
  const ordersWith = async (app: Platform, signed: string) => {
    const headers = { [HOTEL_HEADER]: 'aurora', [SESSION_HEADER]: signed };
    return (await app.fetch(new Request('http://inside/api/desk/v1/orders', { headers }))).status;
  };

  it('refuses a session that was signed out in every process, and no other session', async () => {
    const [ended, kept] = [await open('aurora'), await open('aurora')];
    expect(await ordersWith(other, ended)).toBe(200);
    await platform.app.endDeskSession('aurora', ended);
    for (const app of [platform.app, other]) {
      expect(await ordersWith(app, ended)).toBe(401);
      expect(await app.readDeskSession('aurora', ended)).toBeNull();
      expect(await ordersWith(app, kept)).toBe(200);
    }
  });

  it('refuses every session after the operator’s key has changed', async () => {
    const signed = await open('aurora');
    const changed = another('another token');
    expect(await ordersWith(changed, signed)).toBe(401);
    await changed.close();
  });

  it('opens the operator’s desk with the operator’s key, and no desk with that of another', async () => {
    expect(await open(OPERATOR_DESK, DESK_TOKEN)).not.toBe('');
    expect(await open(OPERATOR_DESK, deskKey(DESK_TOKEN, 'aurora'))).toBe('');
    expect(await open(OPERATOR_DESK, deskKey(DESK_TOKEN, OPERATOR_DESK))).toBe('');
    expect(await open('aurora', DESK_TOKEN)).toBe('');
    expect(await platform.app.readDeskSession('aurora', await open(OPERATOR_DESK, DESK_TOKEN))).toBeNull();
    expect(await platform.app.readDeskSession(OPERATOR_DESK, await open('aurora'))).toBeNull();
  });

  it('counts wrong keys of one network over all processes, for a minute', async () => {
    const attempt = (app: Platform, source = '203.0.113.7') => app.countWrongKey('aurora', source);
    for (let time = 0; time < 15; time += 1) {
      expect(await attempt(platform.app)).toBeNull();
      expect(await attempt(other)).toBeNull();
    }
    expect(await attempt(other)).toBe(60);
    expect(await attempt(platform.app, '198.51.100.9')).toBeNull();
    expect(await platform.app.countWrongKey('bellevue', '203.0.113.7')).toBeNull();
    platform.advanceSeconds(61);
    expect(await attempt(platform.app)).toBeNull();
  });
});
