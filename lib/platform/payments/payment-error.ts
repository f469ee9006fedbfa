/**
 * Why a provider did not do what was asked of it. Message and code are the same word in capitals, for the log and for staff: it
 * never has an address, a key or anything of a guest.
 */
export class PaymentError extends Error {
  override readonly name = 'PaymentError';
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/**
 * The codes of a payment that cannot be begun: an amount or a currency that the service does not take. 400: it has read the call and
 * says no more.
 */
const NOT_TAKEN =
  /^(AMOUNT_.*|CURRENCY_.*|[A-Z]+_(AMOUNT_TOO_SMALL|AMOUNT_TOO_LARGE|INVALID_CHARGE_AMOUNT|PARAMETER_INVALID_INTEGER|400))$/;

/** Whether a payment that could not be begun can never be: the same call again would change nothing. Rule: payment/PY5. */
export const isNeverTaken = (error: unknown): boolean => error instanceof PaymentError && NOT_TAKEN.test(error.code);

/** The codes of a payment that nobody can be asked about: its service or its account is not set up any more. */
const NOT_SET_UP = /^(?:PROVIDER|ACCOUNT|STRIPE)_NOT_SET_UP$/;

/** Whether nobody can be asked about a payment, however often it is tried. Rule: money/MY12. */
export const isNotSetUp = (error: unknown): boolean => error instanceof PaymentError && NOT_SET_UP.test(error.code);

const MAX_LENGTH = 41;

/** A code of letters, digits and underscores. */
export const paymentError = (reason: string): PaymentError =>
  new PaymentError(
    reason
      .toUpperCase()
      .replaceAll(/[^A-Z0-9]+/g, '_')
      .slice(0, MAX_LENGTH),
  );
