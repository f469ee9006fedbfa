import type { Announcement } from '@/lib/contract/announcement';
import { type AnnouncementPicture, announcementPicture } from '@/lib/domain/announcements/announcement-picture';
import { textIn } from '@/lib/domain/i18n/text';
import type { Id } from '@/lib/domain/id';

export type AnnouncementView = AnnouncementPicture & {
  id: Id;
  /** '' for none, or if the hotel hides it. */
  title: string;
  /** The name for screen readers, also of a hidden title. */
  name: string;
  contentHtml: string;
  /** Safe to link to (security/SC1). */
  href: string | null;
};

/** An announcement in one language; its picture is the one of the language or the default one. Rule: announcements/AN11. */
export function announcementView({ id, title, content, extra }: Announcement, language: string): AnnouncementView {
  const name = textIn(title, language);
  return {
    id,
    title: extra.hide_title ? '' : name,
    name,
    contentHtml: textIn(content, language),
    ...announcementPicture(extra, language),
    href: extra.external_link,
  };
}
