import type { SignalKind } from '@/lib/domain/desk/alarm';
import type { PlatformContext } from '../context';
import type { Db } from '../database/database';
import { staffPhones } from '../stores/staff-phones';
import { type Change, insertDeliveries } from './add-notifications';

/** Stores, in the transaction of a change, the notifications to the phones of staff that hear of its kind. Rule: desk/DE90. */
export async function addStaffNotifications(
  context: PlatformContext,
  db: Db,
  hotel: string,
  { kind, change }: { kind: SignalKind; change: Change },
): Promise<void> {
  if (context.push === null) return;
  const phones = await staffPhones(db, hotel, context.now().toISOString());
  const deliveries = phones.filter(({ kinds }) => kinds.includes(kind)).map(({ id }) => ({ recipient: id }));
  await insertDeliveries(context, db, hotel, {
    change,
    deliveries: deliveries.map(({ recipient }) => ({ channel: 'push', recipient })),
  });
}
