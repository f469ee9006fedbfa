'use client';

import { OptionForm } from '@/components/options/form/option-form';
import { withAnswered, withoutName } from '@/lib/domain/checkout/checkout-summary';
import { changedOptions } from '@/lib/domain/options/changed-options';
import type { Kit } from '@/lib/domain/options/kit';
import type { CheckoutWithForm } from './checkout';

/** The order-level options that are shown: the summary has the name. null: none. */
export function shownOptions({ kit, summary }: CheckoutWithForm): Kit | null {
  const shown = kit === null || summary.state === 'form' ? kit : withoutName(kit);
  return shown === null || shown.properties.length === 0 ? null : shown;
}

/** The order-level options as fields; nothing when there are none. */
export function OrderOptions({ checkout }: { checkout: CheckoutWithForm }) {
  const { problems, errors, payment } = checkout;
  const kit = shownOptions(checkout);
  if (kit === null) return null;
  const answer = (next: Kit) => {
    for (const id of changedOptions(kit, next)) checkout.clearFieldError(String(id));
    checkout.answer(checkout.kit === null ? next : withAnswered(checkout.kit, next));
  };
  return (
    <OptionForm
      kit={kit}
      onChange={answer}
      invalid={problems.options}
      refusals={errors.fields}
      idPrefix={`${checkout.formId}-option`}
      payment={payment}
    />
  );
}
