/** goes: begun and not decided; done: paid, for good; error: the last try failed. Rule: payment/PY2. */
export const PAYMENT_STATUSES = ['goes', 'done', 'error'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** What is to be paid. `uuid` is the order's, and the same one is asked again when an order is sent again. */
export type Payable = { hotel: string; uuid: string };

/** Where a guest comes back to, as paths of the hotel's own site. */
export type ReturnPaths = { success: string; error: string };
export const RETURN_PATHS: ReturnPaths = { success: '/payment/success', error: '/payment/error' };

export type BegunPayment = {
  /** The provider's own name for this payment, unique within the hotel. */
  reference: string;
  /** Where the guest pays: a path of the hotel's own site, or an http(s) address. */
  formUrl: string;
};

/**
 * Whoever takes the money. The platform keeps what was begun and moves the order; the provider says where to pay and
 * what came of it. Rule: payment/PY6.
 */
export type PaymentProvider = {
  /**
   * Opens a payment. Asked before the order is written, so that no order stands without the way to pay it; an order
   * that is refused after all leaves a payment behind that nobody pays. Throws when the provider cannot be reached:
   * the guest is told to try again. `amountMinor`: in minor units; `currency`: as the hotel writes it.
   */
  begin(order: Payable, amountMinor: number, currency: string, returnTo: ReturnPaths): Promise<BegunPayment>;
  /** What came of a payment, as the provider knows it now. Throws when it cannot be reached. */
  result(hotel: string, reference: string): Promise<PaymentStatus>;
};
