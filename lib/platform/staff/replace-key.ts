import type { PlatformContext } from '../context';
import { deskKey } from '../desk-key';
import { lockOutbox } from '../stores/outbox';
import { raiseKeyVersion } from '../stores/staff/hotel-keys';
import { endSessionsWithEvent } from './sessions';

/**
 * Gives a hotel a new key and returns it; the one until now opens nothing, and the sessions that it has opened end. Nothing
 * else follows from the key: persons, devices, printers, receipts and printed codes stay as they are. Throws without an
 * operator's key. Rules: staff/SP13, staff/SP14.
 */
export async function replaceKey(
  { database, deskToken, now, publishEvent }: Pick<PlatformContext, 'database' | 'deskToken' | 'now' | 'publishEvent'>,
  code: string,
): Promise<string> {
  if (deskToken === null) throw new Error('no key without the operator’s key');
  const { version, event } = await database.db.transaction().execute(async (db) => {
    await lockOutbox(db, code);
    return {
      version: await raiseKeyVersion(db, code),
      event: await endSessionsWithEvent(db, code, { how: 'key' }, now().toISOString()),
    };
  });
  if (event !== null) publishEvent(event);
  return deskKey(deskToken, code, version);
}
