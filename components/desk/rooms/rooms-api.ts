import { type Text, textIn } from '@/lib/domain/i18n/text';

/** A room with its running stay, as the staff API returns it. Times are ISO 8601, days YYYY-MM-DD. */
export type DeskRoom = {
  room: string;
  /** The number of the running stay. */
  stay: number;
  /** null: no stay of this room has ended yet. */
  since: string | null;
  /** The day on which the guests leave, as staff have noted it; null: not known. */
  leaves_on: string | null;
  code_version: number;
};

/** A place without a room that has a printed code, such as a pool bed. `value`: which of several. */
export type DeskPlace = { key: string; title: Text; value: string | null; code_version: number };

export type RoomList = { rooms: readonly DeskRoom[]; places: readonly DeskPlace[] };

/** What a printed code contains. `key`: the room, or the key of the place. `title`: of a place; null: a room. */
export type CardCode = {
  kind: 'room' | 'place';
  key: string;
  title: Text | null;
  value: string | null;
  path: string;
};

export const placeName = ({ title, value }: Pick<CardCode, 'title' | 'value'>, language: string): string =>
  [textIn(title, language), value ?? ''].join(' ').trim();
