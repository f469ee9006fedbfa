import type { PlatformContext } from '../../context';
import { findDevice, insertDevice } from '../../stores/staff/enrolled-devices';
import { endSharedDevice } from '../end-device';
import { newToken, tokenHash } from './secret-token';

/** A device that was enrolled: its token is for its cookie alone. */
type NewDevice = { id: string; title: string; token: string };

type Enrolment = {
  title: string;
  /** The manager's name; null: the hotel's own system. */
  enrolledBy: string | null;
  /** The tokens of the device that the browser was until now. */
  former: readonly string[];
};

/** Enrols the browser that calls as a shared device, in the place of the one that it was. Rule: staff/SP31. */
export async function enrolDevice(
  context: PlatformContext,
  hotel: { code: string; id: number },
  { title, enrolledBy, former }: Enrolment,
): Promise<NewDevice> {
  const { database, now, uuid } = context;
  const before = await findDevice(database.db, hotel.code, former.map(tokenHash), now());
  if (before !== null) await endSharedDevice(context, hotel, before.id);
  const [id, token] = [uuid(), newToken()];
  const enrolled_at = now().toISOString();
  const device = { id, title, token_hash: tokenHash(token), enrolled_by: enrolledBy, enrolled_at };
  await insertDevice(database.db, hotel.code, device);
  return { id, title, token };
}
