'use client';

import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { TipChoices } from '@/components/tips/tip-choices';
import { tippedCart } from '@/lib/domain/cart/tipped-cart';
import { tipSuggestions } from '@/lib/domain/tips/tip';
import type { CheckoutWithForm } from './checkout';

/**
 * The question for a tip, apart from charge and taxes, and whether the price contains a service charge already. Rules:
 * tips/TP1, tips/TP2.
 */
export function TipField({ checkout }: { checkout: CheckoutWithForm }) {
  const hotel = useHotel();
  const t = useTranslations();
  const { formId, form, values, shown, totals, errors, problems } = checkout;
  if (!shown.tip || hotel.tips === undefined) return null;
  const id = `${formId}-tip`;
  const titleId = `${id}-title`;
  const order = tippedCart(totals, hotel);
  const refusals = errors.fields.tip;
  return (
    <div className="grid grid-cols-1 gap-3">
      <div>
        <h3 id={titleId} className="font-medium text-lg">
          {t('tip')}
        </h3>
        <p className="text-ink-2 text-sm first-letter:uppercase">
          {totals.charge.kind === 'none' ? t('tip_no_service') : hotel.included_charge}
        </p>
      </div>
      <TipChoices
        id={id}
        titleId={titleId}
        suggestions={tipSuggestions(hotel.tips, order)}
        order={order}
        choice={values.tipChoice}
        isInvalid={problems.tip || refusals !== undefined}
        refusals={refusals}
        onChange={(choice) => {
          form.setValue('tipChoice', choice);
          checkout.clearFieldError('tip');
        }}
      />
    </div>
  );
}
