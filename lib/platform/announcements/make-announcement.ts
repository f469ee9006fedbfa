import { type ApiResponse, type FieldErrors, refused, succeeded } from '@/lib/contract/refusals';
import { hasText } from '@/lib/domain/i18n/text';
import { safeLink } from '@/lib/domain/security/safe-link';
import { changeContent } from '../catalogue/change-content';
import type { ScheduledBody } from '../content/announcement-content';
import type { PlatformContext } from '../context';
import { type ChangeResponse, conflict } from '../staff-calls/change-response';
import { storedFile } from '../storage/stored-file';
import {
  type DeskAnnouncement,
  findAnnouncement,
  insertAnnouncement,
  updateAnnouncement,
} from '../stores/announcements';
import { sectionsOf } from '../stores/catalogue/sections';
import type { HotelKey } from '../stores/hotels';

/**
 * Creates an announcement of a hotel's staff; guests see it once it is published. Refused as `invalid` by field when it
 * is empty, a picture is missing, its link is unsafe (announcements/AN14) or a section is not the hotel's.
 */
export async function makeAnnouncement(
  context: PlatformContext,
  hotel: HotelKey,
  { body, published }: { body: ScheduledBody; published: boolean },
): Promise<ApiResponse<DeskAnnouncement>> {
  const fields = await findErrors(context, hotel, body);
  if (Object.keys(fields).length > 0) return refused('invalid', fields);
  const now = context.now().toISOString();
  const id = await changeContent(context, hotel, (db) => insertAnnouncement(db, hotel.code, { body, published, now }));
  const created = id === null ? null : await findAnnouncement(context.database.db, hotel.code, id);
  if (created === null) throw new Error('an announcement was written and is not there');
  return succeeded(created);
}

/**
 * Replaces an announcement of staff, under the same conditions. `seen`: the time of the announcement that the caller has
 * seen; a conflict when it is another one, null: any. Rules: announcements/AN14, staff-api/DK11.
 */
export async function changeAnnouncement(
  context: PlatformContext,
  hotel: HotelKey,
  { id, body, seen }: { id: number; body: ScheduledBody; seen: string | null },
): Promise<ChangeResponse<DeskAnnouncement>> {
  const { db } = context.database;
  const fields = await findErrors(context, hotel, body);
  if (Object.keys(fields).length > 0) return refused('invalid', fields);
  const now = context.now().toISOString();
  const isChanged = await changeContent(
    context,
    hotel,
    async (within) => (await updateAnnouncement(within, hotel.code, { id, body, seen, now })) || null,
  );
  const announcement = await findAnnouncement(db, hotel.code, id);
  if (announcement === null) return refused('not-found');
  if (isChanged !== null) return succeeded(announcement);
  return seen === null || seen === announcement.updated_at
    ? refused('invalid', { id: 'is changed in the hotel’s files' })
    : conflict({ updated_at: 'somebody has changed this since' }, announcement);
}

async function findErrors(context: PlatformContext, hotel: HotelKey, body: ScheduledBody): Promise<FieldErrors> {
  const { file, lang_file, external_link, web_popup_config } = body.extra;
  const pictures = [
    ['extra.file', file],
    ...Object.entries(lang_file).map(([name, path]) => [`extra.lang_file.${name}`, path]),
  ] as const;
  const missing: [string, string][] = [];
  for (const [field, address] of pictures) {
    if (typeof address === 'string' && !(await isPicture(context, hotel, address))) {
      missing.push([field ?? '', 'there is no such picture']);
    }
  }
  const sections = new Set((await sectionsOf(context.database.db, hotel.code)).map((section) => section.id));
  const unknownSection = web_popup_config.include_section_ids.find((id) => id !== null && !sections.has(Number(id)));
  const { starts_at, ends_at } = body;
  const isBlank = !hasText(body.title) && !hasText(body.content) && file === null;
  return {
    ...Object.fromEntries(missing),
    ...(isBlank && { title: 'a title, a content or a picture is needed' }),
    ...(starts_at !== null && ends_at !== null && ends_at <= starts_at && { ends_at: 'must follow the start' }),
    ...(external_link !== null && safeLink(external_link) === null && { 'extra.external_link': 'is no safe link' }),
    ...(unknownSection !== undefined && {
      'extra.web_popup_config.include_section_ids': `no section has the id ${unknownSection}`,
    }),
  };
}

async function isPicture(context: PlatformContext, hotel: HotelKey, address: string): Promise<boolean> {
  if (/^https:\/\//.test(address)) return safeLink(address) !== null;
  if (!address.startsWith('/storage/')) return false;
  const stored = await storedFile(address, context);
  if (stored === null || !stored.type.startsWith('image/')) return false;
  return stored.hotel === null || stored.hotel === hotel.code;
}
