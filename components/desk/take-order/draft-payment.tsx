'use client';

import { OrderSums } from '@/components/checkout/order-sums';
import { useHotel } from '@/components/hotel/hotel-context';
import { OptionForm } from '@/components/options/form/option-form';
import { RetryButton } from '@/components/ui/button/retry-button';
import { Radio } from '@/components/ui/form/choice-input';
import { ChoiceList, ChoiceRow } from '@/components/ui/form/choice-list';
import { RequiredMark } from '@/components/ui/form/field';
import { FieldError } from '@/components/ui/form/field-error';
import { Notice } from '@/components/ui/notice';
import { textIn } from '@/lib/domain/i18n/text';
import { type Id, sameId } from '@/lib/domain/id';
import type { OrderDraft } from '@/lib/domain/telephone-orders/order-draft';
import { useDesk } from '../desk-context';
import type { DraftData } from './use-draft-data';

type Refusals = Readonly<Record<string, readonly string[]>>;

/** The hotel's questions for the whole order, how it is paid, and what it costs. */
export function DraftPayment(props: {
  draft: OrderDraft;
  data: DraftData;
  invalid: readonly Id[];
  refusals: Refusals;
  onChange(change: Partial<OrderDraft>): void;
}) {
  const { draft, data, invalid, refusals, onChange } = props;
  const { t } = useDesk();
  const { kit, loading, payment, totals } = data;
  if (draft.lines.length === 0) return null;
  return (
    <>
      {(loading.hasFailed.kit || loading.hasFailed.payments) && (
        <Notice tone="warn">
          <p>{t('questions_not_read')}</p>
          <RetryButton label={t('try_again')} isBusy={loading.isLoading} onPress={loading.retry} />
        </Notice>
      )}
      {kit != null && kit.properties.length > 0 && (
        <div className="grid gap-6">
          <OptionForm
            kit={kit}
            onChange={(property) => onChange({ property })}
            invalid={invalid}
            refusals={optionRefusals(refusals)}
            idPrefix="phone-option"
            payment={{ paymentType: payment?.ptype_id ?? null, paymentId: payment?.id ?? null }}
          />
        </div>
      )}
      <Payments {...props} />
      <OrderSums checkout={{ lines: draft.lines, totals, tip: null, toPay: totals.total }} />
    </>
  );
}

/** What is refused of the questions, by the ids of their options. Rule: refusals/RF9. */
const optionRefusals = (refusals: Refusals): Refusals =>
  Object.fromEntries(
    Object.entries(refusals).flatMap(([field, messages]) => {
      const id = /^properties\.(.+)$/.exec(field)?.[1];
      return id === undefined ? [] : [[id, messages]];
    }),
  );

function Payments(props: {
  draft: OrderDraft;
  data: DraftData;
  refusals: Refusals;
  onChange(change: Partial<OrderDraft>): void;
}) {
  const { draft, data, refusals, onChange } = props;
  const { language } = useHotel();
  const { t } = useDesk();
  const refused = refusals.payment ?? [];
  if (!data.shown.payment || data.payments === undefined) return null;
  return (
    <fieldset {...(refused.length > 0 && { 'aria-describedby': 'phone-payment-error' })}>
      <legend className="mb-2 font-medium text-ink-2 text-sm">
        <span>{t('payment')}</span>
        <RequiredMark />
      </legend>
      <ChoiceList isInvalid={refused.length > 0}>
        {data.payments.map(({ id, title }) => (
          <ChoiceRow key={String(id)}>
            <Radio
              name="phone-payment"
              value={String(id)}
              checked={sameId(id, draft.payment)}
              onChange={() => onChange({ payment: id })}
            />
            <span>{textIn(title, language)}</span>
          </ChoiceRow>
        ))}
      </ChoiceList>
      {refused.length > 0 && (
        <FieldError id="phone-payment-error" className="mt-2">
          {[...refused]}
        </FieldError>
      )}
    </fieldset>
  );
}
