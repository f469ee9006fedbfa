import { deskKey } from '@/lib/platform/desk-key';
import {
  DESK_TOKEN,
  finishOrder,
  guestOrder,
  NOON,
  platformPerTest,
} from '@/tests/builders/platform/embedded-platform';
import { deskWith, deviceAt, inviteTo, memberAt, onStore, signInAt } from '@/tests/builders/platform/staff-members';
import { onEachStore } from '@/tests/builders/platform/stores';
import { openDatabase } from '../database/database';
import { HOTEL_HEADER } from '../routes/desk-routes';
import { readSession } from './sessions';

type Listed = { id: string; person: string | null; how: string; is_own: boolean; device: { title: string } | null };

onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore);

  const keySession = async (code: string, key = deskKey(DESK_TOKEN, code), name = 'Marta') =>
    (await platform.app.openDeskSession(code, { key, name }))?.signed ?? '';
  const statusWith = async (code: string, signed: string, path = '/settings') =>
    (await deskWith(platform, code, signed)(path)).status;
  const statusOfKey = async (code: string, key: string) =>
    (await platform.get('/api/desk/v1/orders', { authorization: `Bearer ${key}`, [HOTEL_HEADER]: code })).status;
  /** Whether another process, which shares nothing but the store, takes the session. */
  async function isKnownElsewhere(code: string, signed: string): Promise<boolean> {
    const database = openDatabase(platform.store.url, (error) => platform.unexpectedErrors.push(error));
    const context = { database, deskToken: DESK_TOKEN, now: () => new Date(NOON), publishEvent: () => undefined };
    const session = await readSession({ ...context, uuid: () => '' }, { code }, signed);
    await database.close();
    return session !== null;
  }
  const sessionsOf = async (code: string) => (await platform.desk(code, '/staff/sessions')).body.data as Listed[];

  it('puts a removed person out at once, in every process, and nobody else', async () => {
    const [gone, stays] = [await memberAt(platform, 'aurora'), await memberAt(platform, 'aurora')];
    expect(await statusWith('aurora', gone.signed)).toBe(200);
    expect((await platform.desk('aurora', `/staff/members/${gone.id}/remove`, {})).status).toBe(200);
    expect(await statusWith('aurora', gone.signed)).toBe(401);
    expect(await platform.app.readDeskSession('aurora', gone.signed)).toBeNull();
    expect(await isKnownElsewhere('aurora', gone.signed)).toBe(false);
    expect(await statusWith('aurora', stays.signed)).toBe(200);
  });

  it('takes no session of a person whose row alone was removed: the row is asked, not a flag of the session', async () => {
    const member = await memberAt(platform, 'aurora');
    await onStore(platform, ({ db }) =>
      db.updateTable('staff_person').set({ state: 'removed' }).where('id', '=', member.id).execute(),
    );
    expect(await statusWith('aurora', member.signed)).toBe(401);
  });

  it('does not take a copied cookie after its session was ended by a manager', async () => {
    const manager = await memberAt(platform, 'aurora', { role: 'manager' });
    const thief = await memberAt(platform, 'aurora');
    const [session] = (await sessionsOf('aurora')).filter(({ person }) => person === thief.id);
    expect((await manager.desk(`/staff/sessions/${session?.id}/end`, {})).status).toBe(200);
    expect(await statusWith('aurora', thief.signed)).toBe(401);
    expect((await manager.desk(`/staff/sessions/${session?.id}/end`, {})).status).toBe(404);
    expect(await statusWith('aurora', manager.signed)).toBe(200);
  });

  it('takes no session with another id, another end, another hotel or without a row', async () => {
    const { signed } = await memberAt(platform, 'aurora');
    const [payload = '', signature = ''] = signed.split('.');
    const content = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const forged = (changes: object) =>
      `${Buffer.from(JSON.stringify({ ...content, ...changes })).toString('base64url')}.${signature}`;
    const later = forged({ expiresAt: content.expiresAt + 1 });
    for (const each of [forged({ id: 'x' }), later, forged({ hotel: 'bellevue' }), payload, `.${signature}`, ''])
      expect(await statusWith('aurora', each)).toBe(401);
    expect(await statusWith('bellevue', signed)).toBe(401);
    expect(await statusWith('bellevue', forged({ hotel: 'bellevue' }))).toBe(401);
    await onStore(platform, ({ db }) => db.deleteFrom('staff_session').execute());
    expect(await statusWith('aurora', signed)).toBe(401);
  });

  it('ends by itself after twelve hours', async () => {
    const { signed } = await memberAt(platform, 'aurora');
    platform.advanceSeconds(12 * 3600 - 1);
    expect(await statusWith('aurora', signed)).toBe(200);
    platform.advanceSeconds(1);
    expect(await statusWith('aurora', signed)).toBe(401);
    expect(await sessionsOf('aurora')).toEqual([]);
  });

  it('ends with its device, and with no other one', async () => {
    const [id, other] = [await deviceAt(platform, 'aurora'), await deviceAt(platform, 'aurora', 'Bar')];
    const person = await inviteTo(platform, 'aurora');
    const on = (device: string) => signInAt(platform, 'aurora', { id: person, how: 'pin', device });
    const [ended, kept] = [await on(id), await on(other)];
    expect((await platform.desk('bellevue', `/staff/devices/${id}/end`, {})).status).toBe(404);
    expect(await statusWith('aurora', ended.signed)).toBe(200);
    expect((await platform.desk('aurora', `/staff/devices/${id}/end`, {})).status).toBe(200);
    expect(await statusWith('aurora', ended.signed)).toBe(401);
    expect(await statusWith('aurora', kept.signed)).toBe(200);
    const devices = (await platform.desk('aurora', '/staff/devices')).body.data as { title: string }[];
    expect(devices.map(({ title }) => title)).toEqual(['Bar']);
    expect((await platform.desk('aurora', `/staff/devices/${id}/end`, {})).status).toBe(404);
  });

  it('lists the open sessions of its own hotel, and ends none of another', async () => {
    const member = await memberAt(platform, 'aurora', { role: 'manager', name: 'Ada' });
    await memberAt(platform, 'bellevue', { name: 'Grace' });
    await keySession('bellevue');
    const listed = (await member.desk('/staff/sessions')).body.data as Listed[];
    expect(listed).toEqual([
      expect.objectContaining({ name: 'Ada', person: member.id, how: 'passkey', is_own: true, device: null }),
    ]);
    const others = await sessionsOf('bellevue');
    expect(others).toHaveLength(2);
    for (const { id } of others) expect((await member.desk(`/staff/sessions/${id}/end`, {})).status).toBe(404);
    expect(await sessionsOf('bellevue')).toHaveLength(2);
  });

  it('gives each of 5 sessions once, newest first, in pages of two', async () => {
    for (let count = 0; count < 5; count += 1) {
      await keySession('aurora');
      platform.advanceSeconds(count % 2);
    }
    const whole = await sessionsOf('aurora');
    const read: Listed[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { body } = await platform.desk('aurora', `/staff/sessions?limit=2${cursor && `&cursor=${cursor}`}`);
      read.push(...(body.data as Listed[]));
      cursor = (body as { next: string | null }).next;
    }
    expect(read).toEqual(whole);
    expect(whole).toHaveLength(5);
  });

  it('notes that a session was seen, to five minutes', async () => {
    const { signed, id } = await memberAt(platform, 'aurora');
    const seen = async () =>
      ((await platform.desk('aurora', '/staff/members')).body.data as { id: string; last_seen_at: string }[]).find(
        (each) => each.id === id,
      )?.last_seen_at;
    const first = await seen();
    platform.advanceSeconds(240);
    await statusWith('aurora', signed);
    expect(await seen()).toBe(first);
    platform.advanceSeconds(120);
    await statusWith('aurora', signed);
    expect(Date.parse((await seen()) ?? '') - Date.parse(first ?? '')).toBe(360_000);
  });

  describe('of the hotel’s key', () => {
    it('may do everything until the hotel has an active manager, and then 30 minutes of its staff alone', async () => {
      const before = await keySession('aurora');
      const id = await inviteTo(platform, 'aurora', { role: 'manager' });
      await memberAt(platform, 'aurora', { role: 'reception' });
      expect(await statusWith('aurora', await keySession('aurora'), '/orders')).toBe(200);
      await signInAt(platform, 'aurora', { id });
      const rescue = await keySession('aurora');
      expect(await statusWith('aurora', rescue, '/orders')).toBe(403);
      expect(await statusWith('aurora', rescue, '/staff/members')).toBe(200);
      expect(await statusWith('aurora', rescue)).toBe(200);
      // Nobody loses the desk in the middle of a shift.
      expect(await statusWith('aurora', before, '/orders')).toBe(200);
      expect(await statusWith('bellevue', await keySession('bellevue'), '/orders')).toBe(200);
      platform.advanceSeconds(1800);
      expect(await statusWith('aurora', rescue)).toBe(401);
      expect(await statusWith('aurora', before)).toBe(200);
    });

    it('stays a machine’s key with every action', async () => {
      await memberAt(platform, 'aurora', { role: 'manager' });
      expect(await statusOfKey('aurora', deskKey(DESK_TOKEN, 'aurora'))).toBe(200);
    });

    it('is replaced alone: sessions that it has opened end, and nothing else changes', async () => {
      const [opened, elsewhere] = [await keySession('aurora'), await keySession('bellevue')];
      const member = await memberAt(platform, 'aurora', { role: 'manager' });
      const uuid = await finishOrder(platform, 'aurora');
      const before = {
        receipt: (await guestOrder(platform, 'aurora', uuid))?.receipt_code,
        codes: (await platform.desk('aurora', '/room-codes')).body.data,
      };
      const key = ((await member.desk('/staff/key/replace', {})).body.data as { key: string }).key;
      expect([await statusWith('aurora', opened), await statusWith('bellevue', elsewhere)]).toEqual([401, 200]);
      expect(await statusWith('aurora', member.signed)).toBe(200);
      expect(await keySession('aurora')).toBe('');
      expect(await statusOfKey('aurora', deskKey(DESK_TOKEN, 'aurora'))).toBe(401);
      expect([await statusOfKey('aurora', key), await statusOfKey('bellevue', key)]).toEqual([200, 401]);
      expect(await statusWith('aurora', await keySession('aurora', key), '/staff/members')).toBe(200);
      expect(await statusOfKey('bellevue', deskKey(DESK_TOKEN, 'bellevue'))).toBe(200);
      expect((await member.desk('/room-codes')).body.data).toEqual(before.codes);
      expect((await guestOrder(platform, 'aurora', uuid))?.receipt_code).toBe(before.receipt);
    });

    it('is another one each time that it is replaced, also by two at once', async () => {
      const member = await memberAt(platform, 'aurora', { role: 'manager' });
      const replaced = await Promise.all([1, 2, 3].map(() => member.desk('/staff/key/replace', {})));
      const keys = replaced.map(({ body }) => (body.data as { key: string }).key);
      expect(new Set([deskKey(DESK_TOKEN, 'aurora'), ...keys]).size).toBe(4);
      const working = await Promise.all(keys.map((key) => statusOfKey('aurora', key)));
      expect([...working].sort()).toEqual([200, 401, 401]);
    });
  });
});
