import { authenticator } from '@/tests/builders/desk/authenticator';
import { HOSTS, invited, PASSWORD, STRANGE, withPasskey, withPassword } from '@/tests/builders/desk/invited-staff';
import { platformPerTest } from '@/tests/builders/platform/embedded-platform';
import { deskWith, onStore } from '@/tests/builders/platform/staff-members';
import { onEachStore } from '@/tests/builders/platform/stores';

const DAY_SECONDS = 86_400;

onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore);
  const host = HOSTS.aurora;
  const signIn = () => platform.app.staffSignIn;
  const accept = (token: string, changes: object = {}, hotel = 'aurora') =>
    signIn().acceptByPassword(hotel, { token, login: 'marta', password: PASSWORD, browser: STRANGE, ...changes });
  const read = (token: string, hotel = 'aurora') => signIn().readInvitation(hotel, { token, host });
  const whyNot = (answer: Awaited<ReturnType<typeof accept>> | Awaited<ReturnType<typeof read>>) =>
    answer.ok ? [] : [answer.refusal.kind, ...Object.keys(answer.refusal.fields)];

  it('says whom a link invites, without using it', async () => {
    const { token } = await invited(platform, { email: 'marta@aurora.example' });
    for (let time = 0; time < 2; time += 1)
      expect(await read(token)).toEqual({
        ok: true,
        value: { name: 'Marta', hotel: 'Hotel aurora', login: 'marta@aurora.example', ways: ['passkey', 'password'] },
      });
  });

  it('makes the person active, signed in, and known by the login in small letters', async () => {
    const { id, token } = await invited(platform);
    const accepted = await accept(token, { login: ' Marta.V ' });
    if (!accepted.ok) throw new Error(JSON.stringify(accepted));
    const session = deskWith(platform, 'aurora', accepted.value.signed);
    expect((await session('/me')).body.data).toMatchObject({
      id,
      login: 'marta.v',
      credentials: [{ kind: 'password' }],
    });
    expect(accepted.value.session.how).toBe('password');
  });

  it('is used once, by one of two calls at the same time, whatever they choose', async () => {
    const { token } = await invited(platform);
    const options = await signIn().invitationPasskeyOptions('aurora', { token, host });
    const created = options.ok ? authenticator().create(options.value) : null;
    if (created === null) throw new Error('no options');
    const answers = await Promise.all([
      accept(token),
      accept(token, { login: 'thief' }),
      signIn().acceptByPasskey('aurora', { token, host, created, browser: STRANGE }),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter(({ ok }) => !ok).map(whyNot)).toEqual([
      ['invalid', 'used'],
      ['invalid', 'used'],
    ]);
    const stored = await onStore(platform, ({ db }) => db.selectFrom('staff_credential').select('id').execute());
    expect(stored).toHaveLength(1);
    expect(whyNot(await read(token))).toEqual(['invalid', 'used']);
  });

  it('has expired after seven days', async () => {
    const { token } = await invited(platform);
    platform.advanceSeconds(7 * DAY_SECONDS);
    expect(whyNot(await read(token))).toEqual(['invalid', 'expired']);
    expect(whyNot(await accept(token))).toEqual(['invalid', 'expired']);
    expect(whyNot((await signIn().invitationPasskeyOptions('aurora', { token, host })) as never)).toEqual([
      'invalid',
      'expired',
    ]);
  });

  it('opens nothing once its person was removed, or a newer link was given', async () => {
    const [removed, renewed] = [await invited(platform), await invited(platform, { name: 'Joan' })];
    await platform.desk('aurora', `/staff/members/${removed.id}/remove`, {});
    await platform.desk('aurora', `/staff/members/${renewed.id}/invite`, {});
    for (const { token } of [removed, renewed]) {
      expect(whyNot(await read(token))[0]).toMatch(/^(?:not-found|invalid)$/);
      expect((await accept(token)).ok).toBe(false);
    }
    expect(await onStore(platform, ({ db }) => db.selectFrom('staff_credential').select('id').execute())).toEqual([]);
  });

  it('opens no other hotel, and nothing to who makes a token up', async () => {
    const { token } = await invited(platform);
    for (const [tried, hotel] of [
      [token, 'bellevue'],
      ['A'.repeat(43), 'aurora'],
      [`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, 'aurora'],
    ] as const) {
      expect(whyNot(await read(tried, hotel))).toEqual(['not-found']);
      expect(whyNot(await accept(tried, {}, hotel))).toEqual(['not-found']);
    }
    expect((await accept(token)).ok).toBe(true);
  });

  it.each([
    [{ password: 'eleven char' }, 'password'],
    [{ password: 'MartaMarta12' }, 'password'],
    [{ login: 'no login' }, 'login'],
  ])('keeps the link open when %j is refused by its field', async (typed, field) => {
    const { token } = await invited(platform);
    expect(whyNot(await accept(token, typed))).toEqual(['invalid', field]);
    expect((await accept(token)).ok).toBe(true);
  });

  it('refuses a login that somebody else has at this hotel, also at the same time, and not one of another hotel', async () => {
    await withPassword(platform, { hotel: 'bellevue' });
    const [first, second] = [await invited(platform), await invited(platform, { name: 'Joan' })];
    const answers = await Promise.all([accept(first.token), accept(second.token, { login: 'MARTA' })]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter(({ ok }) => !ok).map(whyNot)).toEqual([['invalid', 'login']]);
    const loser = answers[0]?.ok ? second : first;
    expect((await accept(loser.token, { login: 'another' })).ok).toBe(true);
  });

  it('ends every session of a person who was given a new link, and replaces the password', async () => {
    const { id, signed } = await withPassword(platform);
    const renewed = (await platform.desk('aurora', `/staff/members/${id}/invite`, {})).body.data as {
      invitation_url_path: string;
    };
    const token = renewed.invitation_url_path.split('#')[1] ?? '';
    expect((await accept(token, { password: 'another long password' })).ok).toBe(true);
    expect((await deskWith(platform, 'aurora', signed)('/me')).status).toBe(401);
    const typed = { login: 'marta', address: '203.0.113.7', browser: STRANGE };
    expect((await signIn().byPassword('aurora', { ...typed, password: PASSWORD })).ok).toBe(false);
    expect((await signIn().byPassword('aurora', { ...typed, password: 'another long password' })).ok).toBe(true);
  });

  it('leaves none of the proofs from before in force, so that a new link locks out who has stolen one', async () => {
    const { id, keys, signed } = await withPasskey(platform, { name: 'Marta' });
    const password = 'another long password';
    await deskWith(platform, 'aurora', signed)('/me/password', { login: 'marta', password });
    const renewed = (await platform.desk('aurora', `/staff/members/${id}/invite`, {})).body.data as {
      invitation_url_path: string;
    };
    const token = renewed.invitation_url_path.split('#')[1] ?? '';
    const options = await signIn().invitationPasskeyOptions('aurora', { token, host });
    const own = authenticator();
    const created = options.ok ? own.create(options.value) : null;
    if (created === null) throw new Error('no options');
    // A choice that is refused leaves them as they are.
    expect((await accept(token, { login: 'no login' })).ok).toBe(false);
    const kinds = () =>
      onStore(platform, ({ db }) => db.selectFrom('staff_credential').select('kind').orderBy('kind').execute());
    expect(await kinds()).toEqual([{ kind: 'passkey' }, { kind: 'password' }]);
    expect((await signIn().acceptByPasskey('aurora', { token, host, created, browser: STRANGE })).ok).toBe(true);
    const byPasskey = async (stolen: typeof keys) => {
      const asked = await signIn().passkeyOptions('aurora', host);
      if (!asked.ok) throw new Error('no options');
      return (await signIn().byPasskey('aurora', { host, used: stolen.get(asked.value), browser: STRANGE })).ok;
    };
    const typed = { login: 'marta', password, address: '203.0.113.7', browser: STRANGE };
    expect((await signIn().byPassword('aurora', typed)).ok).toBe(false);
    expect([await byPasskey(keys), await byPasskey(own)]).toEqual([false, true]);
    expect(await kinds()).toEqual([{ kind: 'passkey' }]);
  });

  it('ends the session that the browser had, so that no cookie from before is worth more after it', async () => {
    const before = await withPasskey(platform, { name: 'Joan' });
    const { token } = await invited(platform);
    const accepted = await accept(token, { browser: { session: before.signed, known: null } });
    expect(accepted.ok && accepted.value.signed).not.toBe(before.signed);
    expect((await deskWith(platform, 'aurora', before.signed)('/me')).status).toBe(401);
  });

  it('stores nothing of the link or the password that opens anything', async () => {
    const { token } = await invited(platform);
    await accept(token);
    const rows = await onStore(platform, async ({ db }) => [
      await db.selectFrom('staff_invitation').selectAll().execute(),
      await db.selectFrom('staff_credential').selectAll().execute(),
      await db.selectFrom('staff_person').selectAll().execute(),
      await db.selectFrom('staff_log').selectAll().execute(),
      await db.selectFrom('staff_session').selectAll().execute(),
    ]);
    const text = JSON.stringify(rows);
    expect(text).toContain('scrypt$');
    for (const secret of [token, PASSWORD]) expect(text).not.toContain(secret);
  });
});
