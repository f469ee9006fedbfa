import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import { countedEntries, guestKey } from '@/lib/domain/lottery/lottery';
import { changeContent } from '../catalogue/change-content';
import type { PlatformContext } from '../context';
import type { HotelKey } from '../stores/hotels';
import { entriesOfLottery, entryByUuid, type StoredEntry, setWinner, winnerOf } from '../stores/lotteries';
import { lotteryInFile } from './section-lottery';

/** An entry as staff read it. */
export type DeskLotteryEntry = Omit<StoredEntry, 'section_id'> & { is_winner: boolean };

const deskEntry = ({ section_id, ...entry }: StoredEntry, winner: StoredEntry | null): DeskLotteryEntry => ({
  ...entry,
  is_winner: winner !== null && guestKey(winner) === guestKey(entry),
});

/** The entries that take part in a draw, one for each guest, the oldest first. Rule: lottery/LO3 */
export async function deskEntries(
  { database }: PlatformContext,
  hotel: HotelKey,
  sectionId: number,
): Promise<ApiResponse<readonly DeskLotteryEntry[]>> {
  const { db } = database;
  if ((await lotteryInFile(db, hotel.code, sectionId)) === null) return refused('not-found');
  const winner = await winnerOf(db, hotel.code, sectionId);
  const entries = await entriesOfLottery(db, hotel.code, sectionId);
  return succeeded(countedEntries(entries).map((entry) => deskEntry(entry, winner)));
}

/** Sets the winner of a draw, or removes it; guests see it at once. Rule: lottery/LO4 */
export async function chooseWinner(
  context: PlatformContext,
  hotel: HotelKey,
  { sectionId, entryUuid }: { sectionId: number; entryUuid: string | null },
): Promise<ApiResponse<{ winner: DeskLotteryEntry | null }>> {
  if ((await lotteryInFile(context.database.db, hotel.code, sectionId)) === null) return refused('not-found');
  const chosen = await changeContent(context, hotel, async (db): Promise<{ entry: StoredEntry | null } | null> => {
    const entry = entryUuid === null ? null : await entryByUuid(db, hotel.code, entryUuid);
    // Rolls back: an entry of another draw, or one that has been deleted, cannot win.
    if (entryUuid !== null && entry?.section_id !== sectionId) return null;
    await setWinner(db, hotel.code, { sectionId, entryUuid });
    return { entry };
  });
  if (chosen === null) return refused('invalid', { entry: 'no entry of this draw has this uuid' });
  return succeeded({ winner: chosen.entry === null ? null : deskEntry(chosen.entry, chosen.entry) });
}
