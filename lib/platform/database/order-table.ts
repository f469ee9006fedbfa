import type { Generated } from 'kysely';

/** An order. `tables.ts` describes the conventions of all tables. */
export type GuestOrderTable = {
  hotel: string;
  num: number;
  /** The uuid that the client gave the request, which is also the order's uuid (sending/SE6). */
  uuid: string;
  status: string;
  /** When the status last changed. */
  status_at: string;
  created_at: string;
  expected_at: string | null;
  /** The time that the hotel first promised; null: none. */
  promised_at: string | null;
  /** When it was expected to be ready as the guest ordered; null: nobody had said how long it takes. */
  quoted_at: Generated<string | null>;
  /** When its guest is reminded next of what it booked; null: not any more. */
  remind_at: string | null;
  language: string;
  /** Empty once the order is anonymised. */
  person_uuid: string;
  /**
   * The guest's name in this order. Orders older than this column have the name that the person last gave the hotel.
   */
  guest_name: string | null;
  guest_phone: string | null;
  number_room: string | null;
  /** code, digits or none: by what the guest has proven the room. */
  room_proof: Generated<string>;
  /** Both in units of 1/`amount_scale`. The sum contains the tip. */
  final_sum: number;
  delivery_price: number;
  amount_scale: Generated<number>;
  /** Part of `final_sum`, in the same unit. */
  tip: Generated<number>;
  payment_id: string | null;
  cancel_reason_id: string | null;
  /** SHA-256 of the request body; null: unknown, or deleted. */
  body_hash: string | null;
  /** When all personal data was removed from the order; null: not yet. */
  anonymised_at: string | null;
  /** `OrderLines` as JSON: the content of the order card, with the titles at the time of the order. */
  lines: string;
  integration_payment: string | null;
  /** From when the order waits for staff; null: from its creation. */
  waits_from: string | null;
  /** When the order expires unless somebody takes it up; null: never, or taken up. */
  expires_at: string | null;
  /** Minutes within which the hotel wants to take the order up; null: no limit. */
  take_up_minutes: number | null;
  /** When the order is escalated next; null: not any more. */
  escalate_at: string | null;
  /** How often the order was escalated. */
  escalation: number;
  /** Number of status changes. A change that names another number is refused. */
  version: number;
  /** The staff member who made the last status change; null: somebody else, or the hotel's own system. */
  moved_by: string | null;
  /** The state before the last status change of staff, as JSON; null: it cannot be undone. */
  before_move: string | null;
  /** Ids of the lines that their stations have made, as JSON. */
  ready_lines: Generated<string>;
  /** The version and the sum with which all of it was posted to its room; null: never, or not charged; -1: no longer. */
  settled_version: Generated<number | null>;
  settled_sum: Generated<number | null>;
  /** The staff member who took it on the telephone; '': the hotel's own system; null: its guest sent it. */
  taken_by: Generated<string | null>;
  /** What that member noted for the staff; null: nothing. */
  taken_note: Generated<string | null>;
  /** When staff corrected it last; null: never. */
  corrected_at: Generated<string | null>;
  /** The room, as the hotel's list writes it, and its stay whose devices get it into My orders; null: it was not handed over. */
  handed_room: Generated<string | null>;
  handed_stay: Generated<number | null>;
};
