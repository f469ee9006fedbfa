'use client';

import { Button } from '@/components/ui/button/button';
import { Notice } from '@/components/ui/notice';
import { useDesk } from '../../desk-context';
import { useDeskData } from '../../live/desk-data';
import type { RoomCharge } from './bills-api';
import type { BillMarks } from './use-bill-marks';

/** As many numbers as a line holds. */
const NAMED = 12;

/** Says what the last call led to, and lets it be undone. Rules: rooms/RM18, rooms/RM20. */
export function BillOutcomeNotice({ marks }: { marks: BillMarks }) {
  const { t } = useDesk();
  const { isOffline } = useDeskData();
  const { outcome, isBusy, unpost } = marks;
  const posted = outcome?.kind === 'posted' ? outcome.posted : [];
  return (
    <>
      <div role="status" className="grid gap-2">
        {posted.length > 0 && (
          <Notice tone="success">
            <span className="flex flex-wrap items-center gap-3">
              <span>{t('posted_count', { count: posted.length })}</span>
              <Button
                variant="outline"
                size="sm"
                className="w-auto!"
                disabled={isOffline || isBusy}
                onClick={() => void unpost(posted)}
              >
                {t('undo_list')}
              </Button>
            </span>
          </Notice>
        )}
        {outcome?.kind === 'unposted' && outcome.count > 0 && (
          <Notice tone="success">{t('unposted_count', { count: outcome.count })}</Notice>
        )}
      </div>
      {outcome?.kind === 'posted' && outcome.refused.length > 0 && (
        <Notice tone="warn" alert>
          {t('post_refused', { names: numbersOf(outcome.refused) })}
        </Notice>
      )}
      {outcome?.kind === 'unposted' && outcome.late > 0 && (
        <Notice tone="warn" alert>
          {t('unpost_late')}
        </Notice>
      )}
      {outcome !== null && !outcome.isWhole && (
        <Notice tone="warn" alert>
          {t('no_response')}
        </Notice>
      )}
    </>
  );
}

/** The numbers of the charges' orders, of many the first. */
function numbersOf(charges: readonly RoomCharge[]): string {
  const numbers = [...new Set(charges.map(({ num }) => `#${num}`))];
  return numbers.length > NAMED ? `${numbers.slice(0, NAMED).join(', ')} …` : numbers.join(', ');
}
