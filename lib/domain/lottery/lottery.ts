import type { HotelNow } from '../booking/hotel-time';
import { hasText, type Text } from '../i18n/text';
import { isBlank } from '../i18n/typed-text';

/** What decides whether a draw can be entered. `closes_at`: YYYY-MM-DDTHH:MM in the hotel's local time; null: no end. */
type LotteryDates = { closes_at: string | null; winner: Text | null };

/** `closed`: no more entries, and no winner yet. */
export type LotteryState = 'open' | 'closed' | 'drawn';

/** Returns the state of a draw. A winner ends it, also before its time. Rule: lottery/LO2. */
export function lotteryState({ closes_at, winner }: LotteryDates, { date, time }: HotelNow): LotteryState {
  if (hasText(winner)) return 'drawn';
  return closes_at !== null && `${date}T${time}` >= closes_at ? 'closed' : 'open';
}

/** Maximum lengths of an entry's texts, in characters. */
export const MAX_ENTRY_NAME_LENGTH = 100;
export const MAX_ENTRY_ROOM_LENGTH = 50;

/** What a guest types to enter a draw. */
export type EntryDetails = { name: string; room_number: string };

/** Which fields a guest still has to fill in. */
export const missingDetails = ({ name, room_number }: EntryDetails): (keyof EntryDetails)[] => [
  ...(isBlank(name) ? (['name'] as const) : []),
  ...(isBlank(room_number) ? (['room_number'] as const) : []),
];

/** A text in the spelling in which two entries are compared: without case, forms of letters, and spaces. */
const comparable = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

/** Identifies a room however it is spelled. */
export const roomKey = (room: string): string => comparable(room);

/**
 * Identifies a guest by name and room, so that a second device, or a device that has forgotten its guest, does not enter
 * them twice. Rule: lottery/LO3.
 */
export const guestKey = ({ name, room_number }: EntryDetails): string =>
  JSON.stringify([comparable(name), roomKey(room_number)]);

/** The entries that take part: the first of each guest. `entries`: the oldest first. Rule: lottery/LO3. */
export function countedEntries<E extends EntryDetails>(entries: readonly E[]): readonly E[] {
  const guests = new Set<string>();
  return entries.filter((entry) => {
    const guest = guestKey(entry);
    return !guests.has(guest) && guests.add(guest);
  });
}

/**
 * Whether a further entry would be one guest too many for its room. Somebody can invent names, but must name a room,
 * and only that room can win. Rule: lottery/LO3.
 */
export function isRoomFull(entries: readonly EntryDetails[], entry: EntryDetails, perRoom: number): boolean {
  const ofRoom = entries.filter(({ room_number }) => roomKey(room_number) === roomKey(entry.room_number));
  const guests = new Set(ofRoom.map(guestKey));
  return guests.size >= perRoom && !guests.has(guestKey(entry));
}
