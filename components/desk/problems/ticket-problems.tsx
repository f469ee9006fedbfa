'use client';

import { CARD, URGENT_CARD } from '@/components/ui/card';
import { isolateNumber, textIn } from '@/lib/domain/i18n/text';
import { useDesk } from '../desk-context';
import { deskAddress } from '../frame/use-desk-address';
import { useDeskData } from '../live/desk-data';
import type { TicketProblem } from '../printers/printers-api';
import { useStationTitle } from '../printers/use-station-title';
import { useMomentText } from '../use-moment-text';
import { ProblemList } from './problem-list';

/** The tickets that no printer has confirmed within a minute, each a way to its order and to its printer. Rule: desk/DE101. */
export function TicketProblems() {
  const { t } = useDesk();
  const { ticketProblems } = useDeskData();
  if (ticketProblems === null || ticketProblems.length === 0) return null;
  return (
    <ProblemList id="ticket-problems" title={t('tickets_not_printed')} text={t('tickets_not_printed_text')}>
      {ticketProblems.map((problem) => (
        <TicketProblemRow key={problem.ticket} problem={problem} />
      ))}
    </ProblemList>
  );
}

const LINK = 'inline-flex min-h-target w-fit items-center text-brand-strong underline';

function TicketProblemRow({ problem }: { problem: TicketProblem }) {
  const { hotel, t } = useDesk();
  const { printers } = useDeskData();
  const titleOf = useStationTitle();
  const moment = useMomentText();
  const { order_uuid: uuid, num, station, since, last_error: code } = problem;
  const printer = printers?.find(({ id }) => id === problem.printer);
  return (
    <li
      className={`${CARD} grid gap-x-3 ${URGENT_CARD} p-4 text-sm min-[760px]:grid-cols-[8rem_minmax(0,1fr)_auto] min-[760px]:items-center`}
    >
      <a className={LINK} href={deskAddress('orders', uuid)}>
        {t('order', { number: `#${num}` })}
      </a>
      <div className="grid gap-0.5 tabular-nums">
        <b className="wrap-anywhere font-medium text-md">{titleOf(station)}</b>
        <span className="text-ink-2">{t('ticket_since', { time: moment(since) })}</span>
        {code !== null && <span className="text-danger">{t('printer_says', { code: isolateNumber(code) })}</span>}
      </div>
      <a className={LINK} href={deskAddress('printers')}>
        {textIn(printer?.title, hotel.language) || problem.printer}
      </a>
    </li>
  );
}
