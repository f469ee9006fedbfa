/**
 * The code on a receipt, by which its hotel's platform finds the order: letters, digits, '-' and '_', at most 80. What
 * stands in it is the platform's business. Rule: orders/OR35.
 */
export const RECEIPT_CODE = '[\\w-]{1,80}';

const WHOLE_CODE = new RegExp(`^${RECEIPT_CODE}$`);

/** Returns the code of a response; null: none that an address can carry. */
export const readReceiptCode = (value: unknown): string | null =>
  typeof value === 'string' && WHOLE_CODE.test(value) ? value : null;

/** The path of the page that checks a code. Rule: orders/OR35. */
export const receiptCheckPath = (code: string): string => `/receipt/${code}`;
