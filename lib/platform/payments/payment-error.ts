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

const MAX_LENGTH = 41;

/** A code of letters, digits and underscores. */
export const paymentError = (reason: string): PaymentError =>
  new PaymentError(
    reason
      .toUpperCase()
      .replaceAll(/[^A-Z0-9]+/g, '_')
      .slice(0, MAX_LENGTH),
  );
