import { v4 } from 'uuid';
import { fieldsIn, platformPerTest } from '@/tests/builders/platform/embedded-platform';
import { inviteTo, memberAt, onStore, signInAt } from '@/tests/builders/platform/staff-members';
import { onEachStore } from '@/tests/builders/platform/stores';

type Member = { id: string; name: string; state: string; role: string; invited_until: string | null };
type Invited = { person: Member; invitation_url_path: string; expires_at: string };

const MARIA = { name: 'Maria', role: 'reception' };

onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore);

  const members = async (code = 'aurora') => (await platform.desk(code, '/staff/members')).body.data as Member[];
  const invite = (body: object = MARIA, code = 'aurora') => platform.desk(code, '/staff/members', body);
  const change = (id: string, body: object, code = 'aurora') => platform.desk(code, `/staff/members/${id}`, body);
  const remove = (id: string, code = 'aurora') => platform.desk(code, `/staff/members/${id}/remove`, {});
  const tokens = () =>
    onStore(platform, ({ db }) => db.selectFrom('staff_invitation').select(['token_hash', 'person']).execute());

  it('invites a person with a link for seven days, of which the store has nothing that opens', async () => {
    const { status, body } = await invite({ ...MARIA, email: 'Maria@Example.com', sections: [10] });
    const { person, invitation_url_path: path, expires_at } = body.data as Invited;
    expect(status).toBe(200);
    expect(person).toMatchObject({ ...MARIA, email: 'maria@example.com', state: 'invited', sections: [10], ways: [] });
    expect([expires_at, person.invited_until]).toEqual(['2026-05-08T10:00:00.000Z', expires_at]);
    expect(path).toMatch(/^\/desk\/invitation#[\w-]{43}$/);
    const [row] = await tokens();
    expect(row?.token_hash).not.toContain(path.split('#')[1]);
    expect((await members()).map(({ id }) => id)).toEqual([person.id]);
    expect(await members('bellevue')).toEqual([]);
    platform.advanceSeconds(7 * 86_400);
    expect((await members())[0]?.invited_until).toBeNull();
  });

  it('gives a new link, with which the one before is gone, and none to who was removed', async () => {
    const id = await inviteTo(platform, 'aurora');
    const [first] = await tokens();
    const renewed = (await platform.desk('aurora', `/staff/members/${id}/invite`, {})).body.data as Invited;
    const after = await tokens();
    expect(renewed.person.id).toBe(id);
    expect(after).toHaveLength(1);
    expect(after[0]?.token_hash).not.toBe(first?.token_hash);
    await remove(id);
    expect(await tokens()).toEqual([]);
    expect((await platform.desk('aurora', `/staff/members/${id}/invite`, {})).status).toBe(422);
  });

  it.each([
    [{ role: 'reception' }, ['name']],
    [{ name: '   ', role: 'reception' }, ['name']],
    [{ name: 'x'.repeat(61), role: 'reception' }, ['name']],
    [{ name: 'Eva', role: 'owner' }, ['role']],
    [{ name: 'Eva', role: 'station', stations: [] }, ['stations']],
    [{ name: 'Eva', role: 'station', stations: ['nowhere'] }, ['stations']],
    [{ name: 'Eva', role: 'station', sections: [10, 999] }, ['sections']],
    [{ name: 'Eva', role: 'manager', sections: [10] }, ['sections']],
    [{ name: 'Eva', role: 'station', email: 'eva' }, ['email']],
    [{ name: 'Eva', role: 'station', state: 'active' }, ['state']],
  ])('refuses %j by the field, and stores nothing', async (body, fields) => {
    const response = await invite(body);
    expect([response.status, Object.keys(fieldsIn(response))]).toEqual([422, fields]);
    expect(await members()).toEqual([]);
  });

  it('gives no two persons of a hotel one name or e-mail, not even at once, and frees them when one is removed', async () => {
    const body = { ...MARIA, email: 'maria@example.com' };
    const both = await Promise.all([invite(body), invite(body)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    const refused = both.find(({ status }) => status === 422);
    expect(Object.keys(refused === undefined ? {} : fieldsIn(refused))).toEqual(['name', 'email']);
    expect((await invite(body, 'bellevue')).status).toBe(200);
    const other = await inviteTo(platform, 'aurora', { name: 'Eva' });
    expect(Object.keys(fieldsIn(await change(other, { name: 'Maria' })))).toEqual(['name']);
    expect((await change(other, { name: 'Eva' })).status).toBe(200);
    const [maria] = (await members()).filter(({ name }) => name === 'Maria');
    await remove(maria?.id ?? '');
    expect((await invite(body)).status).toBe(200);
  });

  it('changes what is named and keeps the rest, at once for open sessions', async () => {
    const member = await memberAt(platform, 'aurora', { name: 'Ada', role: 'station', sections: [10] });
    expect((await member.desk('/chats')).status).toBe(403);
    const changed = await change(member.id, { role: 'reception' });
    expect(changed.body.data).toMatchObject({ name: 'Ada', role: 'reception', sections: [10] });
    expect((await member.desk('/chats')).status).toBe(200);
    expect((await change(member.id, { name: 'Ada L.', sections: null })).body.data).toMatchObject({
      ...{ name: 'Ada L.', role: 'reception', sections: null },
    });
    expect((await platform.app.readDeskSession('aurora', member.signed))?.name).toBe('Ada L.');
    expect((await change(member.id, {})).status).toBe(200);
  });

  it('neither removes nor demotes the last active manager, nor narrows one', async () => {
    const boss = await memberAt(platform, 'aurora', { role: 'manager' });
    await inviteTo(platform, 'aurora', { role: 'manager' });
    await memberAt(platform, 'bellevue', { role: 'manager' });
    for (const refused of [await remove(boss.id), await change(boss.id, { role: 'reception' })])
      expect([refused.status, fieldsIn(refused)]).toEqual([422, { role: ['the hotel needs an active manager'] }]);
    expect(Object.keys(fieldsIn(await change(boss.id, { sections: [10] })))).toEqual(['sections']);
    expect((await boss.desk('/staff/members')).status).toBe(200);
    const second = await memberAt(platform, 'aurora', { role: 'manager' });
    expect((await second.desk(`/staff/members/${boss.id}/remove`, {})).status).toBe(200);
    expect((await remove(second.id)).status).toBe(422);
  });

  it('keeps one manager when two are removed, or demoted, by two calls at once', async () => {
    const ids = await Promise.all([1, 2].map(() => inviteTo(platform, 'aurora', { role: 'manager' })));
    const [a, b] = [
      await signInAt(platform, 'aurora', { id: ids[0] ?? '' }),
      await signInAt(platform, 'aurora', { id: ids[1] ?? '' }),
    ];
    const each = await Promise.all([
      a.desk(`/staff/members/${b.id}`, { role: 'station' }),
      b.desk(`/staff/members/${a.id}/remove`, {}),
    ]);
    expect(each.filter(({ status }) => status === 200)).toHaveLength(1);
    const active = (await members()).filter(({ role, state }) => role === 'manager' && state === 'active');
    expect(active).toHaveLength(1);
  });

  it('removes a person once, with every proof, keeps the name, and lets a removed one be changed no more', async () => {
    const { id } = await memberAt(platform, 'aurora', { name: 'Ada' });
    const time = '2026-05-01T10:00:00.000Z';
    await onStore(platform, async ({ db }) => {
      const of = { hotel: 'aurora', person: id };
      const credential = { ...of, id: 'p', kind: 'password' as const, value: '{}', created_at: time };
      await db
        .insertInto('staff_credential')
        .values({ ...credential, last_used_at: null })
        .execute();
      await db
        .insertInto('staff_pin')
        .values({ ...of, hash: 'h' })
        .execute();
    });
    expect((await members()).find((each) => each.id === id)).toMatchObject({ has_pin: true, ways: ['password'] });
    for (const _ of [1, 2]) {
      const removed = await remove(id);
      expect(removed.body.data).toMatchObject({ name: 'Ada', state: 'removed', has_pin: false, ways: [] });
    }
    expect((await change(id, { role: 'manager' })).status).toBe(404);
  });

  it('finds no person of another hotel', async () => {
    const id = await inviteTo(platform, 'bellevue');
    const responses = [
      await change(id, { name: 'Mine' }),
      await remove(id),
      await platform.desk('aurora', `/staff/members/${id}/invite`, {}),
      await remove(v4()),
    ];
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await members('bellevue'))[0]).toMatchObject({ id, state: 'invited' });
  });

  it('lists who is active first, then who is invited, then who was removed, also page by page', async () => {
    const removed = await inviteTo(platform, 'aurora', { name: 'A' });
    await remove(removed);
    const invited = await inviteTo(platform, 'aurora', { name: 'B' });
    const { id: active } = await memberAt(platform, 'aurora', { name: 'C' });
    expect((await members()).map(({ id }) => id)).toEqual([active, invited, removed]);
    const first = await platform.desk('aurora', '/staff/members?limit=2');
    const { next } = first.body as { next: string };
    const second = await platform.desk('aurora', `/staff/members?limit=2&cursor=${next}`);
    expect((second.body.data as Member[]).map(({ id }) => id)).toEqual([removed]);
  });
});
