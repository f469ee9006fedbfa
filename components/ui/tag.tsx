import clsx from 'clsx';
import type { ReactNode } from 'react';

const TONES = {
  neutral: 'bg-sunken text-ink-2',
  surface: 'bg-surface text-ink',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
} as const;

/** A short fact in a pill: a status, an age limit, opening hours. Its text may wrap. */
export function Tag({
  tone = 'neutral',
  className,
  children,
}: {
  tone?: keyof typeof TONES;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={clsx(
        'inline-flex min-h-7 w-fit max-w-full items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm forced-colors:border',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
