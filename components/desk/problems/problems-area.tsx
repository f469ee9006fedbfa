'use client';

import { useEffect } from 'react';
import { circleCheckIcon } from '@/components/ui/icons/circle-check';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { countMoney, countWaits, problemsState } from '@/lib/domain/desk/problems';
import { useDesk } from '../desk-context';
import { Area } from '../frame/area';
import { useDeskData } from '../live/desk-data';
import { Connections } from './connections';
import { DeliveredList } from './delivered-list';
import { MenuProblem } from './menu-problem';
import { MoneyProblems } from './money-problems';
import { GivenUpList, RetryingList } from './notification-lists';
import { ServerProblems } from './server-problems';
import { TicketProblems } from './ticket-problems';
import { WaitingChats } from './waiting-chats';
import { LateOrders, OverdueOrders } from './waiting-orders';

/** Between two readings while somebody looks. */
const INTERVAL_MS = 5_000;

/**
 * What the operator must look at, tickets that no printer has confirmed, money that has not moved, orders and chats that wait
 * too long, messages that have not arrived, and below them the connections with what has arrived. Rules: desk/DE27,
 * desk/DE36, desk/DE98, desk/DE101.
 */
export function ProblemsArea() {
  const { t } = useDesk();
  const { undelivered, serverProblems, waits, isOffline } = useDeskData();
  const { readNotifications, readServerProblems, readPaymentProblems, readPrinting } = useDeskData();
  const state = useProblemsState();
  useEffect(() => {
    if (isOffline) return;
    void readServerProblems();
    const read = () => {
      void readNotifications();
      void readPaymentProblems();
      void readPrinting();
    };
    read();
    const timer = setInterval(read, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isOffline, readNotifications, readPaymentProblems, readPrinting, readServerProblems]);
  return (
    <Area title="problems">
      {state === 'clear' && (
        <Notice tone="success" icon={circleCheckIcon}>
          {t('problems_none')}
        </Notice>
      )}
      <NoLimit isAlone={state === 'no-limit'} />
      <ServerProblems problems={serverProblems} />
      <MenuProblem problems={serverProblems} />
      <TicketProblems />
      <MoneyProblems />
      <WaitingChats chats={waits.unanswered} />
      <LateOrders orders={waits.late} />
      <OverdueOrders orders={waits.overdue} />
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

/** Says that the hotel has set no limit, so that nobody takes silence for good news. Rule: desk/DE36. */
function NoLimit({ isAlone }: { isAlone: boolean }) {
  const { t } = useDesk();
  const { settings, areSettingsRead } = useDeskData();
  if (!areSettingsRead || settings.take_up_within_minutes !== null) return null;
  return (
    <Notice tone="info">
      {isAlone && <p>{t('nothing_late')}</p>}
      <p>{t('no_limit')}</p>
    </Notice>
  );
}

/** The state of all problems together; unknown without a connection. */
function useProblemsState() {
  const { undelivered, serverProblems, paymentProblems, ticketProblems, waits } = useDeskData();
  const { live, chats, settings, areSettingsRead, isOffline } = useDeskData();
  const lists = [undelivered, paymentProblems, ticketProblems, live.orders, chats];
  const areListsRead = lists.every((list) => list !== null);
  const isRead = areListsRead && areSettingsRead && !isOffline;
  const messages = (undelivered?.givenUp.length ?? 0) + (undelivered?.retrying.length ?? 0);
  const tickets = ticketProblems?.length ?? 0;
  const problems = serverProblems.length + tickets + countMoney(paymentProblems) + countWaits(waits) + messages;
  return problemsState({ isRead, problems, limit: settings.take_up_within_minutes });
}
