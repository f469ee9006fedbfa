'use client';

import { useEffect, useRef } from 'react';
import { Amount } from '@/components/hotel/amount';
import { useTranslations } from '@/components/hotel/hotel-context';
import { useMoney } from '@/components/hotel/use-money';
import { Field } from '@/components/ui/form/field';
import { FieldError } from '@/components/ui/form/field-error';
import { TextField } from '@/components/ui/form/text-field';
import { OTHER_TIP, type TipChoice, type TippedOrder, type TipSuggestion } from '@/lib/domain/tips/tip';

const CHIP =
  'flex min-h-target flex-wrap items-baseline justify-center gap-x-1.5 rounded-full bg-surface px-4 py-2 font-medium inset-ring inset-ring-line-strong transition-[background-color] duration-fast pressed:bg-sunken aria-pressed:bg-brand-soft aria-pressed:text-brand-strong aria-pressed:inset-ring-2 aria-pressed:inset-ring-brand-strong forced-colors:border forced-colors:aria-pressed:border-3';

/** What can be typed in amounts, with blanks. */
const MAX_TYPED = 20;

/**
 * The hotel's suggestions and another amount, as buttons of which none is pressed at first; a second tap takes a choice back. Rule:
 * tips/TP2.
 */
export function TipChoices(props: {
  id: string;
  /** The id of the title. */
  titleId: string;
  suggestions: readonly TipSuggestion[];
  order: TippedOrder;
  choice: TipChoice;
  isInvalid: boolean;
  /** The platform's messages about the tip. */
  refusals?: readonly string[] | undefined;
  onChange: (choice: TipChoice) => void;
}) {
  const { id, titleId, suggestions, order, choice, isInvalid, refusals = [], onChange } = props;
  const t = useTranslations();
  const { amount } = useMoney();
  const errorId = `${id}-error`;
  const isOther = choice.chosen === OTHER_TIP;
  const choose = (key: string) => onChange({ ...choice, chosen: choice.chosen === key ? '' : key });
  const field = useFocusWhenShown(isOther);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot wrap its buttons in Safari */}
      <div
        role="group"
        aria-labelledby={titleId}
        {...(isInvalid && !isOther && { 'aria-describedby': errorId })}
        data-error={(isInvalid && !isOther) || undefined}
        className="flex flex-wrap gap-2"
      >
        {suggestions.map((each) => (
          <button
            key={each.key}
            type="button"
            className={CHIP}
            aria-pressed={choice.chosen === each.key}
            onClick={() => choose(each.key)}
          >
            <Amount>{amount(each.amount)}</Amount>
            {each.percent !== null && (
              <bdi translate="no" dir="ltr" className="font-normal text-sm tabular-nums">
                {`${each.percent}\u00a0%`}
              </bdi>
            )}
          </button>
        ))}
        <button type="button" className={CHIP} aria-pressed={isOther} onClick={() => choose(OTHER_TIP)}>
          {t('tip_other')}
        </button>
      </div>
      {isOther && (
        <Field label={t('tip_other')} htmlFor={id}>
          <TextField
            id={id}
            ref={field}
            isNumber
            inputMode="decimal"
            autoComplete="off"
            maxLength={MAX_TYPED}
            // Digits keep their order in every language.
            dir="ltr"
            className="rtl:text-end"
            value={choice.typed}
            {...(isInvalid && { 'aria-invalid': true, 'aria-describedby': errorId })}
            onChange={({ target }) => onChange({ ...choice, typed: target.value })}
          />
        </Field>
      )}
      {isInvalid && (
        <FieldError id={errorId}>
          {refusals.length > 0 ? refusals : t('tip_most', { amount: amount(order.most) })}
        </FieldError>
      )}
    </>
  );
}

/** Focuses the field that a tap has opened, but not one that is there already when the checkout opens. */
function useFocusWhenShown(isShown: boolean) {
  const field = useRef<HTMLInputElement>(null);
  const was = useRef(isShown);
  useEffect(() => {
    if (isShown && !was.current) field.current?.focus();
    was.current = isShown;
  }, [isShown]);
  return field;
}
