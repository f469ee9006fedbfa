'use client';

import { Amount } from '@/components/hotel/amount';
import { chargeLabel } from '@/components/hotel/charge-label';
import { useHotel, useMoney, useTranslations } from '@/components/hotel/hotel-context';
import type { CartTotals } from '@/lib/domain/cart/cart';

/** Products, the hotel's charge, total. Rules: prices/P12, prices/P15, prices/P17. Nothing to pay, nothing to say. */
export function OrderSums({ totals }: { totals: CartTotals }) {
  const hotel = useHotel();
  const t = useTranslations();
  const money = useMoney();
  const { charge } = totals;
  if (totals.total === 0) return null;
  return (
    <dl className="totals">
      {charge.kind !== 'none' && (
        <>
          <div>
            <dt>{t('products')}</dt>
            <dd>
              <Amount>{money.amount(totals.products)}</Amount>
            </dd>
          </div>
          <div>
            <dt>{chargeLabel(hotel, t, charge.kind === 'percent' ? charge.percent : undefined)}</dt>
            <dd>
              <Amount>{money.amount(charge.amount)}</Amount>
            </dd>
          </div>
        </>
      )}
      <div className="sum">
        <dt>{t('total')}</dt>
        <dd>
          <Amount>{money.amount(totals.total)}</Amount>
        </dd>
      </div>
    </dl>
  );
}
