import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from './icon';

const ICONS = {
  info: 'info',
  warm: 'info',
  warn: 'circle-alert',
  danger: 'circle-alert',
  success: 'circle-check',
} as const;

/** A few words with an icon. `alert`: read out at once, because something went wrong. */
export function Notice(props: { tone: keyof typeof ICONS; icon?: string; alert?: boolean; children: ReactNode }) {
  const { tone, icon, alert, children } = props;
  return (
    <div className={clsx('notice', tone !== 'info' && `notice--${tone}`)} role={alert ? 'alert' : undefined}>
      <Icon name={icon ?? ICONS[tone]} />
      <div>{children}</div>
    </div>
  );
}
