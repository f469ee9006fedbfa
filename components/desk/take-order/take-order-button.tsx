'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon';
import { phoneIcon } from '@/components/ui/icons/phone';
import { Notice } from '@/components/ui/notice';
import { resource, useResource } from '@/components/ui/resource';
import { Spinner } from '@/components/ui/spinner';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import { SideSheet } from '../side-sheet';

/** The guests' own questions, which a desk loads only to take an order. */
const takeOrder = resource(() => import('./take-order').then((module) => module.TakeOrder));

/**
 * Opens the screen on which reception takes an order for a guest who phones; also without a connection, because the guest is speaking
 * already and nothing that is typed is lost. Rules: telephone-orders/TO6, telephone-orders/TO7.
 */
export function TakeOrderButton() {
  const { hotel, t } = useDesk();
  const { may } = useDeskData();
  const [isOpen, setIsOpen] = useState(false);
  if (!may('take-orders') || hotel.guests === undefined) return null;
  return (
    <>
      <Button variant="primary" size="sm" className="w-auto! whitespace-nowrap" onClick={() => setIsOpen(true)}>
        <Icon shape={phoneIcon} size="sm" />
        <span>{t('take_order')}</span>
      </Button>
      {isOpen && <TakeOrderSheet onClose={() => setIsOpen(false)} />}
    </>
  );
}

function TakeOrderSheet({ onClose }: { onClose(): void }) {
  const { t } = useDesk();
  const { value: TakeOrder, hasFailed } = useResource(takeOrder);
  return (
    <SideSheet isWide title={t('take_order')} onClose={onClose}>
      {hasFailed && <Notice tone="warn">{t('take_order_not_loaded')}</Notice>}
      {!hasFailed && TakeOrder === undefined && (
        <div className="grid place-items-center p-10">
          <Spinner />
        </div>
      )}
      {TakeOrder !== undefined && <TakeOrder onPlaced={onClose} />}
    </SideSheet>
  );
}
