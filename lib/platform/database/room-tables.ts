/** The tables of rooms and printed codes. `tables.ts` describes the conventions of all tables. */

/** The running stay of a room, once one has ended or staff have noted a day. `since` null: it is the first. */
export type RoomStayTable = {
  hotel: string;
  room: string;
  stay: number;
  since: string | null;
  /** YYYY-MM-DD; null: not known. */
  leaves_on: string | null;
};

/** When a stay of a room began; of each room the latest ones. */
export type RoomStayStartTable = { hotel: string; room: string; stay: number; since: string };

/** The version of a printed code, once it is not the first. `subject`: `room:101` or `place:pool:12`. */
export type PrintedCodeTable = { hotel: string; subject: string; version: number };

/**
 * Wrong stay codes of a room's stay: from one network on a day of UTC, and (network `*`, no day) from all of them since the
 * reception last read the code. `network` is a keyed hash and no address.
 */
export type StayCodeTryTable = {
  hotel: string;
  room: string;
  stay: number;
  network: string;
  day: string;
  tries: number;
};
