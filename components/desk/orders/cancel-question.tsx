'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Radio } from '@/components/ui/form/choice-input';
import { ChoiceList, ChoiceRow } from '@/components/ui/form/choice-list';
import { Field } from '@/components/ui/form/field';
import { TextArea } from '@/components/ui/form/text-area';
import { STAFF_CANCEL_REASONS, type StaffCancelReason } from '@/lib/contract/order';
import { languageName } from '@/lib/domain/i18n/language';
import type { DeskMessages } from '@/lib/words/desk-messages';
import type { DeskOrder } from '../desk-api';
import { useDesk } from '../desk-context';
import { DeskDialog } from '../desk-dialog';
import type { CardContext } from './order-card';

const REASON_WORDS: Readonly<Record<StaffCancelReason, keyof DeskMessages>> = {
  order_cancel__sold_out: 'reason_sold_out',
  order_cancel__closed: 'reason_closed',
  order_cancel__request: 'reason_request',
  order_cancel__other: 'reason_other',
};

/** Asks for the reason before an order is cancelled, and for words that the guest reads with it. Rule: desk/DE29. */
export function CancelQuestion(props: { order: DeskOrder; context: CardContext; onClose(): void }) {
  const { order, context, onClose } = props;
  const { moves, isOffline } = context;
  const { t } = useDesk();
  const [reason, setReason] = useState<StaffCancelReason>(STAFF_CANCEL_REASONS[0]);
  const [words, setWords] = useState('');
  const cancel = async () => {
    await moves.cancel(order, reason, words.trim());
    onClose();
  };
  return (
    <DeskDialog title={t('cancel_title', { number: `#${order.num}` })} onClose={onClose}>
      <p className="text-ink-2 text-sm">
        <span>{t('cancel_language', { language: languageName(order.language) })}</span>
        {order.integration_payment?.status_id === 'done' && (
          <b className="mt-1 block font-medium text-danger">{t('cancel_paid')}</b>
        )}
      </p>
      <fieldset>
        <legend className="sr-only">{t('cancel_reason')}</legend>
        <ChoiceList>
          {STAFF_CANCEL_REASONS.map((each) => (
            <ChoiceRow key={each}>
              <Radio name="cancel-reason" checked={each === reason} onChange={() => setReason(each)} />
              <span>{t(REASON_WORDS[each])}</span>
            </ChoiceRow>
          ))}
        </ChoiceList>
      </fieldset>
      <Field label={t('cancel_words')} htmlFor="cancel-words">
        <TextArea
          id="cancel-words"
          text={words}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          maxLength={2000}
        />
      </Field>
      <div className="grid grid-cols-2 gap-2">
        <Button variant="outline" onClick={onClose}>
          {t('keep_order')}
        </Button>
        <Button variant="danger" disabled={isOffline || moves.busy.has(order.uuid)} onClick={cancel}>
          {t('cancel')}
        </Button>
      </div>
    </DeskDialog>
  );
}
