'use client';

import clsx from 'clsx';
import { millisecondsInMinute } from 'date-fns/constants';
import type { ReactNode } from 'react';
import { CARD } from '@/components/ui/card';
import { lateNow } from '@/lib/domain/desk/late-orders';
import type { DayFigures } from '@/lib/domain/figures/day-figures';
import type { DayReport } from '@/lib/domain/figures/day-report';
import { lateOf } from '@/lib/domain/figures/promise-figures';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import { useFigureTexts } from './figure-texts';

type Figures = DayFigures<number>;
type Row = { label: string; value: string; isBad?: boolean };

/** The six figures of a day, each beside those of the two other days. Rules: figures/FG2, figures/FG3. */
export function KeyFigures({ report }: { report: DayReport }) {
  const { t, amount } = useDesk();
  const { dayName, mean, percent, averageAmount } = useFigureTexts();
  const [{ figures }, ...others] = report.days as [DayReport['days'][number], ...DayReport['days']];
  const beside = (write: (figures: Figures) => string): readonly Row[] =>
    others.map((other) => ({ label: dayName(other.day, report.today), value: write(other.figures) }));
  const { accepted, promise } = figures;
  // The promised time is that of the same orders.
  const measured = (each: Figures) => (each.promise.taken.count > 0 ? each.promise.taken : each.delivered);
  const write = {
    average: ({ revenue, orders }: Figures) => averageAmount(revenue, orders),
    accepted: (each: Figures) => mean(each.accepted),
    delivered: (each: Figures) => mean(measured(each)),
  };
  return (
    <>
      <KeyFigure title={t('orders')} value={figures.orders} rows={beside(({ orders }) => String(orders))} />
      <KeyFigure
        title={t('revenue')}
        value={amount(figures.revenue)}
        more={figures.tips > 0 ? `+ ${amount(figures.tips)} ${t('tips')}` : undefined}
        rows={beside(({ revenue }) => amount(revenue))}
      />
      <KeyFigure title={t('average_order')} value={write.average(figures)} rows={beside(write.average)} />
      <KeyFigure
        title={t('time_to_accept')}
        value={write.accepted(figures)}
        rows={[
          {
            label: t('in_time', { minutes: report.accept_minutes }),
            value: percent(accepted.in_time, accepted.count),
          },
          ...beside(write.accepted),
        ]}
      />
      <KeyFigure
        title={t('delivered_in')}
        value={write.delivered(figures)}
        more={promise.promised.count > 0 ? t('of_promised', { time: mean(promise.promised) }) : undefined}
        rows={[
          { label: t('on_time'), value: percent(promise.taken.count - lateOf(promise), promise.taken.count) },
          ...beside(write.delivered),
        ]}
      />
      <Late figures={figures} isToday={report.until !== null} beside={beside} />
    </>
  );
}

/** Today what is late now, on another day what was delivered late. Rule: figures/FG12. */
function Late(props: {
  figures: Figures;
  isToday: boolean;
  beside(write: (figures: Figures) => string): readonly Row[];
}) {
  const { figures, isToday, beside } = props;
  const { t } = useDesk();
  const { partOf, mean } = useFigureTexts();
  const { live, settings, now } = useDeskData();
  const late = lateNow([...(live.orders?.values() ?? [])], settings.overdue_minutes, now);
  const ofDelivered = ({ promise }: Figures) => partOf(lateOf(promise), promise.taken.count);
  if (!isToday)
    return <KeyFigure title={t('late_delivered')} value={ofDelivered(figures)} rows={beside(ofDelivered)} />;
  return (
    <KeyFigure
      title={t('late_now')}
      value={late.count}
      rows={[
        ...(late.longest === null
          ? []
          : [
              {
                label: t('longest_late'),
                value: mean({ count: 1, ms: late.longest * millisecondsInMinute }),
                isBad: true,
              },
            ]),
        { label: t('late_delivered'), value: ofDelivered(figures) },
        ...beside(ofDelivered),
      ]}
    />
  );
}

function KeyFigure(props: { title: string; value: ReactNode; more?: string | undefined; rows: readonly Row[] }) {
  const { title, value, more, rows } = props;
  return (
    <dl
      className={clsx(
        CARD,
        'col-span-6 grid content-start gap-0.5 px-3.5 py-3 text-sm tabular-nums min-[760px]:col-span-4 min-[1200px]:col-span-2 print:break-inside-avoid',
      )}
    >
      <dt className="text-ink-2">{title}</dt>
      <dd className="wrap-anywhere font-medium text-lg min-[480px]:text-xl">
        <bdi>{value}</bdi>
        {more !== undefined && <small className="ms-1.5 font-normal text-ink-2 text-sm">{more}</small>}
      </dd>
      {rows.map(({ label, value: other, isBad = false }) => (
        <dd key={label} className="flex flex-wrap justify-between gap-x-2 text-ink-2 text-xs">
          <span>{label}</span>
          <bdi className={clsx('font-medium', isBad ? 'text-danger' : 'text-ink')}>{other}</bdi>
        </dd>
      ))}
    </dl>
  );
}
