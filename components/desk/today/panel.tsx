import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import { CARD } from '@/components/ui/card';

/** A part of the screen with a heading. `note`: beside it. */
export function Panel(props: { title: string; note?: string; className?: string; children: ReactNode }) {
  const { title, note, className, children } = props;
  const id = useId();
  return (
    <section
      className={clsx(CARD, 'grid min-w-0 content-start gap-2 px-3.5 py-3 text-sm print:break-inside-avoid', className)}
      aria-labelledby={id}
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-2">
        <h2 id={id} className="font-medium text-md">
          {title}
        </h2>
        {note !== undefined && <p className="text-ink-2 text-xs">{note}</p>}
      </header>
      {children}
    </section>
  );
}

/** Lets a wide part of a panel scroll by itself; the keyboard reaches it. */
export function Scrolling({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: only so can the keyboard scroll it
    <section className="min-w-0 overflow-x-auto" tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}

const TONES = {
  brand: 'bg-brand-strong forced-colors:bg-system-text',
  danger: 'bg-danger forced-colors:bg-system-text',
  neutral: 'bg-ink-3 forced-colors:bg-system-text',
} as const;

type Bar = { key: string; label: ReactNode; value: number; more?: string; tone?: keyof typeof TONES };

/** Rows with a number and a bar under them, as long as the number among all of them. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ul className="grid">
      {bars.map(({ key, label, value, more, tone = 'brand' }) => (
        <li key={key} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-2 gap-y-0.5 py-1.5">
          <span className="wrap-anywhere">{label}</span>
          <span className="tabular-nums">
            <strong className="font-medium">{value}</strong>
            {more !== undefined && (
              <span className="ms-1.5 text-ink-2 text-xs">
                <bdi>{more}</bdi>
              </span>
            )}
          </span>
          <span className="col-span-full h-1.5 rounded-full bg-sunken forced-colors:border" aria-hidden="true">
            <span
              className={clsx('block h-full rounded-full print:border', TONES[tone])}
              style={{ inlineSize: `${(100 * value) / most}%` }}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
