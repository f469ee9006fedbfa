import { z } from 'zod';
import type { DeskAnnouncement } from '../stores/announcements';
import { text, time } from './shapes';

const maybeText = text.nullable();

const clock = z.string().regex(/^\d{1,2}:[0-5]\d(?::[0-5]\d)?$/, 'must be a time like 20:30');

const eventDay = z.strictObject({
  start_date: z.iso.date().nullable().default(null),
  end_date: z.iso.date().nullable().default(null),
  days: z.array(z.boolean()).length(7).describe('Sunday first'),
  start_time: clock.nullable().default(null),
  end_time: clock.nullable().default(null),
});

export const announcementExtra = z.strictObject({
  hide_title: z.boolean().default(false),
  file: z.string().nullable().default(null).describe('A picture: a path under /storage/ or an https address'),
  lang_file: z.record(z.string(), z.string()).default({}).describe('A picture a language'),
  focus: z
    .strictObject({ x: z.number().min(0).max(100), y: z.number().min(0).max(100) })
    .nullable()
    .default(null)
    .describe('What stays in view where its pictures are cut, in percent from the top left'),
  external_link: z.string().nullable().default(null),
  stories: z.boolean().default(false).describe('Plays as stories'),
  event_days: z.array(eventDay).max(50).default([]).describe('When what it announces takes place'),
  ring: maybeText.default(null).describe('Short name of a story that home shows as a ring'),
  today: z.boolean().default(false).describe('Stands on home as a card, on its event days'),
  web_popup_config: z
    .strictObject({
      display_every_refresh: z.boolean().default(false),
      display_only_via_qrcode: z.boolean().default(false),
      include_section_ids: z.array(z.int().nullable()).default([]).describe('Sections it shows in; null is home'),
      display_only_room_numbers: z.string().nullable().default(null).describe('Comma-separated'),
      display_time_after_visit_site: z.number().min(0).max(1440).default(0).describe('Minutes'),
    })
    .prefault({}),
});

export const announcement = z
  .object({
    id: z.int(),
    updated_at: time,
    published: z.boolean(),
    starts_at: z.string().nullable().describe('When guests see it, in the hotel’s local time; null: at once'),
    ends_at: z.string().nullable().describe('Until when guests see it, in the hotel’s local time; null: no end'),
    title: maybeText,
    content: maybeText.describe('Rich text'),
    extra: announcementExtra,
  })
  .meta({ id: 'Announcement' }) satisfies z.ZodType<DeskAnnouncement>;
