'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Radio } from '@/components/ui/form/choice-input';
import { ChoiceList, ChoiceRow } from '@/components/ui/form/choice-list';
import { Field } from '@/components/ui/form/field';
import { TextArea } from '@/components/ui/form/text-area';
import { STAFF_CANCEL_REASONS, type StaffCancelReason } from '@/lib/contract/order';
import { cancelWords } from '@/lib/domain/desk/cancellation';
import { paymentMark } from '@/lib/domain/desk/payment-mark';
import { languageName } from '@/lib/domain/i18n/language';
import { textIn } from '@/lib/domain/i18n/text';
import type { DeskOrder } from '../desk-api';
import { useDesk } from '../desk-context';
import { DeskDialog } from '../desk-dialog';
import { REASON_WORDS } from './cancel-reasons';
import type { OrderContext } from './order-context';
import { type SoldOut, SoldOutLines } from './sold-out-lines';

const MAX_WORDS = 2000;

/**
 * Asks for the reason before an order is cancelled, and for words that the guest reads with it. No reason is chosen
 * beforehand. Rule: desk/DE29.
 */
export function CancelQuestion(props: { order: DeskOrder; context: OrderContext; onClose(): void }) {
  const { order, context, onClose } = props;
  const { moves, isOffline } = context;
  const { hotel, t } = useDesk();
  const reasons = useRef<HTMLFieldSetElement>(null);
  const [reason, setReason] = useState<StaffCancelReason | null>(null);
  const [isReasonMissing, setIsReasonMissing] = useState(false);
  const [words, setWords] = useState('');
  const [soldOut, setSoldOut] = useState<SoldOut>({ lines: new Set(), isOffSale: false });
  const ticked = reason === 'order_cancel__sold_out' ? soldOut.lines : new Set<number | string>();
  const written = cancelWords(order, { soldOut: ticked, words });
  const mark = paymentMark(order);

  const choose = (next: StaffCancelReason) => {
    setReason(next);
    setIsReasonMissing(false);
    // Of one line there is nothing to choose.
    const [only, ...others] = order.products;
    if (only !== undefined && others.length === 0) setSoldOut({ ...soldOut, lines: new Set([only.id]) });
  };
  const cancel = async () => {
    if (reason === null) {
      setIsReasonMissing(true);
      return reasons.current?.querySelector('input')?.focus();
    }
    const gone = order.products.filter(({ id }) => soldOut.isOffSale && ticked.has(id));
    const offSale = gone.flatMap(({ product, repeat }) =>
      repeat === null ? [] : [{ id: repeat.product_id, name: textIn(product.title, hotel.language) }],
    );
    await moves.cancel(order, { reason, words: written, offSale });
    onClose();
  };
  return (
    <DeskDialog title={t('cancel_title', { number: `#${order.num}` })} onClose={onClose}>
      <p className="text-ink-2 text-sm">
        <span>{t('cancel_language', { language: languageName(order.language) })}</span>
        {(mark === 'paid' || mark === 'reserved') && (
          <b className="mt-1 block font-medium text-danger">{t(mark === 'paid' ? 'cancel_paid' : 'cancel_reserved')}</b>
        )}
      </p>
      <fieldset ref={reasons} className="grid gap-2" aria-describedby={isReasonMissing ? 'reason-missing' : undefined}>
        <legend className="sr-only">{t('cancel_reason')}</legend>
        <ChoiceList isInvalid={isReasonMissing}>
          {STAFF_CANCEL_REASONS.map((each) => (
            <ChoiceRow key={each}>
              <Radio name="cancel-reason" checked={each === reason} onChange={() => choose(each)} />
              <span>{t(REASON_WORDS[each])}</span>
            </ChoiceRow>
          ))}
        </ChoiceList>
        {isReasonMissing && (
          <p id="reason-missing" role="alert" className="text-danger text-sm">
            {t('reason_needed')}
          </p>
        )}
      </fieldset>
      {reason === 'order_cancel__sold_out' && <SoldOutLines order={order} soldOut={soldOut} onChange={setSoldOut} />}
      <Field label={t('cancel_words')} htmlFor="cancel-words">
        <TextArea
          id="cancel-words"
          text={words}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          maxLength={MAX_WORDS - cancelWords(order, { soldOut: ticked, words: '' }).length - 1}
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
