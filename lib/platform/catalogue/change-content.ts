import type { PlatformContext } from '../context';
import type { Db } from '../database/database';
import type { HotelKey } from '../stores/hotels';
import { appendContentEvent } from '../stores/outbox';
import { rollBackOnNull } from '../stores/roll-back-unless';

/**
 * Runs a change of what guests read and writes its event in one transaction, so that every process empties its caches.
 * Rolled back, and null, when `change` returns null. Rule: page-cache/PC9.
 */
export async function changeContent<T>(
  context: PlatformContext,
  hotel: HotelKey,
  change: (db: Db) => Promise<T | null>,
): Promise<T | null> {
  const changed = await rollBackOnNull(context.database, async (db) => {
    const event = await appendContentEvent(db, hotel.code, context.now().toISOString());
    const result = await change(db);
    return result === null ? null : { event, result };
  });
  if (changed === null) return null;
  if (changed.event !== null) context.publishEvent(changed.event);
  return changed.result;
}
