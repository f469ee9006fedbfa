import { refused, succeeded } from '@/lib/contract/refusals';
import type { PlatformContext } from '../context';
import { type ChangeResponse, conflict } from '../staff-calls/change-response';
import { confirmHandover, findHandover, insertHandover, type StoredHandover } from '../stores/handover-notes';
import type { HotelKey } from '../stores/hotels';

/** Writes a note for the next shift. `staff` null: the hotel's own system. Rule: desk/DE66. */
export async function writeHandover(
  { database, now, uuid }: PlatformContext,
  { code }: HotelKey,
  { content, staff }: { content: string; staff: string | null },
): Promise<StoredHandover> {
  const written = { written_at: now().toISOString(), written_by: staff };
  const note = { uuid: uuid(), content, ...written, confirmed_at: null, confirmed_by: null };
  await insertHandover(database.db, code, note);
  return note;
}

/** Confirms that a note was read; a conflict, with who did, when somebody has confirmed it. Rule: desk/DE66. */
export async function confirmNote(
  { database, now }: PlatformContext,
  { code }: HotelKey,
  { uuid, staff }: { uuid: string; staff: string | null },
): Promise<ChangeResponse<StoredHandover>> {
  const confirmed = await confirmHandover(database.db, code, {
    uuid,
    confirmed_at: now().toISOString(),
    confirmed_by: staff,
  });
  const note = await findHandover(database.db, code, uuid);
  if (note === null) return refused('not-found');
  if (confirmed) return succeeded(note);
  return conflict({ confirmed: 'somebody has confirmed it', moved_by: note.confirmed_by ?? '' }, note);
}
