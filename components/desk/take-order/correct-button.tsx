'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Notice } from '@/components/ui/notice';
import { resource, useResource } from '@/components/ui/resource';
import { Spinner } from '@/components/ui/spinner';
import { nextMove } from '@/lib/domain/desk/lanes';
import { isolateNumber } from '@/lib/domain/i18n/text';
import type { DeskOrder } from '../desk-api';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import { SideSheet } from '../side-sheet';

const correctOrder = resource(() => import('./correct-order').then((module) => module.CorrectOrder));

/** Opens the lines of an order to change them, until it has ended. Rule: telephone-orders/TO8. */
export function CorrectButton({ order }: { order: DeskOrder }) {
  const { hotel, t } = useDesk();
  const { may, isOffline } = useDeskData();
  const [isOpen, setIsOpen] = useState(false);
  if (!may('take-orders') || hotel.guests === undefined || nextMove(order.ostatus_id) === null) return null;
  return (
    <>
      <Button variant="outline" size="sm" disabled={isOffline} onClick={() => setIsOpen(true)}>
        {t('correct_order')}
      </Button>
      {isOpen && <CorrectSheet order={order} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function CorrectSheet({ order, onClose }: { order: DeskOrder; onClose(): void }) {
  const { t } = useDesk();
  const { value: CorrectOrder, hasFailed } = useResource(correctOrder);
  return (
    <SideSheet isWide title={`${t('correct_order')} ${isolateNumber(`#${order.num}`)}`} onClose={onClose}>
      {hasFailed && <Notice tone="warn">{t('take_order_not_loaded')}</Notice>}
      {!hasFailed && CorrectOrder === undefined && (
        <div className="grid place-items-center p-10">
          <Spinner />
        </div>
      )}
      {CorrectOrder !== undefined && <CorrectOrder order={order} onSaved={onClose} />}
    </SideSheet>
  );
}
