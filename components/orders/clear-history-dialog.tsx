'use client';

import { useSetAtom } from 'jotai';
import { useTranslations } from '@/components/hotel/hotel-context';
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';
import { focusDrawer } from '@/components/ui/overlay/drawer';
import { afterClosing, closeOverlays } from '@/components/ui/overlay/overlay-stack';
import { orderUuids } from '@/lib/device/order-uuids';
import { orderBadgeAtom } from './order-badge';

declare module '@/components/ui/overlay/overlay-stack' {
  interface OverlayArgs {
    'clear-history': null;
  }
}

/**
 * Asks before this phone forgets the guest's orders; the hotel knows them still. Rules: orders/OR23, personal-data/PD2.
 */
export function ClearHistoryDialog() {
  const t = useTranslations();
  const setBadge = useSetAtom(orderBadgeAtom);
  const clear = () => {
    orderUuids.changeNow(() => []);
    setBadge(0);
    closeOverlays();
    // The button that the focus would go back to is gone with the history.
    afterClosing(() => focusDrawer('orders'));
  };
  return (
    <ConfirmDialog
      id="clear-history"
      title={t('clear_history_question', { clear_history: t('clear_history') })}
      text={t('clear_history_text')}
      words={{ yes: t('yes'), no: t('no') }}
      onYes={clear}
    />
  );
}
