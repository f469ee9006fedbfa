'use client';

import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { useMoney } from '@/components/hotel/use-money';
import { IconButton } from '@/components/ui/button/icon-button';
import { TextButton } from '@/components/ui/button/text-button';
import { CARD } from '@/components/ui/card';
import { FieldError } from '@/components/ui/form/field-error';
import { Stepper } from '@/components/ui/form/stepper';
import { xIcon } from '@/components/ui/icons/x';
import type { FoodNote } from '@/lib/domain/allergens/food-note';
import { type CartLine, quantitySteps } from '@/lib/domain/cart/cart';
import { textIn } from '@/lib/domain/i18n/text';
import { lineTotal, scheduledOption } from '@/lib/domain/money/price';
import { useDesk } from '../desk-context';
import { DishWarning } from './dish-food';
import { LineText } from './line-text';

type LineActions = {
  onStep(key: string, step: 1 | -1): void;
  onChange(line: CartLine): void;
  onRemove(line: CartLine): void;
};

/**
 * The lines that are to be ordered. `note`: what the guest cannot eat. `refusals`: what the server says of a product, by the fields of its
 * refusal.
 */
export function DraftLines(
  props: {
    lines: readonly CartLine[];
    note: FoodNote;
    refusals: Readonly<Record<string, readonly string[]>>;
  } & LineActions,
) {
  const { lines, refusals, ...actions } = props;
  const { t } = useDesk();
  if (lines.length === 0) return null;
  return (
    <ul className={`${CARD} overflow-hidden`} aria-label={t('products')}>
      {lines.map((line) => (
        <DraftLine key={line.key} line={line} refusals={refusals[`products.${line.product.id}`] ?? []} {...actions} />
      ))}
    </ul>
  );
}

function DraftLine(props: { line: CartLine; note: FoodNote; refusals: readonly string[] } & LineActions) {
  const { line, note, refusals, onStep, onChange, onRemove } = props;
  const { language } = useHotel();
  const { t } = useDesk();
  const words = useTranslations();
  const price = useMoney().price(lineTotal(line.product, line.quantity));
  const title = textIn(line.product.title, language);
  const hasStepper = line.product.show_quantity && scheduledOption(line.product) === null;
  return (
    <li className="grid gap-2 border-line p-3 not-first:border-t">
      <div className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-start gap-x-3">
        <LineText line={line} />
        <bdi className="whitespace-nowrap pt-2 tabular-nums">{price}</bdi>
        <IconButton icon={xIcon} size="sm" label={t('remove_line', { name: title })} onClick={() => onRemove(line)} />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {hasStepper && (
          <Stepper
            label={`${words('quantity')}: ${title}`}
            value={line.quantity}
            onStep={(step) => onStep(line.key, step)}
            {...quantitySteps(line.product, line.quantity)}
            labels={{ fewer: words('fewer'), more: words('more') }}
          />
        )}
        {line.product.property !== null && (
          <TextButton className="min-h-target min-w-target text-start" onClick={() => onChange(line)}>
            <span>{t('change')}</span>
            <span className="sr-only">{` ${title}`}</span>
          </TextButton>
        )}
      </div>
      <DishWarning product={line.product} note={note} />
      {refusals.length > 0 && <FieldError id={`refused-${line.key}`}>{[...refusals]}</FieldError>}
    </li>
  );
}
