import { v4 } from 'uuid';
import { authenticator } from '@/tests/builders/desk/authenticator';
import { HOSTS, PASSWORD, STRANGE, withPasskey, withPassword } from '@/tests/builders/desk/invited-staff';
import { DESK_TOKEN, fieldsIn, NOON, platformPerTest } from '@/tests/builders/platform/embedded-platform';
import { deskWith, onStore } from '@/tests/builders/platform/staff-members';
import { onEachStore } from '@/tests/builders/platform/stores';
import { openSession } from '../sessions';
import { PAGE_HOST_HEADER } from './calling-browser';

const NEW_PASSWORD = 'another long password';

type Account = { login: string | null; has_pin: boolean; credentials: { id: string; kind: string }[] };

onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore);
  const desk = (signed: string) => deskWith(platform, 'aurora', signed);
  /** Calls from a page of a host, without which there are no passkeys. */
  const onPage = (signed: string, path: string, body: object, host = HOSTS.aurora as string) => {
    const session = { 'x-hotel-code': 'aurora', 'x-desk-session': signed };
    return platform.post(`/api/desk/v1${path}`, body, { ...session, [PAGE_HOST_HEADER]: host });
  };
  const account = async (signed: string) => (await desk(signed)('/me')).body.data as Account;
  const signIn = (password: string, login = 'marta') =>
    platform.app.staffSignIn.byPassword('aurora', { login, password, address: '203.0.113.7', browser: STRANGE });

  it('changes a password for who types the one before, and ends every other session', async () => {
    const { signed } = await withPassword(platform);
    const other = await signIn(PASSWORD);
    const change = (current: string | null) =>
      desk(signed)('/me/password', { password: NEW_PASSWORD, ...(current !== null && { current }) });
    for (const current of [null, 'a wrong long password']) {
      const refused = await change(current);
      expect([refused.status, Object.keys(fieldsIn(refused))]).toEqual([403, ['current']]);
    }
    expect((await change(PASSWORD)).status).toBe(200);
    expect((await signIn(PASSWORD)).ok).toBe(false);
    expect((await signIn(NEW_PASSWORD)).ok).toBe(true);
    expect((await desk(signed)('/me')).status).toBe(200);
    expect(other.ok && (await desk(other.value.signed)('/me')).status).toBe(401);
  });

  it('opens no session by a password that was replaced while it was checked', async () => {
    const { id } = await withPassword(platform);
    const proof = await onStore(platform, ({ db }) =>
      db
        .selectFrom('staff_credential')
        .select(['id', 'person', 'value'])
        .where('person', '=', id)
        .executeTakeFirstOrThrow(),
    );
    const open = (value: unknown) =>
      onStore(platform, (database) =>
        openSession(
          { database, deskToken: DESK_TOKEN, now: () => new Date(NOON), uuid: v4, publishEvent: () => undefined },
          { code: 'aurora' },
          { person: id, name: 'Marta', how: 'password', device: null, proof: { ...proof, value } },
        ),
      );
    const checked = JSON.parse(proof.value);
    expect((await open(checked))?.session.member?.id).toBe(id);
    expect(await open({ hash: 'another' })).toBeNull();
    await onStore(platform, ({ db }) => db.deleteFrom('staff_credential').where('person', '=', id).execute());
    expect(await open(checked)).toBeNull();
    const rows = await onStore(platform, ({ db }) => db.selectFrom('staff_session').select('how').execute());
    // That of the invitation, and the one that was opened.
    expect(rows).toHaveLength(2);
  });

  it('lets no other session outlive a new password, however many sign in with the old one at the same moment', async () => {
    const { signed } = await withPassword(platform);
    const [changed, ...signedIn] = await Promise.all([
      desk(signed)('/me/password', { password: NEW_PASSWORD, current: PASSWORD }),
      ...Array.from({ length: 4 }, () => signIn(PASSWORD)),
    ]);
    expect(changed?.status).toBe(200);
    for (const answer of signedIn) if (answer.ok) expect((await desk(answer.value.signed)('/me')).status).toBe(401);
  });

  it('stores nothing for a session that was ended while the password was hashed', async () => {
    const { signed } = await withPassword(platform);
    const stolen = await signIn(PASSWORD);
    if (!stolen.ok) throw new Error('not signed in');
    const [, late] = await Promise.all([
      desk(signed)('/me/password', { password: NEW_PASSWORD, current: PASSWORD }),
      desk(stolen.value.signed)('/me/password', { password: 'the words of a thief', current: PASSWORD }),
    ]);
    // Whichever was first: one of the two has ended the other's session.
    const [own, thief] = [await signIn(NEW_PASSWORD), await signIn('the words of a thief')];
    expect([own.ok, thief.ok].filter(Boolean)).toHaveLength(1);
    expect(late?.status === 200).toBe(thief.ok);
  });

  it('tries the password before no more than ten times in a session', async () => {
    const { signed } = await withPassword(platform);
    const statuses = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const body = { password: NEW_PASSWORD, current: `a wrong password ${index}` };
        return (await desk(signed)('/me/password', body)).status;
      }),
    );
    expect(statuses.sort()).toEqual([...Array(10).fill(403), 429, 429]);
    // The person signs in as before.
    expect((await signIn(PASSWORD)).ok).toBe(true);
  });

  it('gives a password to who has a passkey, with a login of their own', async () => {
    await withPassword(platform, { name: 'Joan', login: 'joan' });
    const { signed } = await withPasskey(platform);
    platform.advanceSeconds(1);
    const choose = (login?: string) =>
      desk(signed)('/me/password', { password: NEW_PASSWORD, ...(login !== undefined && { login }) });
    for (const login of [undefined, 'joan', 'JOAN', 'not a login'])
      expect(Object.keys(fieldsIn(await choose(login)))).toEqual(['login']);
    expect((await choose('Marta')).status).toBe(200);
    expect(await account(signed)).toMatchObject({
      login: 'marta',
      credentials: [{ kind: 'passkey' }, { kind: 'password' }],
    });
    expect((await signIn(NEW_PASSWORD)).ok).toBe(true);
  });

  it('deletes what a person has, but not the last, nothing of somebody else, and nothing at another hotel', async () => {
    const { signed } = await withPassword(platform);
    const joan = await withPassword(platform, { name: 'Joan', login: 'joan' });
    platform.advanceSeconds(1);
    const options = (await onPage(signed, '/me/passkey/options', {})).body.data as object;
    expect((await onPage(signed, '/me/passkey', { credential: authenticator().create(options) })).status).toBe(200);
    const [password, passkey] = (await account(signed)).credentials;
    const remove = (id: string | undefined, by = signed) => desk(by)(`/me/credentials/${id}/delete`, {});
    expect((await remove(password?.id, joan.signed)).status).toBe(404);
    expect((await remove('A'.repeat(43))).status).toBe(404);
    expect((await remove(password?.id)).status).toBe(200);
    expect((await signIn(PASSWORD)).ok).toBe(false);
    const last = await remove(passkey?.id);
    expect([last.status, Object.keys(fieldsIn(last))]).toEqual([422, ['last']]);
    expect((await account(signed)).credentials).toHaveLength(1);
  });

  it('keeps one of two that are deleted at once', async () => {
    const { signed } = await withPassword(platform);
    platform.advanceSeconds(1);
    for (let round = 0; round < 3; round += 1) {
      const options = (await onPage(signed, '/me/passkey/options', {})).body.data as object;
      await onPage(signed, '/me/passkey', { credential: authenticator().create(options) });
      const { credentials } = await account(signed);
      expect(credentials).toHaveLength(2);
      const deleted = await Promise.all(credentials.map(({ id }) => desk(signed)(`/me/credentials/${id}/delete`, {})));
      expect(deleted.map(({ status }) => status).sort()).toEqual([200, 422]);
      expect((await account(signed)).credentials).toHaveLength(1);
    }
  });

  it('makes passkeys on hosts that can have them alone', async () => {
    const { signed } = await withPassword(platform);
    for (const host of ['192.168.1.20:3000', '']) {
      const refused = await onPage(signed, '/me/passkey/options', {}, host);
      expect([refused.status, Object.keys(fieldsIn(refused))]).toEqual([422, ['host']]);
    }
    const options = await onPage(signed, '/me/passkey/options', {}, 'Desk.Grand.example');
    expect(options.body.data).toMatchObject({ rp: { id: 'desk.grand.example', name: 'Hotel aurora' } });
  });

  it('chooses a PIN, which stands in no answer', async () => {
    const { signed } = await withPassword(platform);
    expect(Object.keys(fieldsIn(await desk(signed)('/me/pin', { pin: '1111' })))).toEqual(['pin']);
    expect((await desk(signed)('/me/pin', { pin: '8320' })).status).toBe(200);
    const me = await desk(signed)('/me');
    expect(me.body.data).toMatchObject({ has_pin: true });
    expect(JSON.stringify(me.body)).not.toMatch(/scrypt|\b8320\b/);
  });

  it('is nobody’s with the hotel’s key, and in the session that it has opened', async () => {
    expect((await platform.desk('aurora', '/me')).status).toBe(403);
    expect((await platform.desk('aurora', '/me/pin', { pin: '8320' })).status).toBe(403);
  });
});
