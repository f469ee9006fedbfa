'use client';

import { CARD, URGENT_CARD } from '@/components/ui/card';
import { useDesk } from '../desk-context';
import type { ServerProblem } from '../live/use-server-problems';
import { ProblemList } from './problem-list';

const TRUST_CLOCK = 'npm run hotel -- trust-clock';

/** Minutes in UTC with the year, which the log and the command of the operator name too. */
const utc = (iso: string) => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;

/** What the operator of the server must look at. The menu that was not published is the hotel's own. Rule: desk/DE27. */
export function ServerProblems({ problems }: { problems: readonly ServerProblem[] }) {
  const { t } = useDesk();
  const ofServer = problems.filter(({ kind }) => kind !== 'menu-not-published');
  if (ofServer.length === 0) return null;
  return (
    <ProblemList id="server-problems" title={t('server_problems')} text={t('server_problems_text')}>
      {ofServer.map((problem) => (
        <li key={problem.kind} className={`${CARD} grid gap-2 ${URGENT_CARD} p-4 text-sm`}>
          {problem.kind === 'clock-ahead' ? <ClockAhead {...problem} /> : <FileMistakes {...problem} />}
        </li>
      ))}
    </ProblemList>
  );
}

function ClockAhead({ since, details }: ServerProblem) {
  const { t } = useDesk();
  return (
    <>
      <p>{t('clock_ahead', { clock: utc(details[0] ?? ''), since: utc(since) })}</p>
      <Technical text={TRUST_CLOCK} />
    </>
  );
}

function FileMistakes({ since, details }: ServerProblem) {
  const { t } = useDesk();
  return (
    <>
      <p>{t('files_not_imported', { since: utc(since) })}</p>
      {details.map((text) => (
        <Technical key={text} text={text} />
      ))}
    </>
  );
}

/** What an operator reads, in English as in the log. */
const Technical = ({ text }: { text: string }) => (
  <code dir="ltr" lang="en" translate="no" className="text-ink-2 wrap-anywhere">
    {text}
  </code>
);
