'use client';

import { Button } from '@/components/ui/button/button';
import { RetryButton } from '@/components/ui/button/retry-button';
import { Icon } from '@/components/ui/icon';
import { downloadIcon } from '@/components/ui/icons/download';
import { printerIcon } from '@/components/ui/icons/printer';
import { Notice } from '@/components/ui/notice';
import { saveFile } from '@/components/ui/save-file';
import { Spinner } from '@/components/ui/spinner';
import { parseDate } from '@/lib/domain/booking/calendar-date';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import type { DayReport } from '@/lib/domain/figures/day-report';
import { dayTitle } from '@/lib/domain/i18n/format-date';
import { useDesk } from '../desk-context';
import { Area } from '../frame/area';
import { useDeskData } from '../live/desk-data';
import { DishesPanel, PromisePanel, StoppedPanel } from './bar-panels';
import { DayNav } from './day-nav';
import { figuresCsv } from './figures-csv';
import { HoursChart } from './hours-chart';
import { KeyFigures } from './key-figures';
import { SaveReceipts } from './save-receipts';
import { SectionsPanel, StaffPanel, useSectionTitle } from './tables';
import { useDayReport } from './use-day-report';

/** What a day of the hotel came to. `detail`: the day, as in `#today/2026-06-20`; null: today. Rule: figures/FG3. */
export function TodayArea({ detail }: { detail: string | null }) {
  const { hotel, t } = useDesk();
  const { now } = useDeskData();
  const day = detail === null || parseDate(detail) === null ? null : detail;
  const { report, hasFailed, retry } = useDayReport(day);
  // The hotel's own day, whatever the clock of this device says.
  const today = report?.today ?? hotelNow(hotel.timezone, new Date(now)).date;
  return (
    <Area title="today" tools={<Tools day={report?.day ?? day ?? today} today={today} report={report} />}>
      {hasFailed && (
        <>
          <Notice tone="warn" alert>
            {t('no_response')}
          </Notice>
          <RetryButton label={t('try_again')} isBusy={false} onPress={retry} />
        </>
      )}
      {report === null && !hasFailed && (
        <div className="grid place-items-center p-10">
          <Spinner />
        </div>
      )}
      {report !== null && <Report report={report} />}
    </Area>
  );
}

function Tools({ day, today, report }: { day: string; today: string; report: DayReport | null }) {
  const { hotel, t, typedAmount } = useDesk();
  const sectionTitle = useSectionTitle();
  const save = (read: DayReport) =>
    saveFile({
      name: `figures-${read.day}.csv`,
      type: 'text/csv',
      text: figuresCsv(read, { t, language: hotel.language, amount: typedAmount, sectionTitle }),
    });
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <DayNav day={day} today={today} />
      <Button
        variant="outline"
        size="sm"
        className="w-auto!"
        disabled={report === null}
        onClick={() => report && save(report)}
      >
        <Icon shape={downloadIcon} size="sm" />
        <span>{t('save_csv')}</span>
      </Button>
      <SaveReceipts day={day} />
      <Button variant="outline" size="sm" className="w-auto!" onClick={() => window.print()}>
        <Icon shape={printerIcon} size="sm" />
        <span>{t('print')}</span>
      </Button>
    </div>
  );
}

function Report({ report }: { report: DayReport }) {
  const { hotel, t } = useDesk();
  const figures = report.days[0]?.figures;
  const day = dayTitle(report.day, hotel.languageTag);
  if (figures === undefined) return null;
  return (
    <>
      <p className="text-ink-2 text-sm" role="status">
        {report.until === null ? day : t('figures_until', { day, time: report.until })}
      </p>
      {figures.orders + figures.stopped.count === 0 && <Notice tone="info">{t('figures_none')}</Notice>}
      <div className="grid grid-cols-12 content-start gap-3">
        <KeyFigures report={report} />
        <HoursChart report={report} />
        <PromisePanel promise={figures.promise} />
        <StoppedPanel figures={figures} />
        <DishesPanel products={figures.products} />
        <SectionsPanel report={report} />
        <StaffPanel report={report} />
      </div>
    </>
  );
}
