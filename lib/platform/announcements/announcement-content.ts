import type { Announcement } from '@/lib/contract/announcement';

/** An announcement's content, from staff or from a file. */
export type AnnouncementBody = Omit<Announcement, 'id' | 'updated_at'>;

/** An entry of a hotel's `announcements.json`. */
export type AnnouncementContent = {
  id: number;
  published: boolean;
  /** As in the file; null: the time of the first import of this version. */
  updatedAt: string | null;
  body: AnnouncementBody;
};

/** Ids above it are for announcements of staff, so that a growing file never collides with them. */
export const LARGEST_FILE_ID = 1_000_000;
