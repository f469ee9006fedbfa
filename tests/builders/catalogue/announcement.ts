import type { Announcement } from '@/lib/contract/announcement';

type Parts = Partial<Omit<Announcement, 'extra'>> & {
  extra?: Partial<Omit<Announcement['extra'], 'web_popup_config'>>;
  config?: Partial<Announcement['extra']['web_popup_config']>;
};

/** An announcement without conditions. */
export const announcement = ({ extra, config, ...parts }: Parts = {}): Announcement => ({
  id: 1,
  updated_at: '2026-05-01T10:00:00Z',
  title: { en: 'Jazz under the pines', ar: 'جاز تحت الصنوبر' },
  content: { en: '<p>Friday at 20:30 in the garden.</p>' },
  ...parts,
  extra: {
    hide_title: false,
    file: '/storage/cala-verde/jazz.jpg',
    lang_file: {},
    focus: null,
    external_link: null,
    stories: false,
    event_days: [],
    ring: null,
    today: false,
    ...extra,
    web_popup_config: {
      display_every_refresh: false,
      display_only_via_qrcode: false,
      include_section_ids: [],
      display_only_room_numbers: null,
      display_time_after_visit_site: 0,
      ...config,
    },
  },
});
