'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Notice } from '@/components/ui/notice';
import { countMoney } from '@/lib/domain/desk/problems';
import { callDesk, isSignedOut } from '../desk-api';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import { HoldRow, ReportRow, StepRow } from './money-rows';
import { ProblemList } from './problem-list';

const NOT_FOUND = 404;

/** Asks for something to be done about a problem, and says how it went. */
function useMoneyCall() {
  const { t } = useDesk();
  const { onSignedOut, readPaymentProblems } = useDeskData();
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState<{ text: string; isError: boolean } | null>(null);
  const send = async (path: 'retry' | 'dismiss', { body, said }: { body: object; said: string | null }) => {
    setIsBusy(true);
    setMessage(null);
    const response = await callDesk(`/payment-problems/${path}`, body);
    if (response.ok) setMessage(said === null ? null : { text: said, isError: false });
    else if (isSignedOut(response)) onSignedOut();
    // Not found: it is done, or somebody else was first.
    else if (response.status !== NOT_FOUND) setMessage({ text: t('no_response'), isError: true });
    await readPaymentProblems();
    setIsBusy(false);
  };
  return { isBusy, message, send };
}

/**
 * What a payment service has not done, what it reports in contradiction to an order or of money that goes another way, and
 * reservations that end soon; nothing where all money moves. Rule: desk/DE98.
 */
export function MoneyProblems() {
  const { t } = useDesk();
  const { paymentProblems, isOffline } = useDeskData();
  const { isBusy, message, send } = useMoneyCall();
  const isOff = isOffline || isBusy;
  return (
    <>
      <div role="status">
        {message !== null && <Notice tone={message.isError ? 'warn' : 'info'}>{message.text}</Notice>}
      </div>
      {paymentProblems !== null && countMoney(paymentProblems) > 0 && (
        <ProblemList id="money-problems" title={t('money')} text={t('money_problems_text')}>
          {paymentProblems.steps.map((step) => {
            const number = `#${step.num}`;
            const retry = () =>
              send('retry', { body: { order_uuid: step.order_uuid }, said: t('step_retried', { number }) });
            return (
              <StepRow key={step.order_uuid} step={step}>
                <RowButton label={t('try_again')} number={number} isOff={isOff} onPress={retry} />
              </StepRow>
            );
          })}
          {paymentProblems.refused_reports.map((report) => (
            <ReportRow key={report.id} report={report}>
              <RowButton
                label={t('report_dismiss')}
                number={`#${report.num}`}
                isOff={isOff}
                onPress={() => send('dismiss', { body: { id: report.id }, said: null })}
              />
            </ReportRow>
          ))}
          {paymentProblems.holds.map((hold) => (
            <HoldRow key={hold.order_uuid} hold={hold} />
          ))}
        </ProblemList>
      )}
    </>
  );
}

function RowButton(props: { label: string; number: string; isOff: boolean; onPress(): Promise<void> }) {
  const { label, number, isOff, onPress } = props;
  return (
    <Button variant="soft" size="sm" className="min-[760px]:w-auto!" disabled={isOff} onClick={() => void onPress()}>
      <span>
        <span>{label}</span>
        <span className="sr-only">{`, ${number}`}</span>
      </span>
    </Button>
  );
}
