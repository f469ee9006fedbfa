import { type Focus, focusPosition } from '../catalogue/pictures';

type WithPictures = { file: string | null; lang_file: Readonly<Record<string, string>>; focus: Focus | null };

/** A picture as a view has it. `focus`: an `object-position`. */
export type AnnouncementPicture = { picture: string | null; focus?: string };

/**
 * The picture of an announcement in one language, or else its default one, with what stays in view where it is cut. Rules:
 * announcements/AN11, catalogue/C20.
 */
export function announcementPicture({ file, lang_file, focus }: WithPictures, language: string): AnnouncementPicture {
  const picture = lang_file[language] ?? file;
  const position = focusPosition(focus);
  return position === undefined ? { picture } : { picture, focus: position };
}
