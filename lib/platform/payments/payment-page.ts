import { randomBytes } from 'node:crypto';
import type { Database } from '../database/database';
import { paymentByReference } from '../stores/payments';
import type { PaymentProvider } from './payment-provider';

const TOKEN_BYTES = 32;

/** The address of the product's own payment page. The token is all that it takes to pay, so it cannot be guessed. */
export const payPath = (token: string): string => `/pay/${token}`;

/** Only what can be a token is looked up. */
export const isToken = (token: string): boolean => /^[\w-]{43}$/.test(token);

/**
 * The provider that stands in for a real one: a page of the product's own, on which the guest says how it ends. Its
 * result is what the page has written. Rule: payment/PY6.
 */
export const paymentPage = (database: Database): PaymentProvider => ({
  async begin() {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    return { reference: token, formUrl: payPath(token) };
  },
  async result(hotel, reference) {
    return (await paymentByReference(database.db, hotel, reference))?.status ?? 'error';
  },
});
