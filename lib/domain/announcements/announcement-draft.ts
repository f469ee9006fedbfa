import { paragraphsOf } from '../i18n/plain-text';
import { type Text, textIn } from '../i18n/text';
import { safeLink } from '../security/safe-link';

/** What staff fill in. Texts by language; times as a `datetime-local` field has them, '' for none. */
export type AnnouncementDraft = {
  title: Readonly<Record<string, string>>;
  text: Readonly<Record<string, string>>;
  picture: string;
  link: string;
  /** Section ids as text, `home` for the home page; empty: everywhere. */
  places: readonly string[];
  rooms: string;
  from: string;
  until: string;
};

type DraftField = 'title' | 'picture' | 'link' | 'rooms' | 'from' | 'until';
/** Why a field is wrong; the desk has words for each. */
export type DraftErrors = Partial<Record<DraftField, 'needed' | 'no_address' | 'no_rooms' | 'before_start' | 'past'>>;

const ROOM = /^[\p{L}\p{N}][\p{L}\p{N} ./-]{0,19}$/u;

const listRooms = (rooms: string): readonly string[] => rooms.split(',').map((room) => room.trim());
const isBlank = (texts: Readonly<Record<string, string>>): boolean =>
  Object.values(texts).every((text) => text.trim() === '');

/** What must be corrected before an announcement can be sent. `now`: the hotel's local time. Rule: announcements/AN16. */
export function draftErrors(draft: AnnouncementDraft, now: string): DraftErrors {
  const { title, text, picture, link, rooms, from, until } = draft;
  const isPicture = /^(?:https:\/\/|\/storage\/)/.test(picture.trim());
  return {
    ...(isBlank(title) && isBlank(text) && picture.trim() === '' && { title: 'needed' as const }),
    ...(picture.trim() !== '' && !isPicture && { picture: 'no_address' as const }),
    ...(link.trim() !== '' && safeLink(link.trim()) === null && { link: 'no_address' as const }),
    ...(rooms.trim() !== '' && !listRooms(rooms).every((room) => ROOM.test(room)) && { rooms: 'no_rooms' as const }),
    ...(until !== '' && until <= now && { until: 'past' as const }),
    ...(until !== '' && from !== '' && until <= from && { until: 'before_start' as const }),
  };
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A typed text as rich text: each line is a paragraph. */
const asRichText = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('');

const filled = (texts: Readonly<Record<string, string>>, change: (text: string) => string): Text | null => {
  const known = Object.entries(texts).flatMap(([language, text]) =>
    text.trim() === '' ? [] : [[language, change(text.trim())] as const],
  );
  return known.length === 0 ? null : Object.fromEntries(known);
};

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** The body of the staff's call. */
export function announcementBody(draft: AnnouncementDraft) {
  const { title, text, picture, link, places, rooms, from, until } = draft;
  return {
    title: filled(title, (each) => each),
    content: filled(text, asRichText),
    starts_at: orNull(from),
    ends_at: orNull(until),
    extra: {
      file: orNull(picture),
      external_link: orNull(link),
      web_popup_config: {
        include_section_ids: places.map((place) => (place === 'home' ? null : Number(place))),
        display_only_room_numbers: rooms.trim() === '' ? null : listRooms(rooms).join(','),
      },
    },
  };
}

type Sent = {
  title: Text | null;
  content: Text | null;
  starts_at: string | null;
  ends_at: string | null;
  extra: {
    file: string | null;
    external_link: string | null;
    web_popup_config: {
      include_section_ids: readonly (number | string | null)[];
      display_only_room_numbers: string | null;
    };
  };
};

const textsOf = (text: Text | null, languages: readonly string[], change: (text: string) => string) => {
  const only = typeof text === 'string' ? { [languages[0] ?? 'en']: text } : (text ?? {});
  return Object.fromEntries(languages.map((language) => [language, change(only[language] ?? '')]));
};

/** An announcement as staff edit it; null: a new one. `languages`: those of the hotel, the default one first. */
export function draftFrom(sent: Sent | null, languages: readonly string[]): AnnouncementDraft {
  const { include_section_ids: sections = [], display_only_room_numbers: rooms = null } =
    sent?.extra.web_popup_config ?? {};
  return {
    title: textsOf(sent?.title ?? null, languages, (text) => text),
    text: textsOf(sent?.content ?? null, languages, (text) => paragraphsOf(text).join('\n')),
    picture: sent?.extra.file ?? '',
    link: sent?.extra.external_link ?? '',
    places: sections.map((id) => (id === null ? 'home' : String(id))),
    rooms: rooms === null ? '' : rooms.split(',').join(', '),
    from: sent?.starts_at ?? '',
    until: sent?.ends_at ?? '',
  };
}

/** What a guest of one language reads: the title, the paragraphs. */
export const previewOf = (draft: AnnouncementDraft, language: string) => ({
  title: textIn(draft.title, language),
  paragraphs: paragraphsOf(textIn(filled(draft.text, asRichText), language)),
});
