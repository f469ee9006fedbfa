'use client';

import { textIn } from '@/lib/domain/i18n/text';
import type { DeskOrder } from '../desk-api';
import { useDesk } from '../desk-context';

type OrderSum = { key: string; term: string; sum: string };

/**
 * What stands beside an order's lines in its total: the charge, the taxes that were added and the tip; and the taxes that its
 * prices contain. Rules: taxes/TA6, tips/TP4.
 */
export function useOrderSums(order: DeskOrder): { added: readonly OrderSum[]; included: readonly OrderSum[] } {
  const { hotel, t, amount } = useDesk();
  const taxes = order.taxes
    .filter((tax) => tax.amount > 0)
    .map((tax, index) => ({
      key: `tax-${index}`,
      term: t('tax_of', { title: textIn(tax.title, hotel.language), percent: tax.percent }),
      sum: amount(tax.amount),
      included: tax.included,
    }));
  const charge = order.delivery_price > 0 ? [{ term: t('service'), sum: amount(order.delivery_price) }] : [];
  const tip = order.tip > 0 ? [{ key: 'tip', term: t('tip'), sum: amount(order.tip) }] : [];
  return {
    added: [
      ...charge.map((each) => ({ key: 'charge', ...each })),
      ...taxes.filter(({ included }) => !included),
      ...tip,
    ],
    included: taxes
      .filter(({ included }) => included)
      .map(({ key, term, sum }) => ({ key, term: t('tax_included', { tax: term }), sum })),
  };
}
