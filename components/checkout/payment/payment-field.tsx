'use client';

import { useState } from 'react';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { Radio } from '@/components/ui/form/choice-input';
import { ChoiceList, ChoiceRow } from '@/components/ui/form/choice-list';
import { RequiredMark } from '@/components/ui/form/field';
import { FieldError } from '@/components/ui/form/field-error';
import { Icon, type IconShape } from '@/components/ui/icon';
import { banknoteIcon } from '@/components/ui/icons/banknote';
import { bedIcon } from '@/components/ui/icons/bed';
import { creditCardIcon } from '@/components/ui/icons/credit-card';
import { smartphoneIcon } from '@/components/ui/icons/smartphone';
import { walletIcon } from '@/components/ui/icons/wallet';
import { Skeleton } from '@/components/ui/skeleton';
import type { Payment } from '@/lib/contract/hotel';
import { lastPayment } from '@/lib/device/guest';
import { lastChoiceFirst } from '@/lib/domain/checkout/checkout-summary';
import { textIn } from '@/lib/domain/i18n/text';
import { sameId } from '@/lib/domain/id';
import type { CheckoutWithForm } from '../checkout';

/** By the payment's type, and for any other. */
const ICONS: Readonly<Record<string, IconShape>> = {
  room: bedIcon,
  cash: banknoteIcon,
  card: creditCardIcon,
  online: smartphoneIcon,
};

const RADIO_GROUP = { role: 'radiogroup', 'aria-required': true } as const;

/** The choice of the payment; required wherever it is shown. Rules: checkout/CO1, checkout/CO17, refusals/RF6. */
export function PaymentField({ checkout }: { checkout: CheckoutWithForm }) {
  const t = useTranslations();
  const [last] = useState(() => lastPayment.get());
  const { payments, shown, problems, errors, loading } = checkout;
  // When the payments cannot be read, CheckoutDataNotice shows the error.
  if (!shown.payment || loading.hasFailed.payments) return null;
  const id = `${checkout.formId}-payment`;
  const errorId = `${id}-error`;
  const refusals = errors.fields.payment;
  const isInvalid = problems.payment || refusals !== undefined;
  return (
    <fieldset
      id={id}
      // ARIA allows `aria-required` and `aria-invalid` on a radiogroup, but not on a group.
      {...RADIO_GROUP}
      aria-invalid={isInvalid}
      aria-busy={payments === undefined}
      data-error={isInvalid || undefined}
      {...(isInvalid && { 'aria-describedby': errorId })}
    >
      <legend className="mb-3 font-medium text-lg">
        <span>{t('payment_method')}</span>
        <RequiredMark />
      </legend>
      {payments === undefined ? (
        <Skeleton className="h-42 rounded-lg" />
      ) : (
        <ChoiceList isInvalid={isInvalid}>
          {lastChoiceFirst(payments, last).map((payment) => (
            <PaymentRow key={String(payment.id)} id={id} payment={payment} checkout={checkout} />
          ))}
        </ChoiceList>
      )}
      {isInvalid && (
        <FieldError id={errorId} className="mt-2">
          {refusals?.length ? refusals : t('validation_payment')}
        </FieldError>
      )}
    </fieldset>
  );
}

function PaymentRow({ id, payment, checkout }: { id: string; payment: Payment; checkout: CheckoutWithForm }) {
  const { language } = useHotel();
  const hint = usePaymentHint(payment.ptype_id);
  const rowId = `${id}-${payment.id}`;
  return (
    <ChoiceRow className="has-checked:[--choice-icon:var(--brand-strong)]">
      <Radio
        name={id}
        required
        value={String(payment.id)}
        checked={sameId(payment.id, checkout.payment.paymentId)}
        aria-labelledby={`${rowId}-title`}
        {...(hint !== null && { 'aria-describedby': `${rowId}-hint` })}
        onChange={({ target }) => {
          checkout.choosePayment(target.value);
          checkout.clearFieldError('payment');
          // Another payment may ask for no proof of the room.
          checkout.clearFieldError('room_proof');
        }}
      />
      <span className="flex items-center gap-3">
        <Icon
          shape={ICONS[payment.ptype_id ?? ''] ?? walletIcon}
          className="text-[color:var(--choice-icon,var(--ink-2))] forced-colors:text-inherit!"
        />
        <span>
          <span id={`${rowId}-title`}>{textIn(payment.title, language)}</span>
          {hint !== null && (
            <small id={`${rowId}-hint`} className="block text-ink-2 text-sm">
              {hint}
            </small>
          )}
        </span>
      </span>
    </ChoiceRow>
  );
}

/** When it is paid; null: the hotel does not say. */
function usePaymentHint(type: string | null): string | null {
  const t = useTranslations();
  if (type === 'room') return t('payment_hint_room');
  if (type === 'online') return t('payment_hint_online');
  return type === 'cash' || type === 'card' ? t('payment_hint_door') : null;
}
