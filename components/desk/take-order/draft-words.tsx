'use client';

import { useTranslations } from '@/components/hotel/hotel-context';
import { CARD } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/form/choice-input';
import { Field, FieldHint } from '@/components/ui/form/field';
import { TextArea } from '@/components/ui/form/text-area';
import { Icon } from '@/components/ui/icon';
import { chevronDownIcon } from '@/components/ui/icons/chevron-down';
import { ALLERGENS, DIETS } from '@/lib/domain/allergens/allergens';
import { ALLERGEN_KEYS, DIET_KEYS } from '@/lib/domain/allergens/food-message-keys';
import { toggled } from '@/lib/domain/allergens/food-note';
import { MAX_COMMENT_LENGTH } from '@/lib/domain/checkout/checkout';
import type { OrderDraft } from '@/lib/domain/telephone-orders/order-draft';
import { useDesk } from '../desk-context';

type WordsProps = { draft: OrderDraft; onChange(change: Partial<OrderDraft>): void };

/** What the guest says beside the dishes, and what the staff note. */
export function DraftWords({ draft, onChange }: WordsProps) {
  const words = useTranslations();
  const { t } = useDesk();
  return (
    <>
      <FoodQuestion draft={draft} onChange={onChange} />
      <Field label={words('comment')} htmlFor="phone-comment">
        <TextArea
          id="phone-comment"
          text={draft.comment}
          value={draft.comment}
          maxLength={MAX_COMMENT_LENGTH}
          onChange={({ target }) => onChange({ comment: target.value })}
        />
      </Field>
      <Field label={t('note_staff')} htmlFor="phone-note">
        <TextArea
          id="phone-note"
          text={draft.note}
          value={draft.note}
          maxLength={MAX_COMMENT_LENGTH}
          aria-describedby="phone-note-hint"
          onChange={({ target }) => onChange({ note: target.value })}
        />
        <FieldHint id="phone-note-hint">{t('note_staff_hint')}</FieldHint>
      </Field>
    </>
  );
}

/** The guest's allergies and diet, which reach the kitchen as those of a device do. Rule: allergens/AL12. */
function FoodQuestion({ draft: { food }, onChange }: WordsProps) {
  const words = useTranslations();
  const { t } = useDesk();
  const count = food.allergens.length + food.diets.length;
  return (
    <details className={`${CARD} group/food`} open={count > 0 || undefined}>
      <summary className="flex min-h-target cursor-pointer list-none items-center gap-2 px-4 font-medium [&::-webkit-details-marker]:hidden">
        <span>{t('allergies')}</span>
        {count > 0 && <span className="text-danger tabular-nums">{count}</span>}
        <Icon shape={chevronDownIcon} size="sm" className="ms-auto transition-transform group-open/food:rotate-180" />
      </summary>
      <div className="grid gap-4 p-4 pt-0">
        <Boxes
          legend={t('menu_allergens')}
          all={ALLERGENS}
          chosen={food.allergens}
          nameOf={(code) => words(ALLERGEN_KEYS[code])}
          onChange={(allergens) => onChange({ food: { ...food, allergens } })}
        />
        <Boxes
          legend={t('diets')}
          all={DIETS}
          chosen={food.diets}
          nameOf={(code) => words(DIET_KEYS[code])}
          onChange={(diets) => onChange({ food: { ...food, diets } })}
        />
      </div>
    </details>
  );
}

function Boxes<T extends string>(props: {
  legend: string;
  all: readonly T[];
  chosen: readonly T[];
  nameOf(code: T): string;
  onChange(chosen: readonly T[]): void;
}) {
  const { legend, all, chosen, nameOf, onChange } = props;
  return (
    <fieldset className="grid grid-cols-[repeat(auto-fill,minmax(min(144px,100%),1fr))] gap-x-4">
      <legend className="mb-1 text-ink-2 text-sm">{legend}</legend>
      {all.map((code) => (
        // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is its control
        <label
          key={code}
          className="grid min-h-target cursor-pointer grid-cols-[24px_minmax(0,1fr)] items-center gap-3"
        >
          <Checkbox checked={chosen.includes(code)} onChange={() => onChange(toggled(all, chosen, code))} />
          <span className="hyphens-auto break-words first-letter:uppercase">{nameOf(code)}</span>
        </label>
      ))}
    </fieldset>
  );
}
