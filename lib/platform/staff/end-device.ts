import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import type { PlatformContext } from '../context';
import type { HotelKey } from '../stores/hotels';
import { lockOutbox } from '../stores/outbox';
import { endDevice } from '../stores/staff/devices';
import { endSessionsWithEvent } from './sessions';

/** Takes a shared device out of use and ends the sessions on it. Rules: staff/SP7, staff/SP12. */
export async function endSharedDevice(
  { database, now, publishEvent }: PlatformContext,
  { code }: HotelKey,
  id: string,
): Promise<ApiResponse<null>> {
  const at = now().toISOString();
  const ended = await database.db.transaction().execute(async (db) => {
    await lockOutbox(db, code);
    if (!(await endDevice(db, code, id, at))) return null;
    return { event: await endSessionsWithEvent(db, code, { device: id }, at) };
  });
  if (ended === null) return refused('not-found');
  if (ended.event !== null) publishEvent(ended.event);
  return succeeded(null);
}
