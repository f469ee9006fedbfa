'use client';

import clsx from 'clsx';
import { type AlignedHour, alignedHours, busyHours } from '@/lib/domain/figures/aligned-hours';
import type { DayReport } from '@/lib/domain/figures/day-report';
import { useDesk } from '../desk-context';
import { useFigureTexts } from './figure-texts';
import { Panel, Scrolling } from './panel';

/** Units of the drawing. */
const WIDTH = 540;
const HEIGHT = 206;
const BASE = 180;
const TOP = 18;
/** Of the room of an hour. */
const BAR = 0.64;
/** On a quiet morning an hour has much room. */
const WIDEST_BAR = 48;
/** A bar below this has no room for its number. */
const LOWEST = 18;

/**
 * The orders of each hour: the day as bars, the other two as lines. The hour that is not over is pale. The same numbers
 * stand in a table for screen readers.
 */
export function HoursChart({ report }: { report: DayReport }) {
  const { t } = useDesk();
  const { dayName } = useFigureTexts();
  const hours = busyHours(alignedHours(report.days.map((each) => each.hours)));
  const names = report.days.map(({ day }) => dayName(day, report.today));
  const running = report.until === null ? null : Number(report.until.slice(0, 2));
  const hourText = ({ hour, again }: AlignedHour) => (again ? t('hour_again', { hour }) : String(hour));
  const most = hours.reduce<AlignedHour | null>((best, each) => (ordersOf(each) > ordersOf(best) ? each : best), null);
  return (
    <Panel title={t('orders_by_hour')} className="col-span-12 min-[1200px]:col-span-6">
      <Legend names={names} />
      <Scrolling label={t('orders_by_hour')}>
        <svg
          className="mx-auto min-w-135 max-w-160 overflow-visible text-xs tabular-nums"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          role="img"
          aria-label={t('hours_summary', { hour: most === null ? '–' : hourText(most), count: ordersOf(most) })}
          direction="ltr"
        >
          <Drawing hours={hours} running={running} />
        </svg>
      </Scrolling>
      <div className="sr-only">
        <table>
          <caption>{t('orders_by_hour')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('hour')}</th>
              {names.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {hours.map((each) => (
              <tr key={hourText(each)}>
                <th scope="row">{hourText(each)}</th>
                {names.map((name, index) => (
                  <td key={name}>{each.orders[index] ?? '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

const ordersOf = (hour: AlignedHour | null): number => hour?.orders[0] ?? 0;

/** How each day is drawn. */
const MARKS = [
  'h-2.5 rounded-[3px] bg-brand-strong forced-colors:bg-system-text',
  'h-0 border-ink border-t-2',
  'h-0 border-ink border-t-2 border-dotted',
] as const;

function Legend({ names }: { names: readonly string[] }) {
  return (
    <p className="flex flex-wrap gap-x-3.5 gap-y-0.5 text-ink-2 text-xs">
      {names.map((name, index) => (
        <span key={name} className="inline-flex items-center gap-1.5">
          <span className={`w-4 ${MARKS[index]}`} aria-hidden="true" />
          <span>{name}</span>
        </span>
      ))}
    </p>
  );
}

function Drawing({ hours, running }: { hours: readonly AlignedHour[]; running: number | null }) {
  const most = Math.max(1, ...hours.flatMap(({ orders }) => orders.map((count) => count ?? 0)));
  const step = WIDTH / Math.max(1, hours.length);
  const width = Math.min(step * BAR, WIDEST_BAR);
  const centre = (index: number) => (index + 0.5) * step;
  const heightOf = (count: number) => (count * (BASE - TOP)) / most;
  const lineOf = (day: number) =>
    hours
      .flatMap(({ orders }, index) => {
        const count = orders[day];
        return count === null || count === undefined ? [] : [`${centre(index)},${BASE - heightOf(count)}`];
      })
      .join(' ');
  return (
    <>
      {hours.map((each, index) => {
        const height = heightOf(ordersOf(each));
        return (
          <rect
            key={`${each.hour} ${each.again}`}
            className={clsx(
              'stroke-none',
              each.hour === running
                ? 'fill-brand-line forced-colors:fill-system-canvas forced-colors:stroke-system-text'
                : 'fill-brand-strong forced-colors:fill-system-text',
            )}
            x={centre(index) - width / 2}
            y={BASE - height}
            width={width}
            height={height}
            rx={4}
          />
        );
      })}
      <Line points={lineOf(1)} />
      <Line points={lineOf(2)} isDotted />
      {hours.map((each, index) => (
        <BarText
          key={`${each.hour} ${each.again}`}
          hour={each}
          isRunning={each.hour === running}
          x={centre(index)}
          height={heightOf(ordersOf(each))}
        />
      ))}
      <line className="stroke-line-strong" x1={0} x2={WIDTH} y1={BASE + 0.5} y2={BASE + 0.5} />
    </>
  );
}

/** The number within its bar, or above a low one, and the hour below. */
function BarText(props: { hour: AlignedHour; isRunning: boolean; x: number; height: number }) {
  const { hour, isRunning, x, height } = props;
  const isInside = height >= LOWEST;
  const count = ordersOf(hour);
  return (
    <>
      {count > 0 && (
        <text
          className={clsx(
            'stroke-none font-medium',
            isInside && !isRunning
              ? 'fill-on-strong forced-colors:fill-system-canvas'
              : 'fill-ink forced-colors:fill-system-text',
          )}
          x={x}
          y={isInside ? BASE - 5 : BASE - height - 4}
          textAnchor="middle"
        >
          {count}
        </text>
      )}
      <text className="fill-ink-2 stroke-none forced-colors:fill-system-text" x={x} y={BASE + 18} textAnchor="middle">
        {hour.again ? `${hour.hour}+` : hour.hour}
      </text>
    </>
  );
}

function Line({ points, isDotted = false }: { points: string; isDotted?: boolean }) {
  return (
    <>
      <polyline
        className="fill-none stroke-surface opacity-85"
        points={points}
        strokeWidth={5}
        strokeLinejoin="round"
      />
      <polyline
        className="fill-none stroke-ink forced-colors:stroke-system-text"
        points={points}
        strokeWidth={1.75}
        strokeLinejoin="round"
        {...(isDotted && { strokeDasharray: '2 4', strokeLinecap: 'round' })}
      />
    </>
  );
}
