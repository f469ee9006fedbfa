import { roomText } from '../i18n/typed-text';

/** How a room is spelled where rooms are compared. Not for screens. */
export const spelledRoom = (room: string): string => roomText(room).replace(/\s+/g, ' ').toLowerCase();

/** Whether two texts name one room, however they are typed. Rules: checkout/CO16, rooms/RM9. */
export const isSameRoom = (one: string, other: string): boolean => spelledRoom(one) === spelledRoom(other);

/** The room that was typed, as the hotel's list writes it; null: the hotel has no such room. Rule: rooms/RM3. */
export const listedRoom = (typed: string, rooms: readonly string[]): string | null =>
  rooms.find((room) => room === typed && roomText(room) !== '') ??
  rooms.find((room) => roomText(room) !== '' && isSameRoom(room, typed)) ??
  null;
