import type { Id } from '@/lib/domain/id';

/** The path of the announcements. In a file of its own, because every page reads them and needs no other path. */
export const announcementsPath = (hotelId: Id): string =>
  `/public/announcements?hotel_id=${encodeURIComponent(String(hotelId))}`;
