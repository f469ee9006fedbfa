import type { Lottery } from '@/lib/contract/lottery';
import type { SectionLottery } from '../content/hotel-content';
import type { Db } from '../database/database';
import { sectionOwn } from '../stores/catalogue/sections';
import { winnerOf } from '../stores/lotteries';

/** A section's draw as its file has it; null: the section does not exist or has none. */
export const lotteryInFile = async (db: Db, hotel: string, sectionId: number): Promise<SectionLottery | null> =>
  (await sectionOwn(db, hotel, sectionId))?.lottery ?? null;

/**
 * A draw as guests see it. The winner that staff have chosen comes before the one in the file, and is shown by name
 * alone: everybody can read the page, and a room number is nobody else's business. Rule: lottery/LO4.
 */
export async function publishedLottery(
  db: Db,
  hotel: string,
  { sectionId, inFile }: { sectionId: number; inFile: SectionLottery },
): Promise<Lottery> {
  const { entries_per_room, ...lottery } = inFile;
  const chosen = await winnerOf(db, hotel, sectionId);
  return chosen === null ? lottery : { ...lottery, winner: chosen.name };
}
