import { randomBytes } from 'node:crypto';
import type { Database } from '../database/database';
import { paymentByReference } from '../stores/payments';
import type { PaymentProvider } from './payment-provider';

const TOKEN_BYTES = 32;

/** The path of the product's own payment page. Whoever knows the token can pay, so it is random. */
export const payPath = (token: string): string => `/pay/${token}`;

/** Whether a string has the form of a token; anything else is not looked up. */
export const isToken = (token: string): boolean => /^[\w-]{43}$/.test(token);

/** The payment provider of the product's own payment page, on which the guest chooses the result. Rule: payment/PY6. */
export const paymentPage = (database: Database): PaymentProvider => ({
  async begin() {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    return { reference: token, formUrl: payPath(token) };
  },
  async result(hotel, reference) {
    return (await paymentByReference(database.db, hotel, reference))?.status ?? 'error';
  },
});
