import type { Db } from '../../database/database';
import type { StaffDeviceTable } from '../../database/staff-tables';

export type EnrolledDevice = Pick<StaffDeviceTable, 'id' | 'title'>;

/** Minutes after which it is noted again that a device is used: every call would write otherwise. */
const SEEN_MINUTES = 5;

export async function insertDevice(
  db: Db,
  hotel: string,
  device: Pick<StaffDeviceTable, 'id' | 'title' | 'token_hash' | 'enrolled_by' | 'enrolled_at'>,
): Promise<void> {
  await db
    .insertInto('staff_device')
    .values({ ...device, hotel, last_seen_at: device.enrolled_at, ended_at: null })
    .execute();
}

/** The device with one of these cookies; null: none, or it has ended. Notes that it is used. */
export async function findDevice(
  db: Db,
  hotel: string,
  tokenHashes: readonly string[],
  now: Date,
): Promise<EnrolledDevice | null> {
  if (tokenHashes.length === 0) return null;
  const device = await db
    .selectFrom('staff_device')
    .select(['id', 'title', 'last_seen_at'])
    .where('hotel', '=', hotel)
    .where('token_hash', 'in', tokenHashes)
    .where('ended_at', 'is', null)
    .orderBy('enrolled_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (device === undefined) return null;
  const { id, title, last_seen_at } = device;
  if (last_seen_at === null || Date.parse(last_seen_at) < now.getTime() - SEEN_MINUTES * 60_000)
    await db
      .updateTable('staff_device')
      .set({ last_seen_at: now.toISOString() })
      .where('hotel', '=', hotel)
      .where('id', '=', id)
      .execute();
  return { id, title };
}
