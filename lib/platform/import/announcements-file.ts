import { z } from 'zod';
import { type AnnouncementContent, MAX_FILE_ID } from '../content/announcement-content';
import { link } from './chat-file';
import { flag, focus, id, maybeString, maybeText, picture, scheduleDays } from './fields/fields';

const language = z.string().regex(/^[a-z]{2,3}$/, 'a language code like en is expected');
const langFile = z.record(language, picture.pipe(z.string('an address of a picture is expected'))).default({});

const popupConfig = z.strictObject({
  display_every_refresh: flag,
  display_only_via_qrcode: flag,
  include_section_ids: z.array(id.nullable()).default([]),
  display_only_room_numbers: maybeString,
  display_time_after_visit_site: z.number().min(0).max(1440).default(0),
});

const extra = z.strictObject({
  hide_title: flag,
  file: picture,
  lang_file: langFile,
  focus,
  external_link: link,
  stories: flag,
  event_days: scheduleDays.default([]),
  ring: maybeText,
  today: flag,
  web_popup_config: popupConfig.prefault({}),
});

const announcementFile = z.strictObject({
  id: id.max(MAX_FILE_ID, `an id is at most ${MAX_FILE_ID}`),
  /** If missing, the time at which the import first saw this version. */
  updated_at: z.iso.datetime('a time like 2026-05-31T12:00:00Z is expected').nullable().default(null),
  published: z.boolean().default(true),
  title: maybeText,
  content: maybeText,
  extra: extra.prefault({}),
});

/** The schema of `announcements.json`. Fields as in lib/contract/announcement.ts; missing ones are empty. */
export const announcementsFile = z.array(announcementFile);

export type AnnouncementFile = z.output<typeof announcementFile>;

export const announcementContent = (file: AnnouncementFile): AnnouncementContent => ({
  id: file.id,
  published: file.published,
  updatedAt: file.updated_at,
  body: { title: file.title, content: file.content, extra: file.extra },
});
