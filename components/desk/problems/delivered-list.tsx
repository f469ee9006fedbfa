'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { callDesk, isSignedOut } from '../desk-api';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import type { DeskNotification } from '../live/use-notifications';
import { Technical } from './connections';
import { NotificationRow } from './notification-row';
import { ProblemList } from './problem-list';

/** What has arrived in the last days, read when somebody asks for it. Rule: desk/DE27. */
export function DeliveredList() {
  const { t } = useDesk();
  const { settings, isOffline, onSignedOut } = useDeskData();
  const [delivered, setDelivered] = useState<readonly DeskNotification[] | 'no-response' | null>(null);
  if (settings.notification_channels.length === 0) return null;
  const read = async () => {
    const response = await callDesk<DeskNotification[]>('/notifications?state=delivered');
    setDelivered(response.ok ? response.value : 'no-response');
    if (isSignedOut(response)) onSignedOut();
  };
  const isRead = Array.isArray(delivered);
  return (
    <ProblemList
      id="deliveries"
      title={t('deliveries')}
      text={isRead && delivered.length === 0 ? t('deliveries_none') : t('deliveries_text')}
      action={
        <Button variant="outline" size="sm" className="w-auto!" disabled={isOffline} onClick={read}>
          {isRead ? t('deliveries_again') : t('deliveries_show')}
        </Button>
      }
    >
      {delivered === 'no-response' && (
        <li className="text-sm" role="alert">
          {t('no_response')}
        </li>
      )}
      {isRead &&
        delivered.map((notification: DeskNotification) => (
          <NotificationRow key={notification.id} notification={notification} isGivenUp={false}>
            <Technical status={notification.http_status} milliseconds={notification.duration_ms ?? 0} />
          </NotificationRow>
        ))}
    </ProblemList>
  );
}
