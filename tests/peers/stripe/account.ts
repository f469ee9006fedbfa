import { randomBytes } from 'node:crypto';

/** Amounts in this folder are in Stripe's units. */
export type Session = {
  id: string;
  amount: number;
  currency: string;
  captureMethod: 'manual' | 'automatic';
  description: string | null;
  locale: string;
  successUrl: string;
  cancelUrl: string;
  productName: string;
  status: 'open' | 'complete' | 'expired';
  intent: string | null;
  created: number;
  expiresAt: number;
};

export type Intent = {
  id: string;
  session: string | null;
  amount: number;
  currency: string;
  captureMethod: 'manual' | 'automatic';
  description: string | null;
  status: 'requires_payment_method' | 'processing' | 'requires_capture' | 'succeeded' | 'canceled';
  hasFailed: boolean;
  charge: string | null;
  created: number;
};

export type Charge = {
  id: string;
  intent: string;
  amount: number;
  currency: string;
  isPaid: boolean;
  captured: number | null;
  /** Stripe counts what a capture or a cancellation leaves over as refunded. */
  refunded: number;
  captureBefore: number | null;
  isDisputed: boolean;
  created: number;
};

export type Dispute = {
  id: string;
  intent: string;
  charge: string;
  amount: number;
  currency: string;
  status: 'needs_response' | 'won' | 'lost';
  created: number;
};

export type Refund = {
  id: string;
  intent: string;
  charge: string;
  amount: number;
  currency: string;
  status: 'succeeded' | 'pending' | 'failed';
  metadata: Readonly<Record<string, string>>;
  created: number;
};

/** What was really moved, counted apart from what the objects say. */
export type PeerBooks = { authorised: number; captured: number; released: number; refunded: number };

export type StripeEvent = { id: string; type: string; created: number; object: object };

/** One of Stripe's accounts. */
export type Account = {
  id: string;
  secretKey: string;
  sessions: Map<string, Session>;
  intents: Map<string, Intent>;
  charges: Map<string, Charge>;
  refunds: Map<string, Refund>;
  disputes: Map<string, Dispute>;
  books: Map<string, PeerBooks>;
  /** Everything that Stripe would report, oldest first. */
  events: StripeEvent[];
  /** How a refund begins: cards succeed at once, banks take days. */
  refundStatus: Refund['status'];
  /** Whether what a capture leaves over is listed as a refund. */
  listsLeftOvers: boolean;
  now(): number;
};

export const newAccount = (secretKey: string, now: () => Date): Account => ({
  id: newId('acct'),
  secretKey,
  sessions: new Map(),
  intents: new Map(),
  charges: new Map(),
  refunds: new Map(),
  disputes: new Map(),
  books: new Map(),
  events: [],
  refundStatus: 'succeeded',
  listsLeftOvers: true,
  now: () => Math.floor(now().getTime() / 1000),
});

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** Adds to the real books of an intent. */
export function move(account: Account, intent: string, kind: keyof PeerBooks, amount: number): void {
  const books = account.books.get(intent) ?? { authorised: 0, captured: 0, released: 0, refunded: 0 };
  account.books.set(intent, { ...books, [kind]: books[kind] + amount });
}

/** A refusal in Stripe's form. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly error: { type: string; message: string; code?: string; param?: string };

  constructor(status: number, error: Refusal['error']) {
    super(error.message);
    this.status = status;
    this.error = error;
  }
}

export const invalid = (message: string, code?: string): Refusal =>
  new Refusal(400, { type: 'invalid_request_error', message, ...(code !== undefined && { code }) });

export function found<T>(things: ReadonlyMap<string, T>, id: string, kind: string): T {
  const thing = things.get(id);
  if (thing !== undefined) return thing;
  throw new Refusal(404, {
    type: 'invalid_request_error',
    message: `No such ${kind}: '${id}'`,
    code: 'resource_missing',
  });
}
