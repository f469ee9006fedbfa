import { anotherProcess, PASSWORD, withPasskey, withPassword } from '@/tests/builders/desk/invited-staff';
import { type HotelCode, NOON, platformPerTest } from '@/tests/builders/platform/embedded-platform';
import { onStore } from '@/tests/builders/platform/staff-members';
import { onEachStore } from '@/tests/builders/platform/stores';
import { cpuTime } from '@/tests/builders/time/cpu-time';
import type { Platform } from '../../app';

const [HOME, ELSEWHERE] = ['203.0.113.7', '198.51.100.9'];
const WRONG = 'a wrong long password';

onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore);

  type Typed = { login?: string; password?: string; address?: string; known?: string | null; app?: Platform };
  const signIn = (typed: Typed = {}, hotel: HotelCode = 'aurora') => {
    const { login = 'marta', password = PASSWORD, address = HOME, known = null, app = platform.app } = typed;
    return app.staffSignIn.byPassword(hotel, { login, password, address, browser: { session: null, known } });
  };
  const answerOf = (answer: Awaited<ReturnType<typeof signIn>>) => (answer.ok ? 'signed in' : answer.refusal);
  const kindOf = (answer: Awaited<ReturnType<typeof signIn>>) => (answer.ok ? 'signed in' : answer.refusal.kind);

  it('signs in by login and password, however the login and accents are typed', async () => {
    const { id } = await withPassword(platform, { password: 'contraseña de Martá' });
    const typed = { login: ' MARTA', password: 'contraseña de Martá'.normalize('NFD') };
    expect(await signIn(typed)).toMatchObject({ ok: true, value: { session: { how: 'password', member: { id } } } });
  });

  it('gives the same answer to a wrong password, an unknown login, a removed person, one without a password, and at another hotel', async () => {
    await withPassword(platform);
    const removed = await withPassword(platform, { name: 'Joan', login: 'joan' });
    await withPasskey(platform, { name: 'Eva' });
    await platform.desk('aurora', `/staff/members/${removed.id}/remove`, {});
    const answers = [
      await signIn({ password: WRONG }),
      await signIn({ login: 'nobody' }),
      await signIn({ login: 'joan' }),
      await signIn({ login: 'Eva' }),
      await signIn({ login: '\u0000' }),
      await signIn({}, 'bellevue'),
    ];
    expect(new Set(answers.map((answer) => JSON.stringify(answerOf(answer))))).toEqual(
      new Set([JSON.stringify({ kind: 'unauthorized', fields: {}, retryAfter: null })]),
    );
  });

  it('does as much work for an unknown login as for a wrong password', async () => {
    await withPassword(platform);
    const workFor = (login: string) => cpuTime(() => signIn({ login, password: WRONG }));
    const ratio = (await workFor('marta')) / (await workFor('nobody'));
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(2.5);
  });

  it('ends the tries of a login in one network after ten, over all processes, at the same time too, for ten minutes', async () => {
    await withPassword(platform);
    const other = anotherProcess(platform, () => new Date(NOON));
    const tries = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        signIn({ password: WRONG, app: index % 2 === 0 ? other : platform.app }),
      ),
    );
    await other.close();
    expect(tries.map(kindOf).sort()).toEqual([...Array(10).fill('too-many'), ...Array(10).fill('unauthorized')]);
    expect(answerOf(await signIn())).toEqual({ kind: 'too-many', fields: {}, retryAfter: 600 });
    expect(kindOf(await signIn({ address: ELSEWHERE }))).toBe('signed in');
    platform.advanceSeconds(600);
    expect(kindOf(await signIn())).toBe('signed in');
  });

  /** As if so many tries of everything that was tried before had been made: each real one takes a hash. */
  const setTries = (count: number) =>
    onStore(platform, ({ db }) => db.updateTable('wrong_key').set({ count }).execute());

  it('does not lock a person out of an own browser, whatever strangers try from whichever network', async () => {
    const { known } = await withPassword(platform);
    await signIn({ password: WRONG });
    await setTries(1000);
    expect(kindOf(await signIn())).toBe('too-many');
    expect(kindOf(await signIn({ known }))).toBe('signed in');
    // The browser of one person is strange for another, and at another hotel.
    await withPassword(platform, { name: 'Joan', login: 'joan' });
    await withPassword(platform, { hotel: 'bellevue' });
    await signIn({ login: 'joan', password: WRONG, address: ELSEWHERE });
    await signIn({ password: WRONG, address: ELSEWHERE }, 'bellevue');
    await setTries(1000);
    expect(kindOf(await signIn({ login: 'joan', known, address: ELSEWHERE }))).toBe('too-many');
    expect(kindOf(await signIn({ known, address: ELSEWHERE }, 'bellevue'))).toBe('too-many');
  });

  it('ends the tries in an own browser after ten too, which may have been stolen', async () => {
    const { known } = await withPassword(platform);
    await signIn({ password: WRONG, known });
    await setTries(9);
    expect(kindOf(await signIn({ password: WRONG, known, address: ELSEWHERE }))).toBe('unauthorized');
    expect(kindOf(await signIn({ known }))).toBe('too-many');
  });

  it('ends the tries of a network with many logins after 30, also of logins that nobody has', async () => {
    await signIn({ login: 'guess-1', password: WRONG });
    await setTries(29);
    expect(kindOf(await signIn({ login: 'guess-2', password: WRONG }))).toBe('unauthorized');
    expect(answerOf(await signIn({ login: 'guess-3', password: WRONG }))).toMatchObject({
      ...{ kind: 'too-many', retryAfter: 60 },
    });
    expect(kindOf(await signIn({ login: 'guess-3', password: WRONG, address: ELSEWHERE }))).toBe('unauthorized');
  });

  it('ends the tries of a login from a hundred networks together, for an hour', async () => {
    await withPassword(platform);
    await signIn({ password: WRONG });
    await setTries(99);
    expect(kindOf(await signIn({ password: WRONG, address: '192.0.2.1' }))).toBe('unauthorized');
    expect(answerOf(await signIn({ address: '192.0.2.2' }))).toMatchObject({ kind: 'too-many', retryAfter: 3600 });
  });

  it('writes nothing for a try that is refused because there were too many', async () => {
    await signIn({ password: WRONG });
    await setTries(1000);
    const rows = () =>
      onStore(platform, ({ db }) => db.selectFrom('wrong_key').selectAll().orderBy('source').execute());
    const before = await rows();
    for (let time = 0; time < 3; time += 1) expect(kindOf(await signIn({ password: WRONG }))).toBe('too-many');
    expect(await rows()).toEqual(before);
  });

  it('counts no right password, so that a whole house can sign in from one network', async () => {
    await withPassword(platform);
    for (let time = 0; time < 12; time += 1) expect(kindOf(await signIn())).toBe('signed in');
  });

  it('writes sign-ins into the log, and of those that failed only their number', async () => {
    const { id } = await withPassword(platform);
    await signIn({ password: WRONG });
    await signIn({ login: 'typed by mistake', password: WRONG });
    const log = await onStore(platform, ({ db }) =>
      db.selectFrom('staff_log').select(['person', 'action', 'after']).orderBy('id').execute(),
    );
    expect(log.filter(({ action }) => action === 'signIn')).toMatchObject([{ person: id }]);
    expect(log.filter(({ action }) => action === 'failedSignIn')).toEqual([
      { person: null, action: 'failedSignIn', after: '{"count":2}' },
    ]);
    expect(JSON.stringify(log)).not.toContain('mistake');
  });

  it('stores neither addresses nor what was typed with the tries', async () => {
    await signIn({ login: 'a-secret-typed-as-login', password: WRONG });
    const rows = JSON.stringify(await onStore(platform, ({ db }) => db.selectFrom('wrong_key').selectAll().execute()));
    for (const text of ['a-secret', '203.0.113', WRONG]) expect(rows).not.toContain(text);
  });
});
