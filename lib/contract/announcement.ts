import type { DisplayConditions } from '@/lib/domain/announcements/eligibility';
import type { Focus } from '@/lib/domain/catalogue/pictures';
import type { Text } from '@/lib/domain/i18n/text';
import type { Id } from '@/lib/domain/id';
import type { ScheduleDay } from '@/lib/domain/schedule-day';

/** Rules: announcements/AN1, announcements/AN10. */
export type Announcement = {
  id: Id;
  updated_at: string;
  title: Text | null;
  /** Rich text. */
  content: Text | null;
  extra: {
    hide_title: boolean;
    file: string | null;
    lang_file: Readonly<Record<string, string>>;
    /** What of its picture stays in view where it is cut; null: the middle. A field of this project. */
    focus: Focus | null;
    external_link: string | null;
    /** Displayed as a story (announcements/AN10). */
    stories: boolean;
    /** When what it announces takes place, like opening hours; empty: it says no time. A field of this project. */
    event_days: readonly ScheduleDay[];
    /** Its short name among the rings of home, where the guest opens it; null: it has none (announcements/AN18). */
    ring: Text | null;
    /** Whether home has a card for it (announcements/AN19). */
    today: boolean;
    web_popup_config: DisplayConditions;
  };
};
