import { type Answer, answered, type FieldErrors, refused } from '@/lib/contract/refusals';
import { hasText } from '@/lib/domain/i18n/text';
import { safeLink } from '@/lib/domain/security/safe-link';
import { changeContent } from '../catalogue/change-content';
import type { PlatformContext } from '../context';
import { storedFile } from '../storage/stored-file';
import { type DeskAnnouncement, findAnnouncement, insertAnnouncement } from '../stores/announcements';
import type { HotelKey } from '../stores/hotels';
import { sectionsOf } from '../stores/sections';
import type { AnnouncementBody } from './announcement-content';

/**
 * Creates an announcement of a hotel's staff; guests see it once it is published. Refused as `invalid` by field when it
 * is empty, a picture is missing, its link is unsafe (announcements/AN14) or a section is not the hotel's.
 */
export async function makeAnnouncement(
  context: PlatformContext,
  hotel: HotelKey,
  { body, published }: { body: AnnouncementBody; published: boolean },
): Promise<Answer<DeskAnnouncement>> {
  const fields = await findErrors(context, hotel, body);
  if (Object.keys(fields).length > 0) return refused('invalid', fields);
  const now = context.now().toISOString();
  const id = await changeContent(context, hotel, (db) => insertAnnouncement(db, hotel.code, { body, published, now }));
  const created = id === null ? null : await findAnnouncement(context.database.db, hotel.code, id);
  if (created === null) throw new Error('an announcement was written and is not there');
  return answered(created);
}

async function findErrors(context: PlatformContext, hotel: HotelKey, body: AnnouncementBody): Promise<FieldErrors> {
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
  const isBlank = !hasText(body.title) && !hasText(body.content) && file === null;
  return {
    ...Object.fromEntries(missing),
    ...(isBlank && { title: 'a title, a content or a picture is needed' }),
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
