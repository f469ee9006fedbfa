import type { StaffRole } from '@/lib/domain/staff/roles';
import { createPlatform, type Platform } from '@/lib/platform/app';
import { openDatabase } from '@/lib/platform/database/database';
import type { Browser } from '@/lib/platform/staff/sign-in/signed-in';
import { DESK_TOKEN, type HotelCode, type TestPlatform, unattended } from '../platform/embedded-platform';
import { authenticator } from './authenticator';

/** A browser in which nobody of the staff has signed in. */
export const STRANGE: Browser = { session: null, known: null };

export const PASSWORD = 'correct horse battery';

export const HOSTS = { aurora: 'aurora.localhost:3000', bellevue: 'bellevue.localhost:3000' } as const;

type Invited = { id: string; token: string };

/** Invites a person with the hotel's key. Returns the token of the link. */
export async function invited(
  platform: TestPlatform,
  { hotel = 'aurora', ...person }: { hotel?: HotelCode; name?: string; role?: StaffRole; email?: string | null } = {},
): Promise<Invited> {
  const body = { name: 'Marta', role: 'reception', ...person };
  const { data } = (await platform.desk(hotel, '/staff/members', body)).body;
  const { person: made, invitation_url_path: path } = data as { person: { id: string }; invitation_url_path: string };
  return { id: made.id, token: path.split('#')[1] ?? '' };
}

type WithPassword = { hotel?: HotelCode; name?: string; role?: StaffRole; login?: string; password?: string };

/** A person who has used the link with login and password. */
export async function withPassword(
  platform: TestPlatform,
  { hotel = 'aurora', login = 'marta', password = PASSWORD, ...person }: WithPassword = {},
) {
  const { id, token } = await invited(platform, { hotel, ...person });
  const accepted = await platform.app.staffSignIn.acceptByPassword(hotel, { token, login, password, browser: STRANGE });
  if (!accepted.ok) throw new Error(JSON.stringify(accepted.refusal));
  return { id, ...accepted.value };
}

/** A person who has used the link with a passkey, and the authenticator that has it. */
export async function withPasskey(
  platform: TestPlatform,
  { hotel = 'aurora', ...person }: { hotel?: HotelCode; name?: string; role?: StaffRole } = {},
) {
  const [host, { id, token }] = [HOSTS[hotel], await invited(platform, { hotel, ...person })];
  const { staffSignIn } = platform.app;
  const options = await staffSignIn.invitationPasskeyOptions(hotel, { token, host });
  const keys = authenticator();
  const created = options.ok ? keys.create(options.value) : null;
  if (created === null) throw new Error('no options for a passkey');
  const accepted = await staffSignIn.acceptByPasskey(hotel, { token, host, created, browser: STRANGE });
  if (!accepted.ok) throw new Error(JSON.stringify(accepted.refusal));
  return { id, keys, ...accepted.value };
}

/** A platform on the same store, as another process has it, on the clock of the test. The test closes it. */
export function anotherProcess(platform: TestPlatform, now: () => Date): Platform {
  const database = openDatabase(platform.store.url, (error) => platform.unexpectedErrors.push(error));
  return createPlatform({ ...unattended(platform.store.url, platform.files), database, deskToken: DESK_TOKEN, now });
}
