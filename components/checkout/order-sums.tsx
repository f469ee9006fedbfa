'use client';

import clsx from 'clsx';
import { Amount } from '@/components/hotel/amount';
import { chargeLabel } from '@/components/hotel/charge-label';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { useMoney } from '@/components/hotel/use-money';
import { cartTaxes } from '@/lib/domain/cart/cart-taxes';
import type { Checkout } from './checkout';

/**
 * Products, the hotel's charge, the taxes that are added, the tip, and the total; renders nothing for a free order. Rules:
 * prices/P12, prices/P15, prices/P17, taxes/TA3.
 */
export function OrderSums({ checkout }: { checkout: Pick<Checkout, 'lines' | 'totals' | 'tip' | 'toPay'> }) {
  const hotel = useHotel();
  const t = useTranslations();
  const { amount } = useMoney();
  const { lines, totals, tip, toPay } = checkout;
  const { charge } = totals;
  const added = cartTaxes(lines, totals, hotel).filter(({ tax }) => tax > 0);
  if (totals.total === 0) return null;
  return (
    <dl className="grid gap-2">
      {hasParts(checkout) && <Sum label={t('products')} amount={amount(totals.products)} />}
      {charge.kind !== 'none' && (
        <Sum
          label={chargeLabel(hotel, t, charge.kind === 'percent' ? charge.percent : undefined)}
          amount={amount(charge.amount)}
        />
      )}
      {added.map(({ rate, tax }) => (
        <Sum key={rate.id} label={rate.label} amount={amount(tax)} />
      ))}
      {tip !== null && tip > 0 && <Sum label={t('tip')} amount={amount(tip)} />}
      <Sum label={t('total')} amount={amount(toPay)} isTotal />
    </dl>
  );
}

/** Whether the total is more than the products. */
export const hasParts = ({ totals, toPay }: Pick<Checkout, 'totals' | 'toPay'>): boolean => toPay > totals.products;

function Sum({ label, amount, isTotal }: { label: string; amount: string; isTotal?: boolean }) {
  return (
    <div
      className={clsx(
        'flex justify-between gap-4',
        isTotal ? 'mt-1 border-line-strong border-t border-dashed pt-3 font-bold text-lg' : 'text-ink-2',
      )}
    >
      <dt className="min-w-0">{label}</dt>
      <dd className="flex-none">
        <Amount>{amount}</Amount>
      </dd>
    </div>
  );
}
