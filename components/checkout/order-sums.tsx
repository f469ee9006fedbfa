'use client';

import clsx from 'clsx';
import { Amount } from '@/components/hotel/amount';
import { chargeLabel } from '@/components/hotel/charge-label';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { useMoney } from '@/components/hotel/use-money';
import type { CartTotals } from '@/lib/domain/cart/cart-totals';

/**
 * Products, the hotel's charge and the total; renders nothing for a free order. Rules: prices/P12, prices/P15,
 * prices/P17.
 */
export function OrderSums({ totals }: { totals: CartTotals }) {
  const hotel = useHotel();
  const t = useTranslations();
  const { amount } = useMoney();
  const { charge } = totals;
  if (totals.total === 0) return null;
  return (
    <dl className="grid gap-2">
      {charge.kind !== 'none' && (
        <>
          <Sum label={t('products')} amount={amount(totals.products)} />
          <Sum
            label={chargeLabel(hotel, t, charge.kind === 'percent' ? charge.percent : undefined)}
            amount={amount(charge.amount)}
          />
        </>
      )}
      <Sum label={t('total')} amount={amount(totals.total)} isTotal />
    </dl>
  );
}

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
