import type { Db } from '../../database/database';
import type { StaffDeviceTable } from '../../database/staff-tables';

export type ListedDevice = Pick<StaffDeviceTable, 'id' | 'title' | 'enrolled_by' | 'enrolled_at' | 'last_seen_at'>;

/** The shared devices in use, by their titles. */
export const listDevices = (db: Db, hotel: string): Promise<readonly ListedDevice[]> =>
  db
    .selectFrom('staff_device')
    .select(['id', 'title', 'enrolled_by', 'enrolled_at', 'last_seen_at'])
    .where('hotel', '=', hotel)
    .where('ended_at', 'is', null)
    .orderBy('title')
    .orderBy('id')
    .execute();

/** Takes a device out of use; false: the hotel has none with this id in use. `now`: an ISO time. */
export async function endDevice(db: Db, hotel: string, id: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_device')
    .set({ ended_at: now })
    .where('hotel', '=', hotel)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}
