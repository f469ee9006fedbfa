import { authenticator, type Deviations } from '@/tests/builders/desk/authenticator';
import { HOSTS, invited, STRANGE, withPasskey } from '@/tests/builders/desk/invited-staff';
import { type HotelCode, platformPerTest } from '@/tests/builders/platform/embedded-platform';
import { deskWith, onStore } from '@/tests/builders/platform/staff-members';
import { onEachStore } from '@/tests/builders/platform/stores';

type Keys = ReturnType<typeof authenticator>;

onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore);

  const optionsAt = async (hotel: HotelCode, host: string = HOSTS[hotel]) => {
    const options = await platform.app.staffSignIn.passkeyOptions(hotel, host);
    if (!options.ok) throw new Error(JSON.stringify(options.refusal));
    return options.value;
  };
  const send = (used: ReturnType<Keys['get']>, hotel: HotelCode = 'aurora', host: string = HOSTS[hotel]) =>
    platform.app.staffSignIn.byPasskey(hotel, { host, used, browser: STRANGE });
  const signIn = async (keys: Keys, other: Deviations = {}, hotel: HotelCode = 'aurora') =>
    send(keys.get(await optionsAt(hotel), other), hotel);
  const whyNot = (answer: Awaited<ReturnType<typeof send>>) =>
    answer.ok ? 'signed in' : [answer.refusal.kind, answer.refusal.fields.credential];

  it('signs in who has made a passkey, again and again, and names nobody before', async () => {
    const { id, keys } = await withPasskey(platform);
    const options = await optionsAt('aurora');
    expect(options).toMatchObject({ rpId: 'aurora.localhost', userVerification: 'required' });
    expect(JSON.stringify(options)).not.toContain('allowCredentials');
    for (let time = 0; time < 2; time += 1) {
      const opened = await signIn(keys);
      if (!opened.ok) throw new Error(JSON.stringify(opened));
      expect(opened.value.session).toMatchObject({ how: 'passkey', member: { id } });
      expect((await deskWith(platform, 'aurora', opened.value.signed)('/me')).status).toBe(200);
    }
  });

  it('refuses an answer that was sent before, also at the same time', async () => {
    const { keys } = await withPasskey(platform);
    const used = keys.get(await optionsAt('aurora'));
    const answers = await Promise.all([send(used), send(used), send(used)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter(({ ok }) => !ok).map(whyNot)).toEqual(Array(2).fill(['unauthorized', 'expired']));
    expect(whyNot(await send(used))).toEqual(['unauthorized', 'expired']);
  });

  it('refuses a challenge after five minutes, and one that this hotel has not given', async () => {
    const { keys } = await withPasskey(platform);
    const late = keys.get(await optionsAt('aurora'));
    platform.advanceSeconds(300);
    expect(whyNot(await send(late))).toEqual(['unauthorized', 'expired']);
    expect(whyNot(await send(keys.get({ ...(await optionsAt('aurora')), challenge: 'AAAA' })))).toEqual([
      'unauthorized',
      'expired',
    ]);
    const elsewhere = { ...(await optionsAt('bellevue')), rpId: 'aurora.localhost' };
    expect(whyNot(await send(keys.get(elsewhere)))).toEqual(['unauthorized', 'expired']);
  });

  it.each<[string, Deviations]>([
    ['on a page of another site', { origin: 'https://evil.example' }],
    ['on a page of another hotel', { origin: 'http://bellevue.localhost:3000' }],
    ['on another port', { origin: 'http://aurora.localhost:4000' }],
    ['for another relying party', { rp: 'evil.example' }],
    ['without asking who holds it', { isVerified: false }],
    ['in a frame of another site', { crossOrigin: true }],
    ['to make another one', { type: 'webauthn.create' }],
    ['for another person', { userHandle: Buffer.from('somebody else').toString('base64url') }],
  ])('refuses a passkey that was used %s', async (_what, other) => {
    const { keys } = await withPasskey(platform);
    expect(whyNot(await signIn(keys, other))).toEqual(['unauthorized', 'refused']);
    expect((await signIn(keys)).ok).toBe(true);
  });

  it('refuses a passkey whose counter has not gone on, because there are two of it', async () => {
    const { keys } = await withPasskey(platform);
    expect((await signIn(keys, { counter: 7 })).ok).toBe(true);
    for (const counter of [7, 3, 0])
      expect(whyNot(await signIn(keys, { counter }))).toEqual(['unauthorized', 'refused']);
    expect((await signIn(keys, { counter: 8 })).ok).toBe(true);
  });

  it('takes a passkey without a counter, as telephones have it', async () => {
    const { keys } = await withPasskey(platform);
    for (let time = 0; time < 2; time += 1) expect((await signIn(keys, { counter: 0 })).ok).toBe(true);
  });

  it('refuses another signature', async () => {
    const { keys } = await withPasskey(platform);
    const other = authenticator();
    const [own, forged] = [keys.get(await optionsAt('aurora')), other.get(await optionsAt('aurora'))];
    expect(whyNot(await send({ ...own, response: forged.response }))).toEqual(['unauthorized', 'refused']);
  });

  it('opens no other hotel, and nothing on another host of the same hotel', async () => {
    const { keys } = await withPasskey(platform);
    await withPasskey(platform, { hotel: 'bellevue' });
    expect(whyNot(await signIn(keys, {}, 'bellevue'))).toEqual(['unauthorized', 'unknown']);
    const host = 'desk.grand.localhost:3000';
    const used = keys.get(await optionsAt('aurora', host));
    expect(whyNot(await send(used, 'aurora', host))).toEqual(['unauthorized', 'unknown']);
  });

  it('signs nobody in who was removed, and no stranger', async () => {
    const { id, keys } = await withPasskey(platform);
    await platform.desk('aurora', `/staff/members/${id}/remove`, {});
    expect(whyNot(await signIn(keys))).toEqual(['unauthorized', 'unknown']);
    expect(whyNot(await signIn(authenticator()))).toEqual(['unauthorized', 'unknown']);
  });

  it.each<[string, Deviations]>([
    ['on a page of another site', { origin: 'https://evil.example' }],
    ['for another relying party', { rp: 'evil.example' }],
    ['without asking who holds it', { isVerified: false }],
    ['by an answer of a sign-in', { type: 'webauthn.get' }],
  ])('stores no passkey that was made %s, and keeps the link open', async (_what, other) => {
    const [host, { token }] = [HOSTS.aurora, await invited(platform)];
    const { staffSignIn } = platform.app;
    const make = async (deviations: Deviations) => {
      const options = await staffSignIn.invitationPasskeyOptions('aurora', { token, host });
      if (!options.ok) throw new Error('no options');
      const created = authenticator().create(options.value, deviations);
      return staffSignIn.acceptByPasskey('aurora', { token, host, created, browser: STRANGE });
    };
    expect(whyNot(await make(other))).toEqual(['invalid', 'refused']);
    expect((await make({})).ok).toBe(true);
  });

  it('stores no passkey for another person than the one whose challenge it answers, and none twice', async () => {
    const [marta, joan] = [await withPasskey(platform), await withPasskey(platform, { name: 'Joan' })];
    const headers = { 'x-desk-host': HOSTS.aurora };
    const desk = (signed: string) => (path: string, body: object) =>
      platform.post(`/api/desk/v1${path}`, body, { ...headers, 'x-hotel-code': 'aurora', 'x-desk-session': signed });
    const options = (await desk(marta.signed)('/me/passkey/options', {})).body.data as object;
    expect(options).toMatchObject({ rp: { id: 'aurora.localhost' }, excludeCredentials: [{ type: 'public-key' }] });
    const made = authenticator();
    const credential = made.create(options);
    expect((await desk(joan.signed)('/me/passkey', { credential })).status).toBe(422);
    // The challenge is gone, for whoever may have it.
    expect((await desk(marta.signed)('/me/passkey', { credential })).status).toBe(422);
    const again = (await desk(marta.signed)('/me/passkey/options', {})).body.data as object;
    expect((await desk(marta.signed)('/me/passkey', { credential: made.create(again) })).status).toBe(200);
    expect(await signIn(made)).toMatchObject({ ok: true, value: { session: { member: { id: marta.id } } } });
    const others = (await desk(joan.signed)('/me/passkey/options', {})).body.data as object;
    expect((await desk(joan.signed)('/me/passkey', { credential: made.create(others) })).status).toBe(422);
  });

  it('keeps no challenge of the hotel longer than its five minutes once somebody begins another', async () => {
    const count = () => onStore(platform, ({ db }) => db.selectFrom('staff_challenge').select('id').execute());
    for (let time = 0; time < 3; time += 1) await optionsAt('aurora');
    expect(await count()).toHaveLength(3);
    platform.advanceSeconds(300);
    await optionsAt('aurora');
    expect(await count()).toHaveLength(1);
  });
});
