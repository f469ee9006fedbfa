'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from '@/components/hotel/hotel-context';
import { Button } from '@/components/ui/button/button';
import { Radio } from '@/components/ui/form/choice-input';
import { ChoiceList, ChoiceRow } from '@/components/ui/form/choice-list';
import { FieldError } from '@/components/ui/form/field-error';
import { Notice } from '@/components/ui/notice';
import { Dialog } from '@/components/ui/overlay/dialog';
import {
  afterClosing,
  closeOverlays,
  type OverlayArgs,
  openOverlays,
  replaceOverlay,
} from '@/components/ui/overlay/overlay-stack';
import { Spinner } from '@/components/ui/spinner';
import { CANCEL_REASONS, type CancelReason } from '@/lib/contract/order';
import { isolateNumber } from '@/lib/domain/i18n/text';
import { focusOrder } from './focus-order';
import { useCancelling } from './use-cancelling';
import { useKnownOrder } from './use-known-order';
import { WriteAboutOrder } from './write-about-order';

declare module '@/components/ui/overlay/overlay-stack' {
  interface OverlayArgs {
    'cancel-order': { uuid: string; num: string };
  }
}

const ID = 'cancel-order';
const TEXT_ID = `${ID}-text`;

/**
 * Asks for the reason of a cancellation; none is preselected (orders/OR17, orders/OR18). If the hotel
 * accepts the order while the dialog is open, it shows that the order can no longer be cancelled. Rule: orders/OR19.
 */
export function CancelDialog({ arg }: { arg: OverlayArgs['cancel-order'] }) {
  const { uuid } = arg;
  const t = useTranslations();
  const known = useKnownOrder(uuid);
  // After the confirmation the dialog keeps its content while it closes, even if the order changes.
  const [isConfirmed, setIsConfirmed] = useState(false);
  const isDraft = known === undefined || known?.group === 'draft';
  // The button that opened the dialog may no longer exist.
  useEffect(() => () => focusOrder(uuid), [uuid]);
  const isAsking = isDraft || isConfirmed;
  return (
    <Dialog
      id={ID}
      title={isAsking ? t('cancel_question') : t('cancel_order')}
      closeLabel={t('close')}
      describedBy={TEXT_ID}
      atEnd
    >
      {isAsking ? (
        <CancelForm arg={arg} onConfirm={() => setIsConfirmed(true)} />
      ) : (
        <NotADraft num={arg.num} isCancelled={known?.order.ostatus_id === 'cancelled'} />
      )}
    </Dialog>
  );
}

function CancelForm({ arg, onConfirm }: { arg: OverlayArgs['cancel-order']; onConfirm: () => void }) {
  const t = useTranslations();
  const [chosen, setChosen] = useState<CancelReason | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const reasons = useRef<HTMLFieldSetElement>(null);
  const errorId = useId();
  const { attempt, cancel } = useCancelling(arg.uuid);
  const isSending = attempt?.state === 'sending';
  const choose = (reason: CancelReason) => {
    setChosen(reason);
    setIsMissing(false);
  };
  const confirm = async () => {
    if (isSending) return;
    if (chosen === null) {
      setIsMissing(true);
      reasons.current?.querySelector('input')?.focus();
      return;
    }
    onConfirm();
    await cancel(chosen);
    // The guest may have gone back meanwhile; then the overlay below stays open.
    if (openOverlays().at(-1)?.name !== ID) return;
    closeOverlays();
    afterClosing(() => focusOrder(arg.uuid));
  };
  return (
    <>
      <p className="mt-2 mb-4 text-ink-2 text-sm" id={TEXT_ID}>
        {t('cancel_text', { num: isolateNumber(arg.num) })}
      </p>
      <fieldset ref={reasons} aria-describedby={isMissing ? errorId : undefined}>
        <legend className="sr-only">{t('cancel_reason')}</legend>
        <ChoiceList isInvalid={isMissing}>
          {CANCEL_REASONS.map((reason) => (
            <ChoiceRow key={reason}>
              <Radio name={ID} checked={reason === chosen} disabled={isSending} onChange={() => choose(reason)} />
              <span>{t(reason)}</span>
            </ChoiceRow>
          ))}
        </ChoiceList>
        <FieldError id={errorId}>{isMissing ? t('validation_choice') : null}</FieldError>
      </fieldset>
      <div className="mt-5 grid gap-2">
        <Button variant="danger" aria-busy={isSending} onClick={() => void confirm()}>
          {isSending && <Spinner />}
          <span>{t('ready_btn')}</span>
        </Button>
      </div>
    </>
  );
}

function NotADraft({ num, isCancelled }: { num: string; isCancelled: boolean }) {
  const t = useTranslations();
  const close = useRef<HTMLButtonElement>(null);
  // The focused control was removed together with the question.
  useEffect(() => close.current?.focus(), []);
  return (
    <>
      <div className="mt-4" id={TEXT_ID}>
        <Notice tone={isCancelled ? 'info' : 'warn'} alert>
          {t(isCancelled ? 'order_status__cancelled' : 'cancel_too_late')}
        </Notice>
      </div>
      <div className="mt-5 grid gap-2">
        <Button ref={close} variant="primary" onClick={() => closeOverlays()}>
          {t('close')}
        </Button>
        {!isCancelled && (
          <WriteAboutOrder num={num} label="cancel_too_late_write" open={() => replaceOverlay('chat')} />
        )}
      </div>
    </>
  );
}
