'use client';

import clsx from 'clsx';
import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { CARD } from '@/components/ui/card';
import { callDesk, type HotelChannel, isSignedOut } from '../desk-api';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import { CHANNEL_WORDS, failureText } from './notification-row';
import { ProblemList } from './problem-list';

/** What came of a test, as the staff API returns it. */
type NotificationTest = {
  is_delivered: boolean;
  http_status: number | null;
  duration_ms: number;
  error: string | null;
};

/** The channels that the operator has set up for the hotel, each with a test. Rule: desk/DE27. */
export function Connections() {
  const { t } = useDesk();
  const { notification_channels: channels } = useDeskData().settings;
  if (channels.length === 0) return null;
  return (
    <ProblemList id="connections" title={t('connections')} text={t('connections_text')}>
      {channels.map((channel) => (
        <Connection key={channel} channel={channel} />
      ))}
    </ProblemList>
  );
}

function Connection({ channel }: { channel: HotelChannel }) {
  const { t } = useDesk();
  const { isOffline, onSignedOut } = useDeskData();
  const [state, setState] = useState<'idle' | 'busy' | 'no-response' | NotificationTest>('idle');
  const test = async () => {
    setState('busy');
    const response = await callDesk<NotificationTest>('/notifications/test', { channel });
    setState(response.ok ? response.value : 'no-response');
    if (isSignedOut(response)) onSignedOut();
  };
  return (
    <li
      className={`${CARD} grid gap-3 p-4 text-sm min-[760px]:grid-cols-[minmax(0,1fr)_auto] min-[760px]:items-center`}
    >
      <div className="grid gap-0.5">
        <b className="font-medium text-md">{t(CHANNEL_WORDS[channel])}</b>
        <span role="status">
          {state === 'no-response' && t('no_response')}
          {typeof state === 'object' && <TestResult test={state} />}
        </span>
      </div>
      <Button
        variant="outline"
        size="sm"
        className="min-[760px]:w-auto!"
        disabled={isOffline}
        aria-busy={state === 'busy'}
        onClick={() => state !== 'busy' && test()}
      >
        <span>
          <span>{t('send_test')}</span>
          <span className="sr-only">{`, ${t(CHANNEL_WORDS[channel])}`}</span>
        </span>
      </Button>
    </li>
  );
}

function TestResult({ test }: { test: NotificationTest }) {
  const { t } = useDesk();
  const { error, is_delivered: isDelivered } = test;
  return (
    <span className={clsx('flex flex-wrap gap-x-2', !isDelivered && 'text-danger')}>
      <span>{isDelivered ? t('test_arrived') : t('test_failed')}</span>
      {error !== null && <span>{failureText(error, t)}</span>}
      <Technical status={isDelivered ? test.http_status : null} milliseconds={test.duration_ms} />
    </span>
  );
}

/** The HTTP status and the time of an attempt, as whoever looks after the receiver reads them. */
export function Technical({ status, milliseconds }: { status: number | null; milliseconds: number }) {
  return (
    <span className="text-ink-2 tabular-nums">
      <bdi dir="ltr" translate="no">
        {`${status === null ? '' : `HTTP ${status} · `}${milliseconds} ms`}
      </bdi>
    </span>
  );
}
