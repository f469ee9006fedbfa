import type { DisplayConditions } from '@/lib/domain/announcements/eligibility';
import type { Text } from '@/lib/domain/i18n/text';
import type { Id } from '@/lib/domain/id';

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
    external_link: string | null;
    /** Displayed as a story (announcements/AN10). */
    stories: boolean;
    web_popup_config: DisplayConditions;
  };
};
