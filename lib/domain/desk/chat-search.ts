import { roomKey } from './room-key';

/** What a search finds of a message or a note: its text without case, width and accents. Rule: chat/CH42. */
export const chatSearchText = (content: string): string => roomKey(content);

/** Whether a chat's guest is sought: the name contains the text, or the room begins with it. `text` is folded. Rule: chat/CH42. */
export const isSoughtGuest = (guest: { name: string; room: string | null }, text: string): boolean =>
  roomKey(guest.name).includes(text) || (guest.room !== null && roomKey(guest.room).startsWith(text));
