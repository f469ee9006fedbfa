import type { Announcement } from '@/lib/contract/announcement';
import { announcementsPath } from '@/lib/contract/announcements-path';
import { noteDate } from '@/lib/contract/dated-answers';
import type { Id } from '@/lib/domain/id';

/** Milliseconds. Longer visits see what the hotel has published meanwhile. */
const FRESH_MS = 60_000;

let last: { hotelId: Id; at: number; announcements: Promise<readonly Announcement[]> } | undefined;

/**
 * The published announcements of a hotel; none when the request fails, which is logged (announcements/AN3). Not by the
 * client of the contract, whose code every page would have to load for it.
 */
export function readAnnouncements(hotelId: Id): Promise<readonly Announcement[]> {
  const now = Date.now();
  if (last?.hotelId !== hotelId || now - last.at > FRESH_MS) {
    last = { hotelId, at: now, announcements: request(hotelId) };
  }
  return last.announcements;
}

async function request(hotelId: Id): Promise<readonly Announcement[]> {
  try {
    const sentAt = Date.now();
    const response = await fetch(`/api/v1${announcementsPath(hotelId)}`);
    noteDate(response, sentAt);
    if (!response.ok) throw new Error(`status ${response.status}`);
    const { data }: { data: readonly Announcement[] } = await response.json();
    return data;
  } catch (error) {
    last = undefined;
    // biome-ignore lint/suspicious/noConsole: the guest sees nothing of it
    console.info('Announcements could not be read.', error);
    return [];
  }
}
