import { STAFF_ACTIONS } from '@/lib/domain/staff/roles';
import { DESK_CALLS } from '@/lib/platform/desk/desk-calls';
import {
  anotherProcess,
  HOSTS,
  PASSWORD,
  STRANGE,
  withPasskey,
  withPassword,
} from '@/tests/builders/desk/invited-staff';
import { fieldsIn, type HotelCode, NOON, platformPerTest } from '@/tests/builders/platform/embedded-platform';
import { deskWith, onStore } from '@/tests/builders/platform/staff-members';
import { onEachStore } from '@/tests/builders/platform/stores';
import type { Platform } from '../../app';
import { NEW_DEVICE_HEADER } from './calling-browser';

const PIN = '4711';

onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore);

  /** Enrols a browser as a shared device. Returns its token. */
  const enrol = async (title: string, hotel: HotelCode = 'aurora') =>
    (await platform.desk(hotel, '/staff/devices', { title })).headers.get(NEW_DEVICE_HEADER) ?? '';
  const givePin = (id: string, pin: string | null = PIN, hotel: HotelCode = 'aurora') =>
    platform.desk(hotel, `/staff/members/${id}/pin`, { pin });
  const invite = async (name = 'Marta', hotel: HotelCode = 'aurora') => {
    const invited = await platform.desk(hotel, '/staff/members', { name, role: 'station' });
    return (invited.body.data as { person: { id: string } }).person.id;
  };
  type Typed = { person: string; pin?: string; devices: string[]; app?: Platform };
  const signIn = ({ person, pin = PIN, devices, app = platform.app }: Typed, hotel: HotelCode = 'aurora') =>
    app.staffSignIn.byPin(hotel, { person, pin, devices, browser: STRANGE });
  const whyNot = (answer: Awaited<ReturnType<typeof signIn>>) =>
    answer.ok ? 'signed in' : Object.entries(answer.refusal.fields).flat();
  const wrong = (person: string, devices: string[], times: number) =>
    Promise.all(Array.from({ length: times }, () => signIn({ person, pin: '9999', devices })));

  it('signs a person in on an enrolled device, who needs no link', async () => {
    const [id, tablet] = [await invite(), await enrol('Kitchen')];
    expect((await givePin(id)).status).toBe(200);
    const offer = await platform.app.staffSignIn.readSignIn('aurora', { host: 'aurora.localhost', devices: [tablet] });
    expect(offer.device).toMatchObject({ title: 'Kitchen', persons: [{ id, name: 'Marta' }] });
    const opened = await signIn({ person: id, devices: ['not enrolled', tablet] });
    expect(opened).toMatchObject({
      ok: true,
      value: { known: null, session: { how: 'pin', member: { id }, device: { title: 'Kitchen' } } },
    });
  });

  it('is nothing without an enrolled device, on one of another hotel, and on one that has ended', async () => {
    const [id, tablet, other] = [await invite(), await enrol('Kitchen'), await enrol('Bar', 'bellevue')];
    await givePin(id);
    const opened = await signIn({ person: id, devices: [tablet] });
    const devices = (await platform.desk('aurora', '/staff/devices')).body.data as { id: string }[];
    await platform.desk('aurora', `/staff/devices/${devices[0]?.id}/end`, {});
    for (const tokens of [[], ['made up'], [other], [tablet], [devices[0]?.id ?? '']])
      expect(whyNot(await signIn({ person: id, devices: tokens }))).toEqual(['device', 'is not enrolled']);
    // The session of a device that was stolen ends with it.
    expect(opened.ok && (await deskWith(platform, 'aurora', opened.value.signed)('/me')).status).toBe(401);
    const offer = await platform.app.staffSignIn.readSignIn('aurora', { host: 'aurora.localhost', devices: [tablet] });
    expect(offer.device).toBeNull();
  });

  it('is locked after five wrong ones, for this person on this device alone, and says so', async () => {
    const [marta, joan] = [await invite(), await invite('Joan')];
    const [kitchen, bar] = [await enrol('Kitchen'), await enrol('Bar')];
    await givePin(marta);
    await givePin(joan);
    for (const left of ['4', '3', '2', '1'])
      expect(whyNot(await signIn({ person: marta, pin: '9999', devices: [kitchen] }))).toEqual([
        ...['pin', 'is wrong', 'tries_left', left],
      ]);
    for (const pin of ['9999', PIN])
      expect(whyNot(await signIn({ person: marta, pin, devices: [kitchen] }))).toEqual([
        'locked',
        'after 5 wrong PINs',
      ]);
    platform.advanceSeconds(86_400);
    expect(whyNot(await signIn({ person: marta, devices: [kitchen] }))[0]).toBe('locked');
    expect(whyNot(await signIn({ person: marta, devices: [bar] }))).toBe('signed in');
    expect(whyNot(await signIn({ person: joan, devices: [kitchen] }))).toBe('signed in');
  });

  it('checks five tries at most, however many come at the same time from several processes', async () => {
    const [id, tablet] = [await invite(), await enrol('Kitchen')];
    await givePin(id);
    const other = anotherProcess(platform, () => new Date(NOON));
    const tries = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        signIn({ person: id, pin: `90${index + 10}`, devices: [tablet], app: index % 2 === 0 ? other : platform.app }),
      ),
    );
    await other.close();
    expect(tries.map((tried) => whyNot(tried)[0]).sort()).toEqual([
      ...Array(8).fill('locked'),
      ...Array(4).fill('pin'),
    ]);
    expect(whyNot(await signIn({ person: id, devices: [tablet] }))[0]).toBe('locked');
  });

  it('forgets wrong tries with a right one', async () => {
    const [id, tablet] = [await invite(), await enrol('Kitchen')];
    await givePin(id);
    for (let round = 0; round < 2; round += 1) {
      await wrong(id, [tablet], 4);
      expect(whyNot(await signIn({ person: id, devices: [tablet] }))).toBe('signed in');
    }
  });

  it('is opened by another PIN of a manager, and by the person’s own sign-in', async () => {
    const { id } = await withPassword(platform);
    const tablet = await enrol('Kitchen');
    await givePin(id);
    await wrong(id, [tablet], 5);
    await givePin(id, '8320');
    expect(whyNot(await signIn({ person: id, pin: '8320', devices: [tablet] }))).toBe('signed in');
    await wrong(id, [tablet], 5);
    expect(whyNot(await signIn({ person: id, pin: '8320', devices: [tablet] }))[0]).toBe('locked');
    const typed = { login: 'marta', password: PASSWORD, address: '203.0.113.7', browser: STRANGE };
    expect((await platform.app.staffSignIn.byPassword('aurora', typed)).ok).toBe(true);
    expect(whyNot(await signIn({ person: id, pin: '8320', devices: [tablet] }))).toBe('signed in');
  });

  it('is gone with its person, and when a manager takes it', async () => {
    const [removed, taken, tablet] = [await invite(), await invite('Joan'), await enrol('Kitchen')];
    for (const id of [removed, taken]) await givePin(id);
    await platform.desk('aurora', `/staff/members/${removed}/remove`, {});
    await givePin(taken, null);
    for (const person of [removed, taken])
      expect(whyNot(await signIn({ person, devices: [tablet] }))).toEqual(['pin', 'is wrong']);
    expect((await givePin(removed)).status).toBe(404);
    expect((await givePin(taken, PIN, 'bellevue')).status).toBe(404);
  });

  it.each(['123', '1234', '0000', '47a1'])('is not %s', async (pin) => {
    const id = await invite();
    const answer = await givePin(id, pin);
    expect([answer.status, Object.keys(fieldsIn(answer))]).toEqual([422, ['pin']]);
    const members = (await platform.desk('aurora', '/staff/members')).body.data;
    expect(members).toMatchObject([{ id, state: 'invited', has_pin: false }]);
  });

  it('opens a session that can change nothing of how its person signs in, but the PIN with the one before', async () => {
    const { id } = await withPasskey(platform);
    const tablet = await enrol('Kitchen');
    await givePin(id);
    const opened = await signIn({ person: id, devices: [tablet] });
    if (!opened.ok) throw new Error('not signed in');
    const desk = deskWith(platform, 'aurora', opened.value.signed);
    const me = (await desk('/me')).body.data as { may_change: boolean; credentials: { id: string }[] };
    expect(me.may_change).toBe(false);
    for (const [path, body] of [
      ['/me/password', { login: 'marta', password: PASSWORD }],
      ['/me/passkey/options', {}],
      [`/me/credentials/${me.credentials[0]?.id}/delete`, {}],
      ['/me/pin', { pin: '8320' }],
    ] as const)
      expect([path, (await desk(path, body)).status]).toEqual([path, 403]);
    expect(fieldsIn(await desk('/me/pin', { pin: '8320', current: '9999' }))).toMatchObject({ tries_left: ['4'] });
    expect((await desk('/me/pin', { pin: '8320', current: PIN })).status).toBe(200);
    expect(whyNot(await signIn({ person: id, pin: '8320', devices: [tablet] }))).toBe('signed in');
  });

  it('opens no session of a manager that makes links, keys, PINs or devices, by any call', async () => {
    const { id } = await withPasskey(platform, { role: 'manager' });
    const tablet = await enrol('Kitchen');
    await givePin(id);
    const opened = await signIn({ person: id, devices: [tablet] });
    if (!opened.ok) throw new Error('not signed in');
    const desk = deskWith(platform, 'aurora', opened.value.signed);
    const calls = Object.values(DESK_CALLS)
      .flat()
      .filter(({ action }) => action === 'staff');
    expect(calls.length).toBeGreaterThan(12);
    for (const { path, method } of calls) {
      const answer = await desk(path.replace(/\{\w+\}/g, id), method === 'POST' ? {} : undefined);
      expect([path, answer.status, fieldsIn(answer)]).toEqual([path, 403, { action: ['staff'] }]);
    }
    expect([...opened.value.session.actions].sort()).toEqual(
      STAFF_ACTIONS.filter((action) => action !== 'staff').sort(),
    );
    const members = (await platform.desk('aurora', '/staff/members')).body.data;
    expect(members).toMatchObject([{ id, role: 'manager', state: 'active' }]);
  });

  it('ends the tries on one device after thirty wrong ones in a minute, whoever is chosen, and not on another one', async () => {
    const [id, kitchen, bar] = [await invite(), await enrol('Kitchen'), await enrol('Bar')];
    await givePin(id);
    const kinds = [];
    for (let time = 0; time < 32; time += 1) {
      const answer = await signIn({ person: `nobody ${time}`, devices: [kitchen] });
      kinds.push(answer.ok ? 'signed in' : answer.refusal.kind);
    }
    expect(kinds).toEqual([...Array(30).fill('unauthorized'), ...Array(2).fill('too-many')]);
    expect(whyNot(await signIn({ person: id, devices: [bar] }))).toBe('signed in');
    platform.advanceSeconds(60);
    expect(whyNot(await signIn({ person: id, devices: [kitchen] }))).toBe('signed in');
  });

  it('is opened by the person’s own sign-in with a passkey', async () => {
    const { id, keys } = await withPasskey(platform);
    const tablet = await enrol('Kitchen');
    await givePin(id);
    await wrong(id, [tablet], 5);
    expect(whyNot(await signIn({ person: id, devices: [tablet] }))[0]).toBe('locked');
    const host = HOSTS.aurora;
    const options = await platform.app.staffSignIn.passkeyOptions('aurora', host);
    if (!options.ok) throw new Error('no options');
    const sent = { host, used: keys.get(options.value), browser: STRANGE };
    expect((await platform.app.staffSignIn.byPasskey('aurora', sent)).ok).toBe(true);
    expect(whyNot(await signIn({ person: id, devices: [tablet] }))).toBe('signed in');
  });

  it('stands nowhere in the store, and neither does the token of a device', async () => {
    const [id, tablet] = [await invite(), await enrol('Kitchen')];
    await givePin(id, '83204711');
    await signIn({ person: id, pin: '83204711', devices: [tablet] });
    const rows = await onStore(platform, async ({ db }) => [
      await db.selectFrom('staff_pin').selectAll().execute(),
      await db.selectFrom('staff_device').selectAll().execute(),
      await db.selectFrom('staff_log').selectAll().execute(),
    ]);
    for (const secret of ['83204711', tablet]) expect(JSON.stringify(rows)).not.toContain(secret);
    const members = await platform.desk('aurora', '/staff/members');
    expect(JSON.stringify(members.body)).not.toMatch(/scrypt|83204711/);
  });

  it('is asked on the newest device when a browser is enrolled again, and the one before ends', async () => {
    const [id, before] = [await invite(), await enrol('Kitchen')];
    await givePin(id);
    const headers = { 'x-desk-devices': before, 'x-hotel-code': 'aurora' };
    const { id: manager, signed } = await withPasskey(platform, { name: 'Eva', role: 'manager' });
    const session = { ...headers, 'x-desk-session': signed };
    const answer = await platform.post('/api/desk/v1/staff/devices', { title: 'Bar' }, session);
    const after = answer.headers.get(NEW_DEVICE_HEADER) ?? '';
    expect(manager).not.toBe(id);
    expect(JSON.stringify(answer.body)).not.toContain(after);
    expect(whyNot(await signIn({ person: id, devices: [before] }))).toEqual(['device', 'is not enrolled']);
    expect(whyNot(await signIn({ person: id, devices: [before, after] }))).toBe('signed in');
    expect((await platform.desk('aurora', '/staff/devices')).body.data).toMatchObject([
      { title: 'Bar', enrolled_by: 'Eva' },
    ]);
  });
});
