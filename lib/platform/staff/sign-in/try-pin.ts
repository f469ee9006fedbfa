import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import { MAX_PIN_TRIES } from '@/lib/domain/staff/sign-in/new-pin';
import { countPinTry, findPin, forgetPinTries } from '../../stores/staff/pins';
import { isPin } from './pin-hash';
import type { SignInContext } from './sign-in-context';

/**
 * Checks a person's PIN on a device. After five wrong ones there the PIN is locked on this device, and a right one is refused
 * too; other devices and other persons are not. Refused with the field `pin` and how many tries are left, or the field
 * `locked`. Rule: staff/SP27.
 */
export async function tryPin(
  { database: { db }, deskToken }: SignInContext,
  hotel: string,
  { person, device, pin }: { person: string; device: string; pin: string },
): Promise<ApiResponse<null>> {
  const stored = await findPin(db, hotel, person);
  if (stored === null) {
    await isPin(deskToken, { hotel, person, pin }, null);
    return refused('unauthorized', { pin: 'is wrong' });
  }
  const tries = await countPinTry(db, hotel, { person, device, max: MAX_PIN_TRIES });
  if (tries === null) return locked();
  if (await isPin(deskToken, { hotel, person, pin }, stored)) {
    await forgetPinTries(db, hotel, person, device);
    return succeeded(null);
  }
  const left = MAX_PIN_TRIES - tries;
  return left <= 0 ? locked() : refused('unauthorized', { pin: 'is wrong', tries_left: String(left) });
}

const locked = () => refused('unauthorized', { locked: `after ${MAX_PIN_TRIES} wrong PINs` });
