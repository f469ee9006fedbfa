'use client';

import { CARD, URGENT_CARD } from '@/components/ui/card';
import { useDesk } from '../desk-context';
import type { ServerProblem } from '../live/use-server-problems';
import { ProblemList } from './problem-list';

const TRUST_CLOCK = 'npm run hotel -- trust-clock';

/** Minutes in UTC with the year, which the log and the command of the operator name too. */
const utc = (iso: string) => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;

/** What the operator of the server must look at. Rule: desk/DE27. */
export function ServerProblems({ problems }: { problems: readonly ServerProblem[] }) {
  const { t } = useDesk();
  if (problems.length === 0) return null;
  return (
    <ProblemList id="server-problems" title={t('server_problems')} text={t('server_problems_text')}>
      {problems.map((problem) => (
        <li key={problem.kind} className={`${CARD} grid gap-2 ${URGENT_CARD} p-4 text-sm`}>
          {problem.kind === 'clock-ahead' ? <ClockAhead {...problem} /> : <Mistakes {...problem} />}
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

/** Of the hotel's files, or of the menu that the desk keeps. Rule: menu/ME16. */
function Mistakes({ kind, since, details }: ServerProblem) {
  const { t } = useDesk();
  return (
    <>
      <p>{t(kind === 'menu-not-published' ? 'menu_not_published' : 'files_not_imported', { since: utc(since) })}</p>
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
