'use client';

import { useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { iconButtonClass } from '@/components/ui/button/icon-button';
import { CARD } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { chevronLeftIcon } from '@/components/ui/icons/chevron-left';
import { downloadIcon } from '@/components/ui/icons/download';
import { Spinner } from '@/components/ui/spinner';
import { useDesk } from '../desk-context';
import { Area } from '../frame/area';
import { useDeskData } from '../live/desk-data';
import { ReadFailed } from '../rooms/read-failed';
import { STAFF_ADDRESS } from '../staff/staff-address';
import { LogFilters } from './log-filters';
import { LogRow } from './log-row';
import { csvAddress, NO_FILTER, useStaffLog } from './use-staff-log';

/** Who has done what and when, the newest first, with what it was before and after. Rule: staff/SP49. */
export function StaffLogScreen() {
  const { t } = useDesk();
  const { isOffline } = useDeskData();
  const [filter, setFilter] = useState(NO_FILTER);
  const { log, hasFailed, isBusy, readAgain, readMore } = useStaffLog(filter);
  const tools = (
    <>
      <a className={iconButtonClass({})} href={STAFF_ADDRESS}>
        <Icon shape={chevronLeftIcon} />
        <span className="sr-only">{t('staff_area')}</span>
      </a>
      <ButtonLink
        variant="outline"
        size="sm"
        className="w-auto! no-underline"
        href={csvAddress(filter)}
        download="staff-log.csv"
      >
        <Icon shape={downloadIcon} size="sm" />
        <span>{t('save_csv')}</span>
      </ButtonLink>
    </>
  );
  return (
    <Area title="staff_log" tools={tools}>
      <LogFilters filter={filter} onChange={setFilter} />
      {hasFailed && <ReadFailed onRetry={() => void readAgain()} />}
      {log === null && !hasFailed && (
        <div className="grid place-items-center p-10">
          <Spinner />
        </div>
      )}
      {log !== null && (
        <section className="grid gap-3" aria-label={t('staff_log')} aria-busy={isBusy}>
          <p role="status" className="text-ink-2 text-sm empty:hidden">
            {log.entries.length === 0 && t('log_none')}
          </p>
          {log.entries.length > 0 && (
            <ol className={`${CARD} px-4 py-1 text-sm`}>
              {log.entries.map((entry) => (
                <LogRow key={entry.id} entry={entry} />
              ))}
            </ol>
          )}
          {log.next !== null && (
            <Button
              variant="outline"
              size="sm"
              className="w-auto! justify-self-center"
              disabled={isOffline || isBusy}
              onClick={() => void readMore()}
            >
              {t('show_more')}
            </Button>
          )}
        </section>
      )}
    </Area>
  );
}
