import type { Minor } from '@/lib/domain/money/money';
import type { Books } from '@/lib/domain/payments/ledger';
import type { CaptureTime } from '@/lib/domain/payments/money-step';
import type { ProviderCode } from '../stores/payments';

/** The pages that say how a payment has ended, as paths of the hotel's site. */
export const RETURN_PATHS: { success: string; error: string } = {
  success: '/payment/success',
  error: '/payment/error',
};

/** An order to be paid. `uuid` is the order's uuid; a repeated order uses the same one. */
export type Payable = {
  hotel: string;
  uuid: string;
  amount: Minor;
  /** As the hotel writes it. */
  currency: string;
  /** ISO 4217; null: not known. */
  currencyCode: string | null;
  language: string;
  /** The hotel's name in the guest's language. */
  title: string;
  /** The token of `/pay/{token}`, where the guest pays and to which a provider's page leads back. */
  token: string;
  /** The reference of the order's earlier payment, which can no longer be paid; null: this is the first one. */
  replaces: string | null;
};

export type BegunPayment = {
  /** The provider's reference for this payment, unique within the hotel. */
  reference: string;
  /** The provider's page; null: the product's own. */
  pageUrl: string | null;
  capture: CaptureTime;
  /** By what the provider knows the account at which it was begun again; missing or null: there is only one, or it is not known. */
  account?: string | null;
};

/**
 * A payment as a provider is asked about it. `intent`: the provider's second reference, once it is known. `account`: the one at
 * which it was begun, as `BegunPayment` has it.
 */
export type ProviderPayment = Pick<Payable, 'hotel' | 'amount' | 'currency' | 'currencyCode'> & {
  reference: string;
  intent: string | null;
  account: string | null;
  /** The number of the order. */
  num: number;
};

/**
 * What the provider's own books say of a payment. `isOpen`: it may still be paid, also where the guest's money is already on its
 * way: what is neither open nor authorised is never paid, and another payment may take its place. `hasFailed`: the last
 * attempt failed. `heldUntil`: when a reservation ends by itself, ISO, where the provider says so. `isRefunding`: a refund that the
 * platform has asked for is on its way, and not in the amounts yet.
 */
export type ProviderBooks = Books & {
  isOpen: boolean;
  hasFailed: boolean;
  intent: string | null;
  heldUntil: string | null;
  isRefunding: boolean;
  /** The account that has the payment; missing or null: there is only one, or it is not known. */
  account?: string | null;
};

/**
 * What a report says that no books have: the guest's bank disputes what was charged, the dispute has ended, or a refund has failed,
 * maybe after it had arrived. Rule: money/MY11.
 */
export type MoneyAlert =
  | { kind: 'dispute' | 'dispute_won' | 'dispute_lost'; amount: Minor }
  | { kind: 'refund_failed' };

/** A report that a provider has sent by itself. `reference` and `intent` name the payment; either may be missing. */
export type PaymentReport =
  | {
      kind: 'payment';
      /** The provider's id of the report, which is the same when it comes again. */
      id: string;
      reference: string | null;
      intent: string | null;
      /** What it says the payment amounts to; null: it says nothing. */
      amount: Minor | null;
      /** ISO 4217. */
      currencyCode: string | null;
      alert: MoneyAlert | null;
      /** Whether who signed it may report payments of this hotel. */
      isFor(hotel: string): boolean;
    }
  /** Authentic, and about nothing that concerns the platform. */
  | { kind: 'irrelevant'; id: string }
  | { kind: 'refused'; why: 'signature' | 'not-set-up' };

/**
 * A payment service. The platform keeps the ledger and decides what is to be done; the provider moves the money. Every function that
 * moves money takes a key: a repeated call with the same key has one effect, and each answers with the books after it.
 * All throw when the provider cannot be reached or refuses. Rule: payment/PY6.
 */
export type PaymentProvider = {
  code: ProviderCode;
  /** Of what every amount of a currency (ISO 4217) must be a multiple; missing: it moves any. Rule: money/MY9. */
  smallestStep?(currencyCode: string): Minor;
  /**
   * Opens a payment. Called before the order is written, so that no order exists without a way to pay it; if the order
   * is refused afterwards, an unpaid payment remains. When it throws, the guest is invited to try again.
   */
  begin(order: Payable): Promise<BegunPayment>;
  capture(payment: ProviderPayment, amount: Minor, key: string): Promise<ProviderBooks>;
  /** Ends a reservation, and the page where the guest could still pay. */
  release(payment: ProviderPayment, key: string): Promise<ProviderBooks>;
  refund(payment: ProviderPayment, amount: Minor, key: string): Promise<ProviderBooks>;
  result(payment: ProviderPayment): Promise<ProviderBooks>;
  /** Reads a report and checks its signature. `body` is the raw text. */
  readReport(report: { headers: Headers; body: string; now: Date }): Promise<PaymentReport>;
};
