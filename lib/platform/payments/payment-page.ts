import { randomBytes } from 'node:crypto';
import type { Database } from '../database/database';
import { paymentByReference } from '../stores/payments';
import type { PaymentProvider } from './payment-provider';

const TOKEN_BYTES = 32;

/** The path of the product's own payment page. The token is random, because knowing it is enough to pay. */
export const payPath = (token: string): string => `/pay/${token}`;

/** Whether a string has the form of a token. Other strings are not looked up in the store. */
export const isToken = (token: string): boolean => /^[\w-]{43}$/.test(token);

/** The payment provider of the product's own payment page, where the guest chooses the result. Rule: payment/PY6. */
export const paymentPage = (database: Database): PaymentProvider => ({
  async begin() {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    return { reference: token, formUrl: payPath(token) };
  },
  async result(hotel, reference) {
    return (await paymentByReference(database.db, hotel, reference))?.status ?? 'error';
  },
});
