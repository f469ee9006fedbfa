/** The tables of the desk. `tables.ts` describes the conventions of all tables. */

/** A session that a staff member has ended before its time; the row may be deleted after `expires_at`. */
export type EndedSessionTable = { hotel: string; id: string; expires_at: string };

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
