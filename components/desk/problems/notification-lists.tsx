'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Notice } from '@/components/ui/notice';
import { countdown } from '@/lib/domain/desk/countdown';
import { callDesk, isSignedOut } from '../desk-api';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import type { DeskNotification } from '../live/use-notifications';
import { useNow } from '../use-now';
import { NotificationRow, notificationTitle } from './notification-row';
import { ProblemList } from './problem-list';

/** Sends what was given up again and says how it went. `id` null: all. */
function useResend() {
  const { t } = useDesk();
  const { onSignedOut, readNotifications } = useDeskData();
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState<{ text: string; isError: boolean } | null>(null);
  const resend = async (id: string | null) => {
    setIsBusy(true);
    setMessage(null);
    const response = await callDesk<{ count: number }>('/notifications/resend', { id });
    if (response.ok) setMessage({ text: t('resent', { count: response.value.count }), isError: false });
    else if (isSignedOut(response)) onSignedOut();
    // Not found: somebody else has sent it again.
    else if (response.status !== 404) setMessage({ text: t('no_response'), isError: true });
    await readNotifications();
    setIsBusy(false);
  };
  return { isBusy, message, resend };
}

/** What was given up, with a way to send it again. Rule: desk/DE27. */
export function GivenUpList({ notifications }: { notifications: readonly DeskNotification[] }) {
  const { t } = useDesk();
  const { isOffline } = useDeskData();
  const { isBusy, message, resend } = useResend();
  const isOff = isOffline || isBusy;
  return (
    <>
      <div role="status">
        {message !== null && <Notice tone={message.isError ? 'warn' : 'info'}>{message.text}</Notice>}
      </div>
      {notifications.length > 0 && (
        <ProblemList
          id="given-up"
          title={t('given_up')}
          text={t('given_up_text')}
          action={
            notifications.length > 1 && (
              <Button variant="outline" size="sm" className="w-auto!" disabled={isOff} onClick={() => resend(null)}>
                {t('resend_all')}
              </Button>
            )
          }
        >
          {notifications.map((notification) => (
            <NotificationRow key={notification.id} notification={notification} isGivenUp>
              <Button
                variant="soft"
                size="sm"
                className="min-[760px]:w-auto!"
                disabled={isOff}
                onClick={() => resend(notification.id)}
              >
                <span>
                  <span>{t('send_again')}</span>
                  <span className="sr-only">{`, ${notificationTitle(notification, t)}`}</span>
                </span>
              </Button>
            </NotificationRow>
          ))}
        </ProblemList>
      )}
    </>
  );
}

const TICK_MS = 1_000;

/** What has failed so far, with the time until the next try. Rule: desk/DE27. */
export function RetryingList({ notifications }: { notifications: readonly DeskNotification[] }) {
  const { t } = useDesk();
  const now = useNow(TICK_MS);
  if (notifications.length === 0) return null;
  return (
    <ProblemList id="retrying" title={t('retrying')} text={t('retrying_text')}>
      {notifications.map((notification) => {
        const left = countdown(notification.next_attempt_at ?? '', now);
        return (
          <NotificationRow key={notification.id} notification={notification} isGivenUp={false}>
            <span className="text-ink-2 text-sm tabular-nums">
              {left === null ? t('trying_now') : t('next_try', { time: left })}
            </span>
          </NotificationRow>
        );
      })}
    </ProblemList>
  );
}
