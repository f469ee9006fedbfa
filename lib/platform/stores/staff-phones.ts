import type { SignalKind } from '@/lib/domain/desk/alarm';
import type { Db } from '../database/database';
import type { StaffPhoneTable } from '../database/push-table';
import { fromJson, toJson } from './json';

export type StaffPhone = Omit<StaffPhoneTable, 'hotel' | 'kinds'> & { kinds: readonly SignalKind[] };

/** Stores a phone; one with the same endpoint gets everything but its id and the time when it was first stored. */
export async function saveStaffPhone(db: Db, hotel: string, phone: StaffPhone): Promise<void> {
  const { id, endpoint, created_at, ...rest } = { ...phone, kinds: toJson(phone.kinds) };
  await db
    .insertInto('staff_phone')
    .values({ hotel, id, endpoint, created_at, ...rest })
    .onConflict((conflict) => conflict.columns(['hotel', 'endpoint']).doUpdateSet(rest))
    .execute();
}

export const deleteStaffPhone = (db: Db, hotel: string, endpoint: string) =>
  db.deleteFrom('staff_phone').where('hotel', '=', hotel).where('endpoint', '=', endpoint).execute();

/** Deletes the hotel's phones whose time is over. `now`: an ISO time. */
export const deleteEndedStaffPhones = (db: Db, hotel: string, now: string) =>
  db.deleteFrom('staff_phone').where('hotel', '=', hotel).where('expires_at', '<=', now).execute();

/** The hotel's phones whose time is not over. */
export async function staffPhones(db: Db, hotel: string, now: string): Promise<readonly StaffPhone[]> {
  const rows = await db
    .selectFrom('staff_phone')
    .selectAll()
    .where('hotel', '=', hotel)
    .where('expires_at', '>', now)
    .orderBy('created_at')
    .orderBy('endpoint')
    .execute();
  return rows.map(({ hotel: _hotel, kinds, ...phone }) => ({
    ...phone,
    kinds: fromJson<readonly SignalKind[]>(kinds),
  }));
}

/** null: there is none, or its time is over. */
export const staffPhoneById = async (db: Db, hotel: string, id: string, now: string): Promise<StaffPhone | null> =>
  (await staffPhones(db, hotel, now)).find((phone) => phone.id === id) ?? null;
