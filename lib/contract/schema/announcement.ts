import { z } from 'zod';
import type { Announcement } from '@/lib/contract/announcement';
import type { Id } from '@/lib/domain/id';
import { isRecord } from '@/lib/domain/json/read-value';
import type { ScheduleDay } from '@/lib/domain/schedule-day';
import { idOutput } from './described';
import { readFile } from './file';
import { focus } from './focus';
import { scheduleDay } from './kit';
import {
  charge,
  flag,
  id,
  lenient,
  lenientId,
  lenientList,
  lenientString,
  string,
  stringOrNull,
  textOrNull,
} from './lenient';

/** A missing or malformed object becomes an empty one. */
const orEmpty = <T extends z.ZodType>(schema: T) => z.preprocess((value) => (isRecord(value) ? value : {}), schema);

const filesByLanguage = (value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).flatMap(([language, file]) => {
      const known = readFile(file);
      return known === null ? [] : [[language, known] as const];
    }),
  );

/** Section ids; null means the home page (announcements/AN7). */
const sectionsOrHome = (value: unknown): readonly (Id | null)[] =>
  lenientList(value).flatMap((member): (Id | null)[] => {
    const known = member === null || member === 'null' ? null : lenientId(member);
    return known === null && member !== null && member !== 'null' ? [] : [known];
  });

/** Comma-separated rooms; a list is joined. */
const readRooms = (value: unknown): string | null =>
  Array.isArray(value)
    ? lenientString(value.flatMap((room) => lenientString(room) ?? []).join(','))
    : lenientString(value);

const popup = z.object({
  display_every_refresh: flag,
  display_only_via_qrcode: flag,
  include_section_ids: lenient(sectionsOrHome, z.array(idOutput.nullable())).describe(
    'Sections it shows in; null is home',
  ),
  display_only_room_numbers: lenient(readRooms, z.string().nullable()).describe('Comma-separated'),
  display_time_after_visit_site: charge.describe('Minutes'),
});

/** Entries that cannot be read are left out: an announcement without its time is still one. Rule: my-day/MD7. */
const readEventDays = (value: unknown): readonly ScheduleDay[] =>
  lenientList(value).flatMap((member) => {
    const read = scheduleDay.safeParse(member);
    return read.success ? [read.data] : [];
  });

const extra = z.object({
  hide_title: flag,
  file: lenient(readFile, z.string().nullable()),
  lang_file: lenient(filesByLanguage, z.record(z.string(), z.string())),
  focus,
  external_link: stringOrNull,
  stories: flag,
  event_days: lenient(readEventDays, z.array(scheduleDay)).describe(
    'When what it announces takes place, like opening hours',
  ),
  ring: textOrNull.describe('Short name of a story that home shows as a ring'),
  today: flag.describe('Stands on home as a card, on its event days'),
  web_popup_config: orEmpty(popup),
});

/**
 * An announcement. Dropped without an id, because a device could not store that it was seen. Rule: announcements/AN1.
 */
export const announcement: z.ZodType<Announcement> = z
  .object({
    id,
    updated_at: string,
    title: textOrNull,
    content: textOrNull.describe('Rich text'),
    extra: orEmpty(extra),
  })
  .meta({ id: 'Announcement' });
