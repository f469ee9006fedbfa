'use client';

import { useHotel } from '@/components/hotel/hotel-context';
import type { ReceiptDocument } from '@/lib/contract/receipt-document';
import { formatAmount, type Minor } from '@/lib/domain/money/money';

/**
 * Formats amounts as the hotel wrote them when the document was issued. `plain`: without the currency, for a table.
 */
export function useDocumentMoney(document: ReceiptDocument): Record<'amount' | 'plain', (amount: Minor) => string> {
  const { language } = useHotel();
  return {
    amount: (amount) => formatAmount(amount, document, language),
    plain: (amount) => formatAmount(amount, { ...document, currency: '' }, language),
  };
}
