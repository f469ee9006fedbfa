import type { RoomProof } from '../rooms/room-proof';

/** A text that the kitchen reads in its own language. `guest`: in the words of the guest; null: the same. Rule: tickets/TK4. */
export type TicketText = { kitchen: string; guest: string | null };

/**
 * When something is due, on the hotel's clock: YYYY-MM-DDTHH:MM. `by`: the time that staff promised, the one that was quoted
 * before the order was placed, or the one that the guest ordered it for.
 */
export type TicketTime = { at: string; is_whole_day: boolean; by: 'promised' | 'quoted' | 'ordered' };

export type TicketLine = {
  /** Of the order's line, as text. */
  id: string;
  quantity: number;
  title: TicketText;
  /** What the guest chose and typed, a text for each option: 'Size: 32 cm'. */
  options: readonly TicketText[];
  /** What of the line is against the guest's note, in the language of the kitchen; printed inverted. */
  allergies: readonly string[];
  /** Its own time; null: that of the ticket. */
  due: TicketTime | null;
};

/**
 * How the order is paid. 'room': charged to the room. 'paid' and 'reserved': online. 'open': online, and not paid. 'collect':
 * on delivery. `title`: the hotel's name of it. `sum`: of the whole order, as the hotel writes amounts.
 */
export type TicketPayment = {
  state: 'paid' | 'reserved' | 'open' | 'collect' | 'room';
  title: TicketText;
  sum: string;
  /** The banknotes with which the guest pays, as typed; null: not said. */
  pays_with: string | null;
};

/** Why a correction is printed. 'undone': not to be made for the time being. 'again': it is, after all. */
export type CorrectionReason = 'cancelled' | 'expired' | 'undone' | 'again' | 'time' | 'lines';

/** What a correction changes of the tickets before it. Rule: tickets/TK10. */
type TicketCorrection = {
  reasons: readonly CorrectionReason[];
  /** Lines that are not to be made any more. */
  removed: readonly TicketLine[];
  /** The ids of the lines that the ticket before did not have; missing: none, and on tickets of earlier releases. */
  added?: readonly string[];
  /** The time on the ticket before; null: none, or it has not changed. */
  due_before: TicketTime | null;
};

export const TICKET_KINDS = ['order', 'correction', 'test'] as const;
export type TicketKind = (typeof TICKET_KINDS)[number];

/** Everything that the paper says, as plain JSON. Drawing it needs nothing else but the words of `language`. */
export type TicketContent = {
  kind: TicketKind;
  /** The product's code of the kitchen's language: the hotel's first one. */
  language: string;
  /** The guest's language, of the texts `guest`. */
  guest_language: string;
  /** The station's title; of a test the printer's. */
  station: string;
  /** The order's number; '' in a test. */
  num: string;
  /** When it was ordered, on the hotel's clock: YYYY-MM-DDTHH:MM. */
  ordered_at: string;
  /** When all of it is due; null: as soon as possible. */
  due: TicketTime | null;
  room: string | null;
  room_proof: RoomProof;
  /** What this station has to make. Empty once nothing is to be made any more. */
  lines: readonly TicketLine[];
  /** The guest's allergies and diet in the language of the kitchen, and what the guest typed of them; printed inverted. */
  allergies: readonly string[];
  /** As typed. */
  comment: string | null;
  /** The answers for the whole order. */
  answers: readonly TicketText[];
  /** null: nothing is to be paid. */
  payment: TicketPayment | null;
  /** null: it corrects nothing. */
  correction: TicketCorrection | null;
};

/** 'asked': staff asked for it, with their words. 'unconfirmed': nobody knows whether the one before was printed. */
export type CopyReason = 'asked' | 'unconfirmed';

/** Of which ticket another one is a copy, and why. The paper says so. Rule: tickets/TK8. */
export type TicketCopy = { of: string; reason: CopyReason; words: string | null };

/**
 * 'waiting': it has never left the server. 'sent': written before its first byte leaves. 'printed': by the printer's own
 * confirmation. 'given-up': sent and not confirmed; a copy has taken its place, unless nothing is to be made any more.
 * Rule: tickets/TK7.
 */
export const TICKET_STATES = ['waiting', 'sent', 'printed', 'given-up'] as const;
export type TicketState = (typeof TICKET_STATES)[number];

/** A ticket. Times are ISO. */
export type Ticket = {
  id: string;
  hotel: string;
  /** null: a test. */
  order_uuid: string | null;
  /** The order's number; null: a test. */
  num: number | null;
  /** The station's id; '' of a test. */
  station: string;
  kind: TicketKind;
  content: TicketContent;
  copy: TicketCopy | null;
  state: TicketState;
  /** How often it was handed out. */
  attempts: number;
  created_at: string;
  /** Of a waiting ticket: from when it is handed out. Of a sent one: until when its confirmation is awaited. null: of others. */
  due_at: string | null;
  /** The printer that it was handed out to last, or that a test is for; null: none yet. */
  printer: string | null;
  sent_at: string | null;
  printed_at: string | null;
  /** A code without personal data; null: none. */
  last_error: string | null;
  /** When the desk was alarmed because nothing was confirmed; null: it was not. */
  alarmed_at: string | null;
};

/** How a ticket is marked on paper, and how wide the paper is in millimetres. */
export type TicketMark = { copy: TicketCopy | null; width: PaperWidth };

export type PaperWidth = 58 | 80;

/** A drawn ticket: one byte a pixel, 0 black and 255 white, row by row. `width`: 384 for 58 mm, 576 for 80 mm. */
export type TicketPicture = { pixels: Buffer; width: number; height: number };

/** Draws a ticket. */
export type DrawTicket = (content: TicketContent, mark: TicketMark) => Promise<TicketPicture>;
