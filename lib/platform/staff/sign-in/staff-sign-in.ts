import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import type { CreatedPasskey, UsedPasskey } from '@/lib/contract/schema/passkey';
import { textIn } from '@/lib/domain/i18n/text';
import { passkeyHost } from '@/lib/domain/staff/sign-in/passkey-host';
import type { ProviderRefusal, SignInWay } from '@/lib/domain/staff/sign-in/sign-in-way';
import type { PlatformContext } from '../../context';
import { recordFailedSignIn, recordSignIn } from '../../staff-log/record-sign-in';
import { findHotel, isServed } from '../../stores/hotels';
import { findDevice } from '../../stores/staff/enrolled-devices';
import { personsWithPin } from '../../stores/staff/pins';
import { hasActivePerson } from '../../stores/staff/signing-persons';
import { acceptByPasskey, acceptByPassword, invitationOf, invitationPasskeyOptions } from './accept-invitation';
import { isKnownBrowser } from './known-browsers';
import { type BegunSignIn, beginProviderSignIn, type FinishedSignIn, finishProviderSignIn } from './provider-sign-in';
import { tokenHash } from './secret-token';
import { passkeySignInOptions, signInByPasskey } from './sign-in-by-passkey';
import { signInByPassword, type TypedPassword } from './sign-in-by-password';
import { signInByPin, type TypedPin } from './sign-in-by-pin';
import type { SignInContext } from './sign-in-context';
import type { Browser, SignedIn } from './signed-in';

type SignInOffer = {
  ways: readonly SignInWay[];
  oidc_title: string | null;
  device: { id: string; title: string; persons: readonly { id: string; name: string }[] } | null;
};

type Invitation = { name: string; hotel: string; login: string | null; ways: readonly SignInWay[] };

/** How persons sign in at a hotel's desk. Hotels are named by their codes, hosts by the Host header. */
export type StaffSignIn = {
  /** `devices`: the tokens in the cookies of the call. */
  readSignIn(hotel: string, at: { host: string; devices: readonly string[] }): Promise<SignInOffer>;
  byPassword(hotel: string, typed: TypedPassword): Promise<ApiResponse<SignedIn>>;
  /** Whether a cookie says that somebody of the hotel's staff has signed in with this browser. */
  isKnownBrowser(hotel: string, cookie: string): boolean;
  passkeyOptions(hotel: string, host: string): Promise<ApiResponse<object>>;
  byPasskey(hotel: string, sent: { host: string; used: UsedPasskey; browser: Browser }): Promise<ApiResponse<SignedIn>>;
  byPin(hotel: string, typed: TypedPin): Promise<ApiResponse<SignedIn>>;
  readInvitation(hotel: string, sent: { token: string; host: string }): Promise<ApiResponse<Invitation>>;
  acceptByPassword(
    hotel: string,
    typed: { token: string; login: string; password: string; browser: Browser },
  ): Promise<ApiResponse<SignedIn>>;
  invitationPasskeyOptions(hotel: string, sent: { token: string; host: string }): Promise<ApiResponse<object>>;
  acceptByPasskey(
    hotel: string,
    sent: { token: string; host: string; created: CreatedPasskey; browser: Browser },
  ): Promise<ApiResponse<SignedIn>>;
  beginAtProvider(hotel: string, begun: Parameters<typeof beginProviderSignIn>[2]): Promise<ApiResponse<BegunSignIn>>;
  finishAtProvider(hotel: string, finished: Parameters<typeof finishProviderSignIn>[2]): Promise<FinishedSignIn>;
};

const NO_PASSKEYS = refused('invalid', { host: 'can have no passkeys' });

/** The title that authenticators show for a hotel. */
export async function titleOfHotel({ database }: PlatformContext, code: string): Promise<string> {
  const hotel = await findHotel(database.db, { code });
  return textIn(hotel?.hotel.title, 'en').trim() || code;
}

/** How the calls of a hotel's desk are answered. */
type AtDesk = {
  /** Calls `work` at a hotel that is served; without the operator's key there is no desk. */
  atDesk<T>(hotel: string, work: (context: SignInContext) => Promise<ApiResponse<T>>): Promise<ApiResponse<T>>;
  /** The same for a sign-in, which the log has. Rule: staff-log/SL4. */
  signingIn(
    hotel: string,
    work: (context: SignInContext) => Promise<ApiResponse<SignedIn>>,
  ): Promise<ApiResponse<SignedIn>>;
};

function desksOf(platform: PlatformContext): AtDesk {
  const atDesk: AtDesk['atDesk'] = async (hotel, work) => {
    const { deskToken, database } = platform;
    if (deskToken === null || !(await isServed(database.db, hotel))) return refused('not-found');
    return work({ ...platform, deskToken });
  };
  return {
    atDesk,
    async signingIn(hotel, work) {
      const answer = await atDesk(hotel, work);
      if (answer.ok) await recordSignIn(platform, hotel, answer.value.session);
      else if (answer.refusal.kind === 'unauthorized') await recordFailedSignIn(platform, hotel);
      return answer;
    },
  };
}

