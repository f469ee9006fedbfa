/** The tables of the desk. `tables.ts` describes the conventions of all tables. */

/** Wrong keys of one network in the minute that ends at `ends_at`. `source` is a keyed hash and no address. */
export type WrongKeyTable = { hotel: string; source: string; count: number; ends_at: string };

/**
 * A call with an Idempotency-Key. `fingerprint`: the hash of what tells the call from another one. `answer`: the first
 * answer as JSON; null: under way, empty: deleted because it may have named a guest.
 */
export type IdempotentCallTable = {
  hotel: string;
  key: string;
  fingerprint: string;
  answer: string | null;
  claimed_at: string;
};

/**
 * The texts by which staff find an order, as `searchedOrder` writes them; those of a guest are empty once the order is
 * anonymised. Filled by searches, in the order of the numbers.
 */
export type OrderSearchTable = {
  hotel: string;
  num: number;
  room: string;
  name: string;
  phone: string;
  dishes: string;
};

/** What one shift of the staff leaves to the next. Names are null for the hotel's own system. */
export type HandoverNoteTable = {
  hotel: string;
  uuid: string;
  content: string;
  written_at: string;
  written_by: string | null;
  /** null: nobody has confirmed it. */
  confirmed_at: string | null;
  confirmed_by: string | null;
};

/** A status that an order was moved to. `version`: of the order after the move. */
export type OrderMoveTable = {
  hotel: string;
  order_uuid: string;
  version: number;
  status: string;
  moved_at: string;
  /** null: the guest, the clock, or the hotel's own system. */
  moved_by: string | null;
  /** 1: the guest made it. */
  by_guest: number;
};

/** A correction of an order's lines. `version`: of the order after it. */
export type OrderCorrectionTable = {
  hotel: string;
  order_uuid: string;
  version: number;
  corrected_at: string;
  /** null: the hotel's own system. */
  corrected_by: string | null;
};

/** The quick replies of a hotel as its staff have edited them. `replies`: texts as JSON; null: those of the files. */
export type QuickReplyTable = {
  hotel: string;
  /** How often they were changed. */
  version: number;
  replies: string | null;
  /** null: with the hotel's key. */
  changed_by: string | null;
  changed_at: string;
};

/** A name with which somebody has signed in at the desk. */
export type StaffNameTable = { hotel: string; name: string; seen_at: string };
