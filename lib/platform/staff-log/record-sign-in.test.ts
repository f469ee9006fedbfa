import { DESK_TOKEN, platformPerTest } from '@/tests/builders/platform/embedded-platform';
import { staffLog } from '@/tests/builders/platform/staff-log';
import { memberAt } from '@/tests/builders/platform/staff-members';
import { throughOtherConnection } from '@/tests/builders/platform/store-contents';
import { onEachStore } from '@/tests/builders/platform/stores';
import { deskKey } from '../desk-key';
import { countFailedSignIn } from './record-action';

onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore);
  const { entries } = staffLog(platform);

  it('counts failed sign-ins in one entry an hour without a name, also those of several processes at once', async () => {
    const count = (at: string) =>
      throughOtherConnection(platform.store, (db) => countFailedSignIn(db, 'aurora', new Date(at)));
    await Promise.all(Array.from({ length: 8 }, () => count('2026-05-01T09:10:00.000Z')));
    await count('2026-05-01T09:59:59.999Z');
    await count('2026-05-01T10:00:00.000Z');
    expect(await entries()).toMatchObject([
      { at: '2026-05-01T10:00:00.000Z', action: 'failedSignIn', name: null, target: null, after: { count: 1 } },
      { at: '2026-05-01T09:00:00.000Z', action: 'failedSignIn', name: null, target: null, after: { count: 9 } },
    ]);
    expect(await entries('', 'bellevue')).toEqual([]);
  });

  it('stores who signs in and out, by what, and counts wrong keys, also of a hotel that does not exist', async () => {
    const { openDeskSession, endDeskSession, countWrongKey } = platform.app;
    const key = deskKey(DESK_TOKEN, 'aurora');
    const opened = await openDeskSession('aurora', { key, name: 'Eva' });
    await endDeskSession('aurora', opened?.signed ?? '');
    await endDeskSession('aurora', opened?.signed ?? '');
    for (const desk of ['aurora', '*', 'nowhere']) await countWrongKey(desk, '10.0.0.1');
    const member = await memberAt(platform, 'bellevue', { name: 'Tom', role: 'manager' });
    await endDeskSession('bellevue', member.signed);
    const session = { kind: 'session', id: opened?.session.id };
    const found = (await entries()).toSorted((one, other) => (one.action < other.action ? -1 : 1));
    expect(found).toMatchObject([
      { action: 'failedSignIn', name: null, after: { count: 1 } },
      { action: 'signIn', person: null, name: 'Eva', target: session, after: { how: 'key', device: null } },
      { action: 'signOut', person: null, name: 'Eva', target: session },
    ]);
    expect(JSON.stringify(found)).not.toContain(opened?.signed);
    expect(await entries('?action=signOut', 'bellevue')).toMatchObject([{ person: member.id, name: 'Tom' }]);
  });
});
