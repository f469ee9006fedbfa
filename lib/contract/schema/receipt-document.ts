import { z } from 'zod';
import type { ReceiptDocument } from '@/lib/contract/receipt-document';
import { isRecord } from '@/lib/domain/json/read-value';
import { readDigits } from '@/lib/domain/money/money';
import { entity, listOf, type OnDrop } from './drops';
import { seller } from './hotel';
import {
  amount,
  flagUnlessSaid,
  lenient,
  lenientNumber,
  lenientString,
  needed,
  oneOf,
  string,
  stringOrNull,
  text,
  textOrNull,
} from './lenient';

const KINDS = ['receipt', 'refund'] as const;

const percent = needed('percent', lenientNumber, z.number());
const line = z.object({
  title: text,
  quantity: lenient((value) => Math.max(1, Math.trunc(lenientNumber(value) ?? 1)), z.int().min(1)),
  amount,
});
const addedTax = z.object({ title: text, percent, amount });
const tax = z.object({
  title: text,
  percent,
  included: flagUnlessSaid.describe('Whether the prices contain it; otherwise it was added to them'),
  net: amount,
  tax: amount,
  gross: amount,
});

/** A document; dropped without its number or kind, by which it is shown. Rule: receipts/RP6. */
export const receiptDocumentWith = entity<ReceiptDocument>('ReceiptDocument', (onDrop: OnDrop) =>
  z.object({
    number: needed('number', lenientString, z.string()).describe('Such as 2026-000123'),
    kind: needed('kind', (value) => KINDS.find((kind) => kind === value) ?? null, z.enum(KINDS)),
    issued_at: string.describe('ISO 8601'),
    order_num: string,
    seller: lenient((value) => seller.parse(isRecord(value) ? value : {}), seller).describe('As it was then'),
    currency: string,
    currency_position: lenient((value) => (value === 'left' ? value : 'right'), z.enum(['left', 'right'])),
    currency_digits: lenient((value) => readDigits(lenientNumber(value)), z.literal([0, 2, 3])),
    lines: listOf('receipt line', line, onDrop).describe('What was sold, or the lines that a refund is for'),
    charge: amount,
    added_taxes: listOf('added tax', addedTax, onDrop).describe('The taxes that the prices do not contain'),
    tip: amount,
    reduced: amount.describe('What staff had taken off the price before'),
    total: amount,
    taxes: listOf('tax', tax, onDrop).describe('What of the total is taxed, by rate'),
    payment: textOrNull,
    corrects: stringOrNull.describe('The number of the receipt that a refund corrects'),
    reason: string.describe('What staff say of a refund, or nothing'),
    stopped: oneOf(['cancelled', 'expired']).describe('How the order had ended when its money was given back'),
  }),
);
