import type { Announcement } from '@/lib/contract/announcement';

/** What an announcement says, whoever made it. */
export type AnnouncementBody = Omit<Announcement, 'id' | 'updated_at'>;

/** An announcement of a hotel's `announcements.json`. */
export type AnnouncementContent = {
  id: number;
  published: boolean;
  /** As the file has it; null: the time of the import that first saw it in this form. */
  updatedAt: string | null;
  body: AnnouncementBody;
};

/** Ids above are those that staff make, so that a file which grows never meets them. */
export const LARGEST_FILE_ID = 1_000_000;
