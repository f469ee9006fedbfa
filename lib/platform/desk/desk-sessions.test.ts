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
  let at: TestPlatform;
  let store: EmptyStore;
  let other: Platform;
  beforeEach(async () => {
    store = await emptyStore();
    at = await testPlatform(store);
    other = another(DESK_TOKEN);
  });
  afterEach(async () => {
    await other.close();
    await at.close();
    expect(at.unexpectedErrors).toEqual([]);
  });

  /** A platform on the same store, as another process has it. */
  const another = (deskToken: string) => {
    const database = openDatabase(store.url, (error) => at.unexpectedErrors.push(error));
    return createPlatform({ ...unattended(store.url, at.files), database, deskToken, now: () => new Date(NOON) });
  };

  const open = (desk: string, key = deskKey(DESK_TOKEN, desk)) =>
    at.platform.openDeskSession(desk, { key, name: 'Marta' })?.signed ?? '';
  const ordersWith = async (platform: Platform, signed: string) => {
    const headers = { [HOTEL_HEADER]: 'aurora', [SESSION_HEADER]: signed };
    return (await platform.fetch(new Request('http://inside/api/desk/v1/orders', { headers }))).status;
  };

  it('refuses a session that was signed out in every process, and no other session', async () => {
    const [ended, kept] = [open('aurora'), open('aurora')];
    expect(await ordersWith(other, ended)).toBe(200);
    await at.platform.endDeskSession('aurora', ended);
    for (const platform of [at.platform, other]) {
      expect(await ordersWith(platform, ended)).toBe(403);
      expect(await platform.readDeskSession('aurora', ended)).toBeNull();
      expect(await ordersWith(platform, kept)).toBe(200);
    }
  });

  it('refuses every session after the operator’s key has changed', async () => {
    const signed = open('aurora');
    const changed = another('another token');
    expect(await ordersWith(changed, signed)).toBe(403);
    await changed.close();
  });

  it('opens the operator’s desk with the operator’s key, and no desk with that of another', async () => {
    expect(open(OPERATOR_DESK, DESK_TOKEN)).not.toBe('');
    expect(open(OPERATOR_DESK, deskKey(DESK_TOKEN, 'aurora'))).toBe('');
    expect(open(OPERATOR_DESK, deskKey(DESK_TOKEN, OPERATOR_DESK))).toBe('');
    expect(open('aurora', DESK_TOKEN)).toBe('');
    expect(await at.platform.readDeskSession('aurora', open(OPERATOR_DESK, DESK_TOKEN))).toBeNull();
    expect(await at.platform.readDeskSession(OPERATOR_DESK, open('aurora'))).toBeNull();
  });

  it('counts wrong keys of one network over all processes, for a minute', async () => {
    const attempt = (platform: Platform, source = '203.0.113.7') => platform.countWrongKey('aurora', source);
    for (let time = 0; time < 15; time += 1) {
      expect(await attempt(at.platform)).toBeNull();
      expect(await attempt(other)).toBeNull();
    }
    expect(await attempt(other)).toBe(60);
    expect(await attempt(at.platform, '198.51.100.9')).toBeNull();
    expect(await at.platform.countWrongKey('bellevue', '203.0.113.7')).toBeNull();
    at.pass(61);
    expect(await attempt(at.platform)).toBeNull();
  });
});
