import type { ApiResponse } from '@/lib/contract/refusals';
import { authenticator } from '@/tests/builders/desk/authenticator';
import { HOSTS, invited, PASSWORD, STRANGE, withPasskey, withPassword } from '@/tests/builders/desk/invited-staff';
import { type HotelCode, platformPerTest } from '@/tests/builders/platform/embedded-platform';
import { inviteTo } from '@/tests/builders/platform/staff-members';
import { onEachStore } from '@/tests/builders/platform/stores';
import { NEW_DEVICE_HEADER } from './calling-browser';
import type { Browser, SignedIn } from './signed-in';

const PIN = '4711';
const host = HOSTS.aurora;

onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore);
  const staff = () => platform.app.staffSignIn;

  function granted<T>(answer: ApiResponse<T>): T {
    if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
    return answer.value;
  }
  const whoIs = async (signed: string, hotel: HotelCode = 'aurora') =>
    (await platform.app.readDeskSession(hotel, signed))?.name ?? null;
  const attackerAt = (hotel: HotelCode) => withPassword(platform, { hotel, name: 'Attacker', login: 'attacker' });

  type SignsIn = (browser: Browser) => Promise<ApiResponse<SignedIn>>;
  /** Each way to sign in, of somebody called Victim who is prepared for it. */
  const ways: Readonly<Record<string, () => Promise<SignsIn>>> = {
    'a password': async () => {
      await withPassword(platform, { name: 'Victim', login: 'victim' });
      const typed = { login: 'victim', password: PASSWORD, address: '192.0.2.1' };
      return (browser) => staff().byPassword('aurora', { ...typed, browser });
    },
    'a passkey': async () => {
      const { keys } = await withPasskey(platform, { name: 'Victim' });
      return async (browser) => {
        const used = keys.get(granted(await staff().passkeyOptions('aurora', host)));
        return staff().byPasskey('aurora', { host, used, browser });
      };
    },
    'a PIN': async () => {
      const person = await inviteTo(platform, 'aurora', { name: 'Victim' });
      await platform.desk('aurora', `/staff/members/${person}/pin`, { pin: PIN });
      const enrolled = await platform.desk('aurora', '/staff/devices', { title: 'Bar' });
      const devices = [enrolled.headers.get(NEW_DEVICE_HEADER) ?? ''];
      return (browser) => staff().byPin('aurora', { person, pin: PIN, devices, browser });
    },
    'the link of an invitation and a password': async () => {
      let count = 0;
      return async (browser) => {
        count += 1;
        const { token } = await invited(platform, { name: `Victim ${count}` });
        const chosen = { login: `victim-${count}`, password: PASSWORD };
        return staff().acceptByPassword('aurora', { token, ...chosen, browser });
      };
    },
    'the link of an invitation and a passkey': async () => {
      let count = 0;
      return async (browser) => {
        count += 1;
        const { token } = await invited(platform, { name: `Victim ${count}` });
        const options = granted(await staff().invitationPasskeyOptions('aurora', { token, host }));
        return staff().acceptByPasskey('aurora', { token, host, created: authenticator().create(options), browser });
      };
    },
  };

  describe.each(Object.entries(ways))('a sign-in by %s', (_way, prepare) => {
    it('takes over no session that an attacker has planted, and ends it', async () => {
      const [attacker, signIn] = [await attackerAt('aurora'), await prepare()];
      expect(await whoIs(attacker.signed)).toBe('Attacker');
      const opened = granted(await signIn({ session: attacker.signed, known: null }));
      expect(opened.session.id).not.toBe(attacker.session.id);
      expect(await whoIs(opened.signed)).toMatch(/^Victim/);
      expect(await whoIs(attacker.signed)).toBeNull();
    });

    it('takes over no text that an attacker has made up, changed, or taken from another hotel', async () => {
      const [own, elsewhere, signIn] = [await attackerAt('aurora'), await attackerAt('bellevue'), await prepare()];
      const [payload, signature] = own.signed.split('.');
      const madeUp = Buffer.from(JSON.stringify({ hotel: 'aurora', id: 'planted', expiresAt: 9e12 })).toString(
        'base64url',
      );
      for (const planted of ['planted', `${madeUp}.${signature}`, `${payload}.`, elsewhere.signed]) {
        const opened = granted(await signIn({ session: planted, known: null }));
        expect(await whoIs(opened.signed)).toMatch(/^Victim/);
        expect([opened.session.id === 'planted', await whoIs(planted)]).toEqual([false, null]);
      }
      expect(await whoIs(elsewhere.signed, 'bellevue')).toBe('Attacker');
      expect(await whoIs(own.signed)).toBe('Attacker');
    });
  });

  it('gives a session of its own for every sign-in, also of the same person in the same browser', async () => {
    const signIn = await ways['a password']?.();
    const ids = new Set<string>();
    let session: string | null = null;
    for (let time = 0; time < 3; time += 1) {
      const answer: ApiResponse<SignedIn> | undefined = await signIn?.({ session, known: null });
      if (answer?.ok !== true) throw new Error('not signed in');
      ids.add(answer.value.session.id);
      if (session !== null) expect(await whoIs(session)).toBeNull();
      session = answer.value.signed;
    }
    expect(ids.size).toBe(3);
  });

  it('gives nothing to who has asked for the challenge that somebody else answers', async () => {
    const [attacker, { keys }] = [await attackerAt('aurora'), await withPasskey(platform, { name: 'Victim' })];
    const planted = granted(await staff().passkeyOptions('aurora', host));
    const used = keys.get(planted);
    const opened = granted(await staff().byPasskey('aurora', { host, used, browser: STRANGE }));
    expect(await whoIs(opened.signed)).toBe('Victim');
    expect(await whoIs(attacker.signed)).toBe('Attacker');
    const replayed = await staff().byPasskey('aurora', {
      host,
      used,
      browser: { session: attacker.signed, known: null },
    });
    expect(replayed).toMatchObject({ ok: false, refusal: { kind: 'unauthorized' } });
    expect(await whoIs(attacker.signed)).toBe('Attacker');
  });

  it('takes no challenge for another purpose than the one for which it was given', async () => {
    const { keys } = await withPasskey(platform, { name: 'Victim' });
    const { token } = await invited(platform, { name: 'Attacker' });
    const toMake = granted(await staff().invitationPasskeyOptions('aurora', { token, host }));
    const toSignIn = granted(await staff().passkeyOptions('aurora', host));
    const challengeOf = (options: object) => ({ challenge: (options as { challenge: string }).challenge });
    const used = keys.get({ ...toSignIn, ...challengeOf(toMake) });
    expect((await staff().byPasskey('aurora', { host, used, browser: STRANGE })).ok).toBe(false);
    const created = authenticator().create({ ...toMake, ...challengeOf(toSignIn) });
    expect((await staff().acceptByPasskey('aurora', { token, host, created, browser: STRANGE })).ok).toBe(false);
  });

  it('gives a challenge of a link to the person of that link alone', async () => {
    const [own, other] = [await invited(platform, { name: 'Attacker' }), await invited(platform, { name: 'Victim' })];
    const planted = granted(await staff().invitationPasskeyOptions('aurora', { token: own.token, host }));
    const created = authenticator().create(planted);
    const accept = (token: string) => staff().acceptByPasskey('aurora', { token, host, created, browser: STRANGE });
    expect((await accept(other.token)).ok).toBe(false);
    const members = (await platform.desk('aurora', '/staff/members')).body.data as { name: string; ways: string[] }[];
    expect(members.find(({ name }) => name === 'Victim')?.ways).toEqual([]);
  });
});
