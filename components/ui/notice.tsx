import clsx from 'clsx';
import type { ReactNode } from 'react';
import { circleAlertIcon } from '@/components/ui/icons/circle-alert';
import { circleCheckIcon } from '@/components/ui/icons/circle-check';
import { infoIcon } from '@/components/ui/icons/info';
import { Icon, type IconShape } from './icon';

const TONES = {
  info: { icon: infoIcon, className: 'bg-info-soft text-info' },
  warm: { icon: infoIcon, className: 'bg-plate-1 text-ink' },
  warn: { icon: circleAlertIcon, className: 'bg-warning-soft text-warning' },
  danger: { icon: circleAlertIcon, className: 'bg-danger-soft text-danger forced-colors:border-3' },
  success: { icon: circleCheckIcon, className: 'bg-success-soft text-success' },
} as const;

/** A short message with an icon. `alert`: screen readers announce it immediately, for errors. */
export function Notice(props: { tone: keyof typeof TONES; icon?: IconShape; alert?: boolean; children: ReactNode }) {
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
      <Icon shape={icon ?? TONES[tone].icon} />
      <div>{children}</div>
    </div>
  );
}
