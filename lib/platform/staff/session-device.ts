import type { PlatformContext } from '../context';
import { findDevice } from '../stores/staff/enrolled-devices';
import { setSessionDevice } from '../stores/staff/sessions';
import type { StaffSession } from './sessions';
import { tokenHash } from './sign-in/secret-token';

/**
 * Notes that a session is on the shared device whose tokens its browser has, by whatever it was opened: the manager's who has
 * enrolled the device, or one of a password. So the desk offers to hand over, and the session ends with the device. Rule:
 * staff/SP31.
 */
export async function onSharedDevice(
  { database: { db }, now }: Pick<PlatformContext, 'database' | 'now'>,
  hotel: string,
  { session, tokens }: { session: StaffSession; tokens: readonly string[] },
): Promise<StaffSession> {
  if (session.device !== null) return session;
  const device = await findDevice(db, hotel, tokens.map(tokenHash), now());
  if (device === null) return session;
  await setSessionDevice(db, hotel, { session: session.id, device: device.id });
  return { ...session, device };
}
