'use client';

import { type FormEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Field, FieldHint } from '@/components/ui/form/field';
import { TextField } from '@/components/ui/form/text-field';
import {
  NO_REFUND,
  type Refund,
  type RefundChoice,
  type RefundRefusal,
  refundableOf,
  refundOf,
} from '@/lib/domain/desk/refund';
import { languageName } from '@/lib/domain/i18n/language';
import { isolateNumber } from '@/lib/domain/i18n/text';
import type { DeskMessages } from '@/lib/words/desk-messages';
import type { DeskOrder } from '../desk-api';
import { useDesk } from '../desk-context';
import { DeskDialog } from '../desk-dialog';
import type { OrderContext } from './order-context';
import { RefundChoiceFields } from './refund-choice';
import { useRefund } from './use-refund';

/** As many characters as the staff call takes. */
const MAX_REASON = 500;

type Errors = { choice: keyof DeskMessages | null; reason: keyof DeskMessages | null; call: keyof DeskMessages | null };

const PROBLEMS = { nothing: 'refund_nothing', 'no-amount': 'bad_value', 'too-much': 'refund_too_much' } as const;

/** What is said where: of what staff have sent as far as it is wrong, then of what the server refused. */
function errorsOf({ problem, isReasonMissing }: Refund, refusal: RefundRefusal | null, isChecked: boolean): Errors {
  // After a refusal the order was read again, and less may be left than before.
  const isRead = isChecked || refusal === 'lines' || refusal === 'amount';
  const choice = isRead && problem !== null ? PROBLEMS[problem] : null;
  return {
    choice: choice ?? said(REFUSED_CHOICES, refusal),
    reason: (isChecked && isReasonMissing) || refusal === 'reason' ? 'refund_reason_needed' : null,
    call: said(REFUSED_CALLS, refusal),
  };
}

type Said = Readonly<Partial<Record<RefundRefusal, keyof DeskMessages>>>;

const said = (words: Said, refusal: RefundRefusal | null) => (refusal === null ? null : (words[refusal] ?? null));

/** An amount that the server refuses and that is not more than what is left is finer than the payment service takes. */
const REFUSED_CHOICES: Said = { lines: 'refund_lines_gone', amount: 'refund_too_fine' };
const REFUSED_CALLS: Said = { over: 'refund_over', changed: 'changed_by_other', 'no-response': 'no_response' };

/** Asks what is given back to the guest of an order, and why. Rule: money/MY9. */
export function RefundQuestion(props: { order: DeskOrder; context: OrderContext; onClose(): void }) {
  const { order, context, onClose } = props;
  const { hotel, t, minorAmount } = useDesk();
  const form = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState<RefundChoice>({
    ...NO_REFUND,
    by: order.products.length > 0 ? 'lines' : 'amount',
  });
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const { isBusy, refusal, changedBy, send, clearRefusal, isRepeated } = useRefund(order);
  const refund = refundOf(order, { choice, reason, digits: hotel.currency_digits });
  const errors = errorsOf(refund, refusal, isChecked);
  const number = `#${order.num}`;
  const written = isolateNumber(refund.amount === null ? '' : minorAmount(refund.amount));
  const give = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (context.isOffline) return;
    if (!isRepeated(refund.body) && (refund.problem !== null || refund.isReasonMissing)) {
      setIsChecked(true);
      const wrong = refund.problem === null ? '#refund-reason' : '[data-part="refund-choice"] input:enabled';
      return form.current?.querySelector<HTMLElement>(wrong)?.focus();
    }
    if (!(await send(refund.body))) return;
    context.moves.announce(t('refund_sent', { number, amount: written }));
    onClose();
  };
  return (
    <DeskDialog title={t('refund_title', { number })} onClose={onClose}>
      <form ref={form} className="grid gap-4" noValidate onSubmit={give}>
        <RefundChoiceFields
          order={order}
          choice={choice}
          errorId={errors.choice === null ? null : 'refund-choice-error'}
          onChange={(next) => {
            setChoice(next);
            clearRefusal();
          }}
        >
          <RefundError id="refund-choice-error" error={errors.choice} order={order} />
        </RefundChoiceFields>
        <Field label={t('refund_reason')} htmlFor="refund-reason" isRequired>
          <TextField
            id="refund-reason"
            value={reason}
            onChange={({ target }) => {
              setReason(target.value);
              clearRefusal();
            }}
            required
            maxLength={MAX_REASON}
            autoComplete="off"
            aria-invalid={errors.reason !== null || undefined}
            aria-describedby={errors.reason === null ? 'refund-reason-hint' : 'refund-reason-error refund-reason-hint'}
          />
          <RefundError id="refund-reason-error" error={errors.reason} order={order} />
          <FieldHint id="refund-reason-hint">
            {t('refund_reason_hint', { language: languageName(order.language) })}
          </FieldHint>
        </Field>
        <RefundError id="refund-call-error" error={errors.call} order={order} changedBy={changedBy} />
        <div className="grid grid-cols-2 gap-2">
          <Button variant="outline" onClick={onClose}>
            {t('leave_as_is')}
          </Button>
          <Button type="submit" variant="danger" disabled={context.isOffline} aria-busy={isBusy}>
            {refund.amount === null ? t('refund') : t('refund_now', { amount: written })}
          </Button>
        </div>
      </form>
    </DeskDialog>
  );
}

type ErrorProps = {
  id: string;
  error: keyof DeskMessages | null;
  order: DeskOrder;
  /** Who has changed the order meanwhile; null: not known. */
  changedBy?: string | null;
};

function RefundError({ id, error, order, changedBy = null }: ErrorProps) {
  const { t, minorAmount } = useDesk();
  if (error === null) return null;
  const name = `#${order.num}`;
  const amount = isolateNumber(minorAmount(refundableOf(order)));
  const isNamed = error === 'changed_by_other' && changedBy !== null;
  return (
    <p id={id} role="alert" className="text-danger text-sm">
      {isNamed ? t('changed_by', { by: changedBy, name }) : t(error, { amount, name })}
    </p>
  );
}
