import 'server-only';
import type { Gate } from '@/lib/domain/host';
import { textIn } from '@/lib/domain/text';
import type { ImportResult } from '@/lib/platform/import/import-hotels';
import { describeProblem } from '@/lib/platform/import/problem';
import type { StoredHotel } from '@/lib/platform/stores/hotels';
import { hotelHref } from './hotel-href';

/**
 * One line a hotel with its address, for the person who started the server: `Cala Verde  http://cala-
 * verde.localhost:3000`.
 */
export function hotelLines(hotels: readonly Pick<StoredHotel, 'code' | 'hotel'>[], gate: Gate, port: number): string[] {
  const titles = hotels.map(({ code, hotel }) => textIn(hotel.title, 'en') || code);
  const width = Math.max(0, ...titles.map((title) => title.length));
  const at = { scheme: 'http', port: port === 80 ? '' : String(port) };
  return hotels.map(
    ({ code }, place) => `${(titles[place] ?? code).padEnd(width)}  ${hotelHref(code, gate, at).replace(/\/$/, '')}`,
  );
}

/** What is wrong with a hotel's files: file, place and reason, one line a mistake, and what became of the hotel. */
export const problemLines = (failed: ImportResult['failed']): string[] =>
  failed.flatMap(({ hotel, problems, kept }) => [
    `${hotel} was not imported; ${kept ? 'its last good content is served' : 'it is not served'}:`,
    ...problems.map((problem) => `  ${describeProblem(problem)}`),
  ]);

/** The hotels whose folder is there and which an operator has withdrawn. */
export const withdrawnLines = (withdrawn: readonly string[]): string[] =>
  withdrawn.map(
    (hotel) => `${hotel} is withdrawn and not served; to serve it again: npm run hotel -- restore ${hotel}`,
  );
