'use client';

import type { ReactNode } from 'react';
import { Checkbox } from '@/components/ui/form/choice-input';
import { ChoiceList, ChoiceRow } from '@/components/ui/form/choice-list';
import { Field, FieldHint } from '@/components/ui/form/field';
import { TextField } from '@/components/ui/form/text-field';
import { Tabs, tabPanelId } from '@/components/ui/tabs';
import { type RefundChoice, refundableOf } from '@/lib/domain/desk/refund';
import { isolateNumber, textIn } from '@/lib/domain/i18n/text';
import { sameId } from '@/lib/domain/id';
import type { DeskOrder } from '../desk-api';
import { useDesk } from '../desk-context';

const NAME = 'refund';
const HINT_ID = 'refund-most';

type ChoiceProps = {
  order: DeskOrder;
  choice: RefundChoice;
  /** The id of what is said about an error; null: there is none. */
  errorId: string | null;
  onChange(choice: RefundChoice): void;
};

/** What is given back: lines, each with its price, or an amount. An order without lines has the amount alone. */
export function RefundChoiceFields(props: ChoiceProps & { children: ReactNode }) {
  const { order, choice, onChange, children } = props;
  const { t, minorAmount } = useDesk();
  const hasLines = order.products.length > 0;
  const tabs = [
    { id: 'lines', label: t('refund_lines') },
    { id: 'amount', label: t('refund_amount') },
  ] as const;
  const panel = hasLines
    ? ({ role: 'tabpanel', id: tabPanelId(NAME, choice.by), 'aria-label': t('refund_what') } as const)
    : {};
  return (
    <div className="grid gap-2" data-part="refund-choice">
      {hasLines && (
        <Tabs
          name={NAME}
          label={t('refund_what')}
          tabs={tabs}
          chosen={choice.by}
          onChoose={(by) => onChange({ ...choice, by })}
        />
      )}
      <div className="grid gap-1.5" {...panel}>
        {choice.by === 'lines' ? <RefundLines {...props} /> : <RefundAmount {...props} />}
        {children}
        <FieldHint id={HINT_ID}>
          {t('refund_most', { amount: isolateNumber(minorAmount(refundableOf(order))) })}
        </FieldHint>
      </div>
    </div>
  );
}

/** The lines with what the guest has paid for each. */
const pricedLines = ({ products, line_prices }: DeskOrder) =>
  products.map((line) => ({ ...line, price: line_prices.find(({ id }) => sameId(id, line.id))?.amount ?? 0 }));

function RefundLines({ order, choice, errorId, onChange }: ChoiceProps) {
  const { hotel, t, amount } = useDesk();
  const tick = (id: number | string, isTicked: boolean) => {
    const lines = new Set(choice.lines);
    if (isTicked) lines.add(id);
    else lines.delete(id);
    onChange({ ...choice, lines });
  };
  return (
    <fieldset aria-describedby={errorId ?? HINT_ID}>
      <legend className="sr-only">{t('refund_lines')}</legend>
      <ChoiceList isInvalid={errorId !== null}>
        {pricedLines(order).map(({ id, product, quantity, price }) => (
          <ChoiceRow key={id}>
            <Checkbox
              checked={choice.lines.has(id)}
              disabled={price <= 0}
              onChange={({ target }) => tick(id, target.checked)}
            />
            <span className="wrap-anywhere min-w-0">
              {quantity > 1 && <bdi translate="no" dir="ltr">{`${quantity}× `}</bdi>}
              <span>{textIn(product.title, hotel.language)}</span>
            </span>
            <bdi translate="no" dir="ltr" className="whitespace-nowrap tabular-nums">
              {amount(price)}
            </bdi>
          </ChoiceRow>
        ))}
      </ChoiceList>
    </fieldset>
  );
}

function RefundAmount({ choice, errorId, onChange }: ChoiceProps) {
  const { t } = useDesk();
  return (
    <Field label={t('refund_amount')} htmlFor="refund-amount" isRequired>
      <TextField
        id="refund-amount"
        isNumber
        inputMode="decimal"
        autoComplete="off"
        required
        dir="ltr"
        value={choice.typed}
        onChange={({ target }) => onChange({ ...choice, typed: target.value })}
        aria-invalid={errorId !== null || undefined}
        aria-describedby={errorId ?? HINT_ID}
      />
    </Field>
  );
}
