import type { Announcement } from '@/lib/contract/announcement';
import type { AnnouncementSchedule } from '@/lib/domain/announcements/announcement-state';

/** The content of an announcement, written by staff or read from the hotel's file. */
type AnnouncementBody = Omit<Announcement, 'id' | 'updated_at'>;

/** The content with the times between which guests see it (announcements/AN15). */
export type ScheduledBody = AnnouncementBody & Pick<AnnouncementSchedule, 'starts_at' | 'ends_at'>;

/** An entry of a hotel's `announcements.json`. */
export type AnnouncementContent = {
  id: number;
  published: boolean;
  /** The time in the file; null: the time of the first import of this version. */
  updatedAt: string | null;
  body: AnnouncementBody;
};

/** Announcements of staff have larger ids, so that a growing file never collides with them. */
export const MAX_FILE_ID = 1_000_000;
