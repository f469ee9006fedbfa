import type { Db } from '../database/database';
import { sectionsOf } from '../stores/catalogue/sections';
import { findHotel, type HotelKey } from '../stores/hotels';

/** What of its sections a hotel's desk needs to know: who makes what, and which orders one tap ends. */
export async function stationPlan(db: Db, hotel: HotelKey) {
  const stored = await findHotel(db, { code: hotel.code });
  const sections = await sectionsOf(db, hotel.code);
  return {
    stations: stored?.stations ?? [],
    oneStepSections: stored?.oneStepSections ?? [],
    sections: sections.map(({ id, parentId }) => ({ id, parent_id: parentId })),
  };
}
