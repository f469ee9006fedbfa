import type { PaymentStatus } from '../stores/payments';

/** The order to be paid. `uuid` is the order's uuid; a repeated order uses the same one. */
type Payable = { hotel: string; uuid: string };

/** The pages to which the provider redirects the guest, as paths of the hotel's site. */
type ReturnPaths = { success: string; error: string };
export const RETURN_PATHS: ReturnPaths = { success: '/payment/success', error: '/payment/error' };

export type BegunPayment = {
  /** The provider's reference for this payment, unique within the hotel. */
  reference: string;
  /** The payment page: a path of the hotel's site, or an http(s) address. */
  formUrl: string;
};

/**
 * A payment service. The platform stores the payments and changes the orders' statuses; the provider decides where the guest pays
 * and what the result is. Rule: payment/PY6.
 */
export type PaymentProvider = {
  /**
   * Opens a payment. Called before the order is written, so that no order exists without a way to pay it; if the order
   * is refused afterwards, an unpaid payment remains. Throws when the provider cannot be reached, and the guest is
   * invited to try again. `amount`: in the minor unit of the currency (yen, cents, fils). `currency`: the symbol or code
   * with which the hotel writes prices.
   */
  begin(order: Payable, amount: number, currency: string, returnTo: ReturnPaths): Promise<BegunPayment>;
  /** The current status of a payment. Throws when the provider cannot be reached. */
  result(hotel: string, reference: string): Promise<PaymentStatus>;
};
