'use client';

import { useState } from 'react';
import { useWords } from '@/components/hotel/hotel-context';
import { Dialog } from '@/components/ui/dialog';
import { afterClosing, closeOverlays, type OverlayArgs, openOverlays } from '@/components/ui/overlay-stack';
import { Spinner } from '@/components/ui/spinner';
import { CANCEL_REASONS, type CancelReason } from '@/lib/contract/order';
import { focusOrder } from './focus-order';
import { useCancelling } from './use-cancelling';

declare module '@/components/ui/overlay-stack' {
  interface OverlayArgs {
    'cancel-order': { uuid: string; num: string };
  }
}

const ID = 'cancel-order';

/** Why an order is cancelled; the first reason is chosen already. Source: follow-up 2.4. */
export function CancelDialog({ arg }: { arg: OverlayArgs['cancel-order'] }) {
  const say = useWords();
  const [chosen, setChosen] = useState<CancelReason>(CANCEL_REASONS[0]);
  const { attempt, cancel } = useCancelling(arg.uuid);
  const isSending = attempt?.state === 'sending';
  const confirm = async () => {
    if (isSending) return;
    await cancel(chosen);
    // The guest may have gone back meanwhile: what lies below stays.
    if (openOverlays().at(-1)?.name !== ID) return;
    closeOverlays();
    // The button that the focus would go back to is gone with the draft.
    afterClosing(() => focusOrder(arg.uuid));
  };
  return (
    <Dialog id={ID} title={say('cancel_question')} closeLabel={say('close')} describedBy={`${ID}-text`} atEnd>
      <p className="muted small mt-2 mb-4" id={`${ID}-text`}>
        {say('cancel_text', { num: arg.num })}
      </p>
      <fieldset className="opts">
        <legend className="sr">{say('cancel_reason')}</legend>
        {CANCEL_REASONS.map((reason) => (
          <label className="opt" key={reason}>
            <input
              type="radio"
              name={ID}
              checked={reason === chosen}
              disabled={isSending}
              onChange={() => setChosen(reason)}
            />
            <span>{say(reason)}</span>
          </label>
        ))}
      </fieldset>
      <div className="actions">
        <button type="button" className="btn btn--primary" aria-busy={isSending} onClick={() => void confirm()}>
          {isSending && <Spinner />}
          {say('ready_btn')}
        </button>
      </div>
    </Dialog>
  );
}
