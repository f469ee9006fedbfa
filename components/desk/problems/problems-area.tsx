'use client';

import { useEffect } from 'react';
import { circleCheckIcon } from '@/components/ui/icons/circle-check';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { useDesk } from '../desk-context';
import { Area } from '../frame/area';
import { useDeskData } from '../live/desk-data';
import { Connections } from './connections';
import { DeliveredList } from './delivered-list';
import { EscalatedOrders } from './escalated-orders';
import { GivenUpList, RetryingList } from './notification-lists';
import { ServerProblems } from './server-problems';

/** Between two readings while somebody looks. */
const INTERVAL_MS = 5_000;

/**
 * What the operator must look at, orders that nobody took up in time, messages that have not arrived, and below them the
 * connections with what has arrived. Rule: desk/DE27.
 */
export function ProblemsArea() {
  const { t } = useDesk();
  const { undelivered, readNotifications, serverProblems, readServerProblems, escalated, isOffline } = useDeskData();
  useEffect(() => {
    if (isOffline) return;
    void readServerProblems();
    void readNotifications();
    const timer = setInterval(readNotifications, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isOffline, readNotifications, readServerProblems]);
  const none =
    undelivered !== null &&
    serverProblems.length + escalated.length + undelivered.givenUp.length + undelivered.retrying.length === 0;
  return (
    <Area title="problems">
      {none && (
        <Notice tone="success" icon={circleCheckIcon}>
          {t('problems_none')}
        </Notice>
      )}
      <ServerProblems problems={serverProblems} />
      <EscalatedOrders orders={escalated} />
      {undelivered === null ? (
        <div className="grid place-items-center p-10">
          <Spinner />
        </div>
      ) : (
        <>
          <GivenUpList notifications={undelivered.givenUp} />
          <RetryingList notifications={undelivered.retrying} />
        </>
      )}
      <Connections />
      <DeliveredList />
    </Area>
  );
}
