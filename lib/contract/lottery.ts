import type { Text } from '@/lib/domain/i18n/text';

/** A section's draw. Rule: lottery/LO1. */
export type Lottery = {
  title: Text;
  prize: Text;
  /** Rich text. */
  rules: Text | null;
  /** YYYY-MM-DDTHH:MM in the hotel's local time; null: open until there is a winner. */
  closes_at: string | null;
  /** null: not drawn yet. */
  winner: Text | null;
};

/** The body of an entry. `uuid`: the device's own, which makes retries safe. `person_uuid` null: not known yet. */
export type NewLotteryEntry = {
  uuid: string;
  hotel_uuid: string;
  person_uuid: string | null;
  name: string;
  room_number: string;
};

/** A guest's entry, for the device that made it. */
export type LotteryEntry = { uuid: string; name: string; room_number: string; is_winner: boolean };

/** The response to an entry. `initiator`: the person; null: the uuid was known, and another guest sent it. */
export type EnteredLottery = { entry: LotteryEntry; initiator: { uuid: string } | null };
