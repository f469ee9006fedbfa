import type { Text } from '@/lib/domain/i18n/text';
import type { Id } from '@/lib/domain/options/kit';

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
    web_popup_config: {
      display_every_refresh: boolean;
      display_only_via_qrcode: boolean;
      /** Section ids. null means the home page (announcements/AN7). */
      include_section_ids: readonly (Id | null)[];
      /** Rooms, separated by commas. */
      display_only_room_numbers: string | null;
      /** Minutes. */
      display_time_after_visit_site: number;
    };
  };
};
