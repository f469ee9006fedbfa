'use client';

import { Amount } from '@/components/hotel/amount';
import { useHotel, useMoney, useWords } from '@/components/hotel/hotel-context';
import type { CartTotals } from '@/lib/domain/cart';
import { textIn } from '@/lib/domain/text';

/** Products, the hotel's charge, total. Source: guest-app 9 "Cart total". Nothing to pay, nothing to say. */
export function OrderSums({ totals }: { totals: CartTotals }) {
  const { language, variations } = useHotel();
  const say = useWords();
  const money = useMoney();
  const { charge } = totals;
  if (totals.total === 0) return null;
  const title = textIn(variations.chargeLabel, language) || say('discount_price');
  const label = charge.kind === 'percent' ? say('service_charge_percent', { title, percent: charge.percent }) : title;
  return (
    <dl className="totals">
      {charge.kind !== 'none' && (
        <>
          <div>
            <dt>{say('products')}</dt>
            <dd>
              <Amount>{money.amount(totals.products)}</Amount>
            </dd>
          </div>
          <div>
            <dt>{label}</dt>
            <dd>
              <Amount>{money.amount(charge.amount)}</Amount>
            </dd>
          </div>
        </>
      )}
      <div className="sum">
        <dt>{say('total')}</dt>
        <dd>
          <Amount>{money.amount(totals.total)}</Amount>
        </dd>
      </div>
    </dl>
  );
}
