import type { Printer } from '@/lib/domain/tickets/printer';
import type { PlatformContext } from '../context';
import { findHotel } from '../stores/hotels';

/** The printers of a served hotel by its file; null: no such hotel. */
export async function printersOfHotel(
  { database }: Pick<PlatformContext, 'database'>,
  code: string,
): Promise<readonly Printer[] | null> {
  const hotel = await findHotel(database.db, { code });
  return hotel === null ? null : (hotel.printers ?? []);
}
