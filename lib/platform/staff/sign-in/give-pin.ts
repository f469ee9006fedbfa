import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import type { PlatformContext } from '../../context';
import { personById } from '../../stores/staff/persons';
import { deletePin } from '../../stores/staff/pins';
import { activatePerson } from '../../stores/staff/signing-persons';
import { storePin } from './own-account';

/**
 * Gives a person a PIN, which opens one that is locked, or takes it. Who is invited becomes active by it: a cook without a
 * telephone needs no link. Rules: staff/SP26, staff/SP27.
 */
export async function givePin(
  context: PlatformContext,
  hotel: string,
  { person: id, pin }: { person: string; pin: string | null },
): Promise<ApiResponse<{ status: 'ok' }>> {
  const { database, deskToken } = context;
  const person = await personById(database.db, hotel, id);
  if (person === null || person.state === 'removed' || deskToken === null) return refused('not-found');
  if (pin === null) {
    await deletePin(database.db, hotel, id);
    return succeeded({ status: 'ok' });
  }
  const stored = await storePin({ ...context, deskToken }, hotel, { person: id, pin });
  if (stored.ok) await activatePerson(database.db, hotel, id);
  return stored;
}
