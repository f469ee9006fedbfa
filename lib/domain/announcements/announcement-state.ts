/** When guests see an announcement. Times: `YYYY-MM-DDTHH:MM` in the hotel's local time; null: no limit. */
export type AnnouncementSchedule = { published: boolean; starts_at: string | null; ends_at: string | null };

export type AnnouncementState = 'draft' | 'scheduled' | 'showing' | 'ended';

/** `now`: the hotel's local time, written like the times of a schedule. Rule: announcements/AN15. */
export function announcementState(
  { published, starts_at, ends_at }: AnnouncementSchedule,
  now: string,
): AnnouncementState {
  if (!published) return 'draft';
  if (ends_at !== null && now >= ends_at) return 'ended';
  return starts_at !== null && now < starts_at ? 'scheduled' : 'showing';
}
