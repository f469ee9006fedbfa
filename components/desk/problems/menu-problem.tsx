'use client';

import { CARD, URGENT_CARD } from '@/components/ui/card';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import type { ServerProblem } from '../live/use-server-problems';
import { viewAddress } from '../menu/menu-address';
import { useMomentText } from '../use-moment-text';
import { ProblemList } from './problem-list';

/**
 * A menu that was not published at its time, with a link to the mistakes for staff who may edit the menu. Unlike the server's other
 * problems it is the hotel's own. Rule: menu/ME16.
 */
export function MenuProblem({ problems }: { problems: readonly ServerProblem[] }) {
  const { t } = useDesk();
  const { may } = useDeskData();
  const moment = useMomentText();
  const failure = problems.find(({ kind }) => kind === 'menu-not-published');
  if (failure === undefined) return null;
  return (
    <ProblemList id="menu-problem" title={t('menu')} text={t('menu_publish_failed', { time: moment(failure.since) })}>
      <li className={`${CARD} grid gap-1 ${URGENT_CARD} p-4 text-sm`}>
        <p>{t('menu_not_published')}</p>
        {may('menu') && (
          <a
            className="inline-flex min-h-target w-fit items-center text-brand-strong underline"
            href={viewAddress('drafts')}
          >
            {t('menu_drafts')}
          </a>
        )}
      </li>
    </ProblemList>
  );
}