export function createStaffSignIn(platform: PlatformContext): StaffSignIn {
  const desks = desksOf(platform);
  const { atDesk, signingIn } = desks;
  const { deskToken } = platform;
  return {
    readSignIn: (hotel, at) => readOffer(platform, hotel, at),
    byPassword: (hotel, typed) => signingIn(hotel, (context) => signInByPassword(context, hotel, typed)),
    byPin: (hotel, typed) => signingIn(hotel, (context) => signInByPin(context, hotel, typed)),
    isKnownBrowser: (hotel, cookie) => deskToken !== null && isKnownBrowser(deskToken, hotel, cookie),
    passkeyOptions: (hotel, named) =>
      atDesk(hotel, async (context) => {
        const host = passkeyHost(named);
        return host === null ? NO_PASSKEYS : succeeded(await passkeySignInOptions(context, hotel, host));
      }),
    byPasskey: (hotel, { host: named, ...sent }) =>
      signingIn(hotel, async (context) => {
        const host = passkeyHost(named);
        return host === null ? NO_PASSKEYS : signInByPasskey(context, hotel, { ...sent, host });
      }),
    ...invitationCalls(platform, desks),
    ...providerCalls(platform, desks),
  };
}

function invitationCalls(
  platform: PlatformContext,
  { atDesk, signingIn }: AtDesk,
): Pick<StaffSignIn, 'readInvitation' | 'acceptByPassword' | 'invitationPasskeyOptions' | 'acceptByPasskey'> {
  return {
    readInvitation: (hotel, { token, host }) =>
      atDesk(hotel, async (context) => {
        const invitation = await invitationOf(context, hotel, token);
        if (!invitation.ok) return invitation;
        const { name, login, email } = invitation.value.person;
        const ways = waysOf(platform, { host, hasPersons: true }).filter((way) => way !== 'key');
        return succeeded({ name, hotel: await titleOfHotel(platform, hotel), login: login ?? email, ways });
      }),
    acceptByPassword: (hotel, typed) => signingIn(hotel, (context) => acceptByPassword(context, hotel, typed)),
    invitationPasskeyOptions: (hotel, { token, host: named }) =>
      atDesk(hotel, async (context) => {
        const host = passkeyHost(named);
        const title = await titleOfHotel(platform, hotel);
        return host === null ? NO_PASSKEYS : invitationPasskeyOptions(context, hotel, { token, host, title });
      }),
    acceptByPasskey: (hotel, { host: named, ...sent }) =>
      signingIn(hotel, async (context) => {
        const host = passkeyHost(named);
        return host === null ? NO_PASSKEYS : acceptByPasskey(context, hotel, { ...sent, host });
      }),
  };
}

/**
 * Failures that say nothing of who has tried. What answers no sign-in that was begun, which anybody can send without end, writes
 * nothing: not even a count.
 */
const HARMLESS: ReadonlySet<ProviderRefusal> = new Set(['provider-down', 'cancelled', 'expired']);

function providerCalls(
  platform: PlatformContext,
  { atDesk }: AtDesk,
): Pick<StaffSignIn, 'beginAtProvider' | 'finishAtProvider'> {
  return {
    beginAtProvider: (hotel, begun) => atDesk(hotel, (context) => beginProviderSignIn(context, hotel, begun)),
    async finishAtProvider(hotel, finished) {
      const answer = await atDesk(hotel, async (context) =>
        succeeded(await finishProviderSignIn(context, hotel, finished)),
      );
      if (!answer.ok) return { ok: false, why: 'unknown' };
      if (answer.value.ok) await recordSignIn(platform, hotel, answer.value.signedIn.session);
      else if (!HARMLESS.has(answer.value.why)) await recordFailedSignIn(platform, hotel);
      return answer.value;
    },
  };
}

/** By what staff can sign in on a host: what nobody can use is not offered. */
const waysOf = (
  { identityProvider, deskToken }: PlatformContext,
  { host, hasPersons }: { host: string; hasPersons: boolean },
): readonly SignInWay[] => [
  ...(hasPersons && passkeyHost(host) !== null ? (['passkey'] as const) : []),
  ...(hasPersons ? (['password'] as const) : []),
  ...(identityProvider === null ? [] : (['oidc'] as const)),
  ...(deskToken === null ? [] : (['key'] as const)),
];

/** By what staff can sign in, and who has a PIN on the device that calls. Rules: staff/SP20, staff/SP31. */
async function readOffer(
  platform: PlatformContext,
  hotel: string,
  { host, devices }: { host: string; devices: readonly string[] },
): Promise<SignInOffer> {
  const { database, identityProvider, now } = platform;
  const { db } = database;
  const device = await findDevice(db, hotel, devices.map(tokenHash), now());
  return {
    ways: waysOf(platform, { host, hasPersons: await hasActivePerson(db, hotel) }),
    oidc_title: identityProvider?.title ?? null,
    device: device === null ? null : { ...device, persons: await personsWithPin(db, hotel) },
  };
}
