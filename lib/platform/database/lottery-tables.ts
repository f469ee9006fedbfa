/** The tables of draws. `tables.ts` describes the conventions of all tables. */
export type LotteryEntryTable = {
  hotel: string;
  /** The uuid that the device gave its entry. */
  uuid: string;
  section_id: number;
  person_uuid: string;
  name: string;
  room_number: string;
  /** The room in the spelling in which rooms are compared. */
  room_key: string;
  created_at: string;
};

/** The entry that staff have chosen as the winner of a section's draw. An import does not change that. */
export type LotteryWinnerTable = { hotel: string; section_id: number; entry_uuid: string };
