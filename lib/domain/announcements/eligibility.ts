import { enabledOn } from '../booking/schedule';
import type { Text } from '../i18n/text';
import { roomText } from '../i18n/typed-text';
import type { Id } from '../id';
import type { ScheduleDay } from '../schedule-day';

/** When an announcement shows. */
export type DisplayConditions = {
  display_every_refresh: boolean;
  display_only_via_qrcode: boolean;
  /** null means the home page (announcements/AN7). */
  include_section_ids: readonly (Id | null)[];
  /** Rooms, separated by commas. */
  display_only_room_numbers: string | null;
  /** Minutes. */
  display_time_after_visit_site: number;
};

/** The part of an announcement (lib/contract/announcement.ts) that decides whether it shows, and how. */
type Conditions = {
  id: Id;
  updated_at: string;
  extra: { stories: boolean; ring: Text | null; web_popup_config: DisplayConditions };
};

/** What a device knows when announcements are chosen. */
export type Visit = {
  pathname: string;
  /** The parent section of the page; null: the page has none, like home. */
  parentSection: string | null;
  /** The stored room; '' without one. */
  room: string;
  /** The `announcement_id` with which the visit began; '' without one (startup/ST9). */
  unlockedId: string;
  isSeen: (key: SeenKey) => boolean;
};

type SeenKey = `display_announcement_${string}`;

/** The storage key that marks an announcement as seen. A changed announcement has another one. Rule: announcements/AN5. */
export const seenKey = ({ id, updated_at }: Pick<Conditions, 'id' | 'updated_at'>): SeenKey =>
  `display_announcement_${id}${updated_at}`;

/**
 * Whether every condition of an announcement but its delay holds. Rules: announcements/AN3,
 * announcements/AN4, announcements/AN6, announcements/AN18.
 */
export function isEligible(announcement: Conditions, visit: Visit): boolean {
  const { display_every_refresh, display_only_via_qrcode, include_section_ids, display_only_room_numbers } =
    announcement.extra.web_popup_config;
  return (
    announcement.extra.ring === null &&
    !visit.pathname.includes('/chat') &&
    (display_every_refresh || !visit.isSeen(seenKey(announcement))) &&
    (!display_only_via_qrcode || visit.unlockedId === String(announcement.id)) &&
    isInSections(include_section_ids, visit.parentSection) &&
    isForRoom(display_only_room_numbers, visit.room)
  );
}

/**
 * Whether home may have a ring or a card for an announcement, which it shows without knowing the device. Rules:
 * announcements/AN18, announcements/AN19.
 */
export function isForEveryone({ extra }: Conditions): boolean {
  const { display_only_via_qrcode, display_only_room_numbers } = extra.web_popup_config;
  return !display_only_via_qrcode && isForRoom(display_only_room_numbers, '');
}

/** Whether home has a card for an announcement on a date of the hotel. Rule: announcements/AN19. */
export const isOnToday = (
  { extra }: { extra: { today: boolean; event_days: readonly ScheduleDay[] } },
  date: string,
): boolean => extra.today && (extra.event_days.length === 0 || enabledOn(extra.event_days, date).length > 0);

/** Ids may be numbers or strings; null stands for pages without a section. Rule: announcements/AN7. */
const isInSections = (ids: readonly (Id | null)[], parentSection: string | null): boolean =>
  ids.length === 0 || ids.some((id) => (id === null ? null : String(id)) === parentSection);

/** Whether a guest may read of an announcement in their day: not one that only a code unlocks, or of other rooms. */
export const isForDay = ({ extra }: Pick<Conditions, 'extra'>, room: string): boolean =>
  !extra.web_popup_config.display_only_via_qrcode && isForRoom(extra.web_popup_config.display_only_room_numbers, room);

/** Rooms are separated by commas. Without a stored room it is for nobody. Rule: announcements/AN8. */
function isForRoom(rooms: string | null, room: string): boolean {
  const listed = (rooms ?? '').split(',').flatMap((each) => roomText(each) || []);
  return listed.length === 0 || listed.includes(roomText(room));
}

const MINUTE_MS = 60_000;

/**
 * Which of the eligible announcements are due, and when the next one is: milliseconds from now, null without one.
 * `visitAge`: milliseconds since the visit began. Rule: announcements/AN9.
 */
export function dueAnnouncements<A extends Conditions>(
  eligible: readonly A[],
  visitAge: number,
): { due: readonly A[]; nextInMs: number | null } {
  const waitOf = ({ extra }: A) => extra.web_popup_config.display_time_after_visit_site * MINUTE_MS - visitAge;
  const waits = eligible.map(waitOf).filter((wait) => wait > 0);
  return {
    due: eligible.filter((announcement) => waitOf(announcement) <= 0),
    nextInMs: waits.length === 0 ? null : Math.min(...waits),
  };
}

/** Whether announcements that show together play as stories; a single one is a pop-up. Rule: announcements/AN10. */
export const playAsStories = (announcements: readonly Conditions[]): boolean =>
  announcements.length > 1 || announcements.some(({ extra }) => extra.stories || extra.ring !== null);
