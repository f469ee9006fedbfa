/** The tables of payments, receipts and room bills. `tables.ts` describes the conventions of all tables. */

import type { Generated } from 'kysely';

/** The online payment of an order. */
export type PaymentTable = {
  hotel: string;
  order_uuid: string;
  /** The provider's reference; for the product's own payment page it is the token in its URL. */
  reference: string;
  form_url: string;
  status: string;
  /** In units of 1/`amount_scale`. */
  amount: number;
  amount_scale: Generated<number>;
  currency: string;
  created_at: string;
  settled_at: string | null;
  /** page or stripe. */
  provider: Generated<string>;
  /** at_once or on_accept. */
  capture: Generated<string>;
  /** Of `/pay/{token}`; null: the reference is the token. */
  token: string | null;
  /** The provider's page where the guest pays; null: the product's own. */
  page_url: string | null;
  /** ISO 4217; null: not known. */
  currency_code: string | null;
  /** The provider's second reference, once it is known. */
  intent: string | null;
  /** By what the provider's account is known at which it was begun; null: not known, or there is only one. Rule: money/MY12. */
  account: string | null;
  /** When a reservation ends by itself, or has ended before its charge; null: none, or not known. */
  held_until: string | null;
  /** When the provider is asked next how it stands; null: no more. */
  check_at: string | null;
};

/** One entry of a payment's ledger, in their order by `position`. Rule: money/MY1. */
export type PaymentEntryTable = {
  hotel: string;
  order_uuid: string;
  key: string;
  position: number;
  kind: string;
  amount: number;
  amount_scale: number;
  reason: string;
  at: string;
};

/** What the provider has still to be asked for, at most one step of an order. `due_at` null: given up. Rule: money/MY5. */
export type PaymentStepTable = {
  hotel: string;
  order_uuid: string;
  kind: string;
  amount: number;
  amount_scale: number;
  key: string;
  attempts: number;
  due_at: string | null;
  last_error: string | null;
  created_at: string;
};

/**
 * What staff have taken off an order's price. `lines`: the ids of its lines as JSON. `key`: the Idempotency-Key of the call; null: it had
 * none. Rule: money/MY9.
 */
export type PaymentCreditTable = {
  hotel: string;
  id: string;
  order_uuid: string;
  amount: number;
  amount_scale: number;
  reason: string;
  lines: string;
  staff: string | null;
  created_at: string;
  key: string | null;
};

/** A provider's report that was handled. */
export type PaymentReportTable = { hotel: string; provider: string; id: string; received_at: string };

/**
 * A provider's report that contradicts the order, or that money has gone back another way. `amount`: how much, in units of
 * 1/`amount_scale`; null: it is about none.
 */
export type RefusedReportTable = {
  hotel: string;
  id: string;
  order_uuid: string;
  reason: string;
  received_at: string;
  amount: number | null;
  amount_scale: number | null;
};

/** The last number of a hotel's receipts in a year. */
export type ReceiptCounterTable = { hotel: string; year: number; num: number };

/** A receipt or refund document as it was issued. `about`: what it is for, so that nothing gets two. */
export type ReceiptTable = {
  hotel: string;
  year: number;
  num: number;
  order_uuid: string;
  kind: string;
  about: string;
  content: string;
  issued_at: string;
};

/** What of an order staff have posted to its room's bill. */
export type RoomPostingTable = {
  hotel: string;
  order_uuid: string;
  item: string;
  amount: number;
  amount_scale: number;
  posted_at: string;
  posted_by: string | null;
};
