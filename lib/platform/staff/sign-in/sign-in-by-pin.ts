import { type ApiResponse, refused } from '@/lib/contract/refusals';
import { findDevice } from '../../stores/staff/enrolled-devices';
import { personById } from '../../stores/staff/persons';
import { tokenHash } from './secret-token';
import type { SignInContext } from './sign-in-context';
import { countSignInTry, pinLimits } from './sign-in-limits';
import { type Browser, type SignedIn, signedIn } from './signed-in';
import { tryPin } from './try-pin';

export type TypedPin = { person: string; pin: string; devices: readonly string[]; browser: Browser };

/**
 * Signs a person in by PIN, on a device that a manager has enrolled and nobody has ended. `devices`: the tokens in the cookies
 * of the call. Rules: staff/SP26, staff/SP31.
 */
export async function signInByPin(
  context: SignInContext,
  hotel: string,
  { person: id, pin, devices, browser }: TypedPin,
): Promise<ApiResponse<SignedIn>> {
  const { db } = context.database;
  const device = await findDevice(db, hotel, devices.map(tokenHash), context.now());
  if (device === null) return refused('forbidden', { device: 'is not enrolled' });
  const counted = await countSignInTry(context, hotel, pinLimits(device.id));
  if (!counted.isAllowed) return refused('too-many', {}, counted.seconds);
  const person = await personById(db, hotel, id);
  // Who is not active has no PIN that could be tried.
  if (person?.state !== 'active') return refused('unauthorized', { pin: 'is wrong' });
  const tried = await tryPin(context, hotel, { person: id, device: device.id, pin });
  if (!tried.ok) return tried;
  await counted.forget();
  return signedIn(context, hotel, { person, how: 'pin', device: device.id, browser });
}
