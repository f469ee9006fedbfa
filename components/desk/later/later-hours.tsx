'use client';

import clsx from 'clsx';
import { CARD } from '@/components/ui/card';
import { dayTitle } from '@/lib/domain/i18n/format-date';
import { useDesk } from '../desk-context';
import type { Later } from './use-later';

/** How much is planned for each of the next hours, as bars with their numbers. Rule: desk/DE32. */
export function LaterHours({ later }: { later: Later }) {
  const { hotel, t } = useDesk();
  const most = Math.max(1, ...later.hours.map(({ count }) => count));
  return (
    <div className={clsx(CARD, 'px-3 py-2 print:hidden')}>
      <section
        className="relative min-w-0 overflow-x-auto [scrollbar-width:none]"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: only so can the keyboard scroll it
        tabIndex={0}
        aria-label={t('later_by_hour')}
      >
        <ol className="grid min-w-160 auto-cols-fr grid-flow-col text-center text-xs tabular-nums" dir="ltr">
          {later.hours.map(({ hour, count }) => {
            const date = hour.slice(0, 10);
            return (
              <li
                key={hour}
                className={clsx(
                  'grid grid-rows-[1rem_1rem_2.75rem_auto] justify-items-center',
                  hour.endsWith('T00') && 'border-line-strong border-s border-dashed',
                )}
              >
                <span className="h-4 w-0 self-start overflow-visible whitespace-nowrap text-ink-2" dir="auto">
                  {hour.endsWith('T00') && <span className="ms-1">{dayTitle(date, hotel.languageTag)}</span>}
                </span>
                <span className="font-medium">{count > 0 ? count : <span className="sr-only">0</span>}</span>
                <span
                  className="flex h-11 w-full items-end justify-center border-line-strong border-b"
                  aria-hidden="true"
                >
                  <span
                    className={clsx(
                      'w-3/5 max-w-8 rounded-t-[4px] forced-colors:bg-system-text',
                      date === later.today ? 'bg-brand-strong' : 'bg-brand-line',
                    )}
                    style={{ blockSize: `${(100 * count) / most}%` }}
                  />
                </span>
                <span className="pt-1 text-ink-2">{hour.slice(11)}</span>
              </li>
            );
          })}
        </ol>
      </section>
    </div>
  );
}
