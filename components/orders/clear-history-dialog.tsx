'use client';

import { useSetAtom } from 'jotai';
import { useWords } from '@/components/hotel/hotel-context';
import { Dialog } from '@/components/ui/dialog';
import { closeOverlays } from '@/components/ui/overlay-stack';
import { orderUuids } from '@/lib/device/order-uuids';
import { orderBadgeAtom } from './order-badge';

declare module '@/components/ui/overlay-stack' {
  interface OverlayArgs {
    'clear-history': null;
  }
}

const ID = 'clear-history';

/** Asks before this phone forgets the guest's orders; the hotel knows them still. Source: follow-up 2.2, 4.1. */
export function ClearHistoryDialog() {
  const say = useWords();
  const setBadge = useSetAtom(orderBadgeAtom);
  const clear = () => {
    orderUuids.changeNow(() => []);
    setBadge(0);
    closeOverlays();
  };
  return (
    <Dialog
      id={ID}
      title={say('clear_history_question', { clear_history: say('clear_history') })}
      describedBy={`${ID}-text`}
      role="alertdialog"
    >
      <p className="muted mt-2" id={`${ID}-text`}>
        {say('clear_history_text')}
      </p>
      <div className="actions actions--two">
        <button type="button" className="btn btn--line" onClick={() => closeOverlays()}>
          {say('no')}
        </button>
        <button type="button" className="btn btn--danger" onClick={clear}>
          {say('yes')}
        </button>
      </div>
    </Dialog>
  );
}
