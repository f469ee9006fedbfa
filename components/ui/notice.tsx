import '@/components/ui/overlay/overlay-icons';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from './icon';

const TONES = {
  info: { icon: 'info', className: 'bg-info-soft text-info' },
  warm: { icon: 'info', className: 'bg-plate-1 text-ink' },
  warn: { icon: 'circle-alert', className: 'bg-warning-soft text-warning' },
  danger: { icon: 'circle-alert', className: 'bg-danger-soft text-danger forced-colors:border-3' },
  success: { icon: 'circle-check', className: 'bg-success-soft text-success' },
} as const;

/** A short message with an icon. `alert`: screen readers announce it immediately, for errors. */
export function Notice(props: { tone: keyof typeof TONES; icon?: string; alert?: boolean; children: ReactNode }) {
  const { tone, icon, alert, children } = props;
  return (
    <div
      className={clsx(
        'grid grid-cols-[22px_minmax(0,1fr)] gap-3 rounded-md px-4 py-3.5 text-sm forced-colors:border',
        '[&_a]:font-medium [&_a]:text-inherit [&_a]:underline [&_a]:decoration-1 [&_p+p]:mt-1 [&_p>a:only-child]:inline-flex [&_p>a:only-child]:min-h-target [&_p>a:only-child]:items-center [&_strong]:font-medium',
        TONES[tone].className,
      )}
      role={alert ? 'alert' : undefined}
    >
      <Icon name={icon ?? TONES[tone].icon} />
      <div>{children}</div>
    </div>
  );
}
