'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon';
import { smartphoneIcon } from '@/components/ui/icons/smartphone';
import { Notice } from '@/components/ui/notice';
import type { DeskMessages } from '@/lib/words/desk-messages';
import { callDesk, type DeskOrder, type DeskResponse, isSignedOut } from '../desk-api';
import { useDesk } from '../desk-context';
import { LinkDialog } from '../link-dialog';
import { useDeskData } from '../live/desk-data';

type Handed = { path: string };

/** Why an order cannot be handed over. Rule: telephone-orders/TO14. */
function causeOf({ fields }: Extract<DeskResponse<Handed>, { ok: false }>): keyof DeskMessages {
  if (fields.includes('room')) return 'hand_over_no_room';
  return fields.includes('stay') ? 'hand_over_stay_over' : 'hand_over_failed';
}

/** Hands an order that staff have taken to the telephone of its guest. Rule: telephone-orders/TO15. */
export function HandOver({ order }: { order: DeskOrder }) {
  const { t } = useDesk();
  const { may, isOffline, onSignedOut } = useDeskData();
  const [link, setLink] = useState<string | null>(null);
  const [failed, setFailed] = useState<keyof DeskMessages | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  if (!order.taken_by_staff || !may('take-orders')) return null;
  const hand = async () => {
    setIsBusy(true);
    setFailed(null);
    const response = await callDesk<Handed>(`/orders/${order.uuid}/hand-over`, {});
    setIsBusy(false);
    if (response.ok) setLink(new URL(response.value.path, window.location.origin).href);
    else if (isSignedOut(response)) onSignedOut();
    else setFailed(causeOf(response));
  };
  return (
    <div className="grid gap-2">
      <Button variant="soft" size="sm" disabled={isOffline || isBusy} onClick={() => void hand()}>
        <Icon shape={smartphoneIcon} size="sm" />
        <span>{t('hand_over_order')}</span>
      </Button>
      {order.is_handed_over && <p className="text-ink-2 text-sm">{t('handed_over')}</p>}
      {failed !== null && (
        <Notice tone="warn" alert>
          {t(failed)}
        </Notice>
      )}
      {link !== null && (
        <LinkDialog
          title={t('hand_over_order')}
          text={t('hand_over_text')}
          label={t('hand_over_link')}
          link={link}
          onClose={() => setLink(null)}
        />
      )}
    </div>
  );
}
