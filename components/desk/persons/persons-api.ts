import type { DeskOrder } from '../desk-api';

/** A person as the staff API returns them. Times are ISO 8601. */
export type DeskPerson = {
  uuid: string;
  name: string | null;
  phone: string | null;
  room_number: string | null;
  created_at: string;
  updated_at: string;
};

/** Everything that the hotel keeps of a person: what the desk reads of it; the file that staff hand over has all. */
export type PersonExport = {
  person: DeskPerson;
  /** The newest first. */
  orders: readonly DeskOrder[];
  consents: readonly unknown[];
  chats: readonly {
    uuid: string;
    language: string;
    updated_at: string;
    messages: readonly unknown[];
    files: readonly unknown[];
  }[];
  lottery_entries: readonly unknown[];
};

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** How much the hotel keeps of a person. */
export const countsOf = ({ orders, consents, chats, lottery_entries }: PersonExport) => ({
  orders: orders.length,
  consents: consents.length,
  chats: chats.length,
  messages: sum(chats.map(({ messages }) => messages.length)),
  files: sum(chats.map(({ files }) => files.length)),
  draws: lottery_entries.length,
});
