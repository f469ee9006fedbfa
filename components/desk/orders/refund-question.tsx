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
  const choice = (isChecked || refusal === 'lines') && problem !== null ? PROBLEMS[problem] : null;
  const refused = refusal === 'lines' ? 'refund_lines_gone' : refusal === 'amount' ? 'refund_too_much' : null;
  return {
    choice: choice ?? refused,
    reason: (isChecked && isReasonMissing) || refusal === 'reason' ? 'refund_reason_needed' : null,
    call: refusal === 'over' ? 'refund_over' : refusal === 'no-response' ? 'no_response' : null,
  };
}

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
  const { isBusy, refusal, send, clearRefusal, isRepeated } = useRefund(order);
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
        <RefundError id="refund-call-error" error={errors.call} order={order} />
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

function RefundError({ id, error, order }: { id: string; error: keyof DeskMessages | null; order: DeskOrder }) {
  const { t, minorAmount } = useDesk();
  if (error === null) return null;
  return (
    <p id={id} role="alert" className="text-danger text-sm">
      {t(error, { amount: isolateNumber(minorAmount(refundableOf(order))) })}
    </p>
  );
}
