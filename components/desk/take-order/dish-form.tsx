'use client';

import { type FormEvent, useEffect, useId, useRef } from 'react';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { unavailabilityText } from '@/components/hotel/unavailability-text';
import { useMoney } from '@/components/hotel/use-money';
import { OptionForm } from '@/components/options/form/option-form';
import { focusOption } from '@/components/options/form/option-ids';
import { Button } from '@/components/ui/button/button';
import { CARD } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/form/choice-input';
import { FieldError } from '@/components/ui/form/field-error';
import { Stepper } from '@/components/ui/form/stepper';
import { Notice } from '@/components/ui/notice';
import type { FoodNote } from '@/lib/domain/allergens/food-note';
import type { CartLine } from '@/lib/domain/cart/cart';
import { quantitySteps } from '@/lib/domain/cart/cart';
import { ageTextFor } from '@/lib/domain/catalogue/age-gate';
import { openingInWords } from '@/lib/domain/i18n/format-opening';
import { textIn } from '@/lib/domain/i18n/text';
import { scheduledOption } from '@/lib/domain/money/price';
import { useDesk } from '../desk-context';
import { DishFood } from './dish-food';
import type { OfferedDish } from './read-dish';
import { type DishFormState, useDishForm } from './use-dish-form';

const AGES = { is_adult_16: 16, is_adult_18: 18 } as const;

/**
 * The questions of a dish as its guest would answer them. `line`: the one that is changed; null: a new one. `note`: what the guest cannot
 * eat.
 */
export function DishForm(props: {
  dish: OfferedDish;
  line: CartLine | null;
  note: FoodNote;
  onAdd(line: CartLine): void;
  onCancel(): void;
}) {
  const { dish, line, note, onAdd, onCancel } = props;
  const hotel = useHotel();
  const { t } = useDesk();
  const form = useDishForm(dish, line);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const made = form.submit();
    if (made === null) return;
    if ('missing' in made) focusOption(id, made.missing);
    else onAdd(made.line);
  };
  return (
    <form
      className={`${CARD} grid gap-6 overflow-x-clip p-4`}
      aria-labelledby={`${id}-title`}
      noValidate
      onSubmit={submit}
    >
      <div>
        <h3 ref={heading} id={`${id}-title`} tabIndex={-1} className="font-medium text-lg outline-none">
          {textIn(dish.product.title, hotel.language)}
        </h3>
        <DishFood product={{ ...dish.product, property: form.kit }} note={note} />
      </div>
      <Availability form={form} />
      {form.kit && (
        <OptionForm
          kit={form.kit}
          onChange={form.answer}
          invalid={form.invalid}
          idPrefix={id}
          context={{ product: form.product }}
        />
      )}
      {form.asksAge && <AgeQuestion id={id} dish={dish} form={form} />}
      <Quantity form={form} />
      <div className="grid grid-cols-2 gap-2">
        <Button variant="outline" size="sm" onClick={onCancel}>
          {t('back')}
        </Button>
        <AddButton form={form} isChange={line !== null} />
      </div>
    </form>
  );
}

/** Why it cannot be ordered, or for when it is. Rules: hours/H14, stock/SK5. */
function Availability({ form: { reason, opening } }: { form: DishFormState }) {
  const hotel = useHotel();
  const t = useTranslations();
  if (reason !== null)
    return (
      <Notice tone="warn" alert>
        <span className="first-letter:uppercase">{unavailabilityText(reason, { t, hotel })}</span>
      </Notice>
    );
  return opening === null ? null : (
    <Notice tone="info">{t('order_ahead', { time: openingInWords(opening, hotel) })}</Notice>
  );
}

/** Nobody sees who phones, so that reception asks. Rule: telephone-orders/TO6. */
function AgeQuestion({ id, dish, form }: { id: string; dish: OfferedDish; form: DishFormState }) {
  const { variations } = useHotel();
  const { t } = useDesk();
  const age = AGES[ageTextFor(dish.section, variations.age16Under)];
  const isMissing = form.hasTried && !form.isOfAge;
  return (
    <div>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is its control */}
      <label className="grid min-h-target cursor-pointer grid-cols-[24px_minmax(0,1fr)] items-center gap-3">
        <Checkbox
          checked={form.isOfAge}
          required
          {...(isMissing && { 'aria-invalid': true, 'aria-describedby': `${id}-age-error` })}
          onChange={({ target }) => form.setIsOfAge(target.checked)}
        />
        <span>{t('age_confirmed', { age })}</span>
      </label>
      {isMissing && <FieldError id={`${id}-age-error`}>{t('age_missing')}</FieldError>}
    </div>
  );
}

function Quantity({ form }: { form: DishFormState }) {
  const t = useTranslations();
  if (!form.product.show_quantity || scheduledOption({ property: form.kit }) !== null) return null;
  return (
    <Stepper
      label={t('quantity')}
      value={form.quantity}
      onStep={form.step}
      {...quantitySteps(form.product, form.quantity)}
      labels={{ fewer: t('fewer'), more: t('more') }}
    />
  );
}

function AddButton({ form, isChange }: { form: DishFormState; isChange: boolean }) {
  const { t } = useDesk();
  const price = useMoney().price(form.total);
  return (
    <Button type="submit" variant="primary" size="sm" isSplit={price !== ''} disabled={form.reason !== null}>
      <span>{t(isChange ? 'save' : 'add_dish')}</span>
      {price !== '' && <bdi className="tabular-nums">{price}</bdi>}
    </Button>
  );
}
