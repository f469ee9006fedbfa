'use client';

import clsx from 'clsx';
import type { ReactNode, ToggleEventHandler } from 'react';
import { CARD } from '@/components/ui/card';
import { Icon, type IconShape } from '@/components/ui/icon';
import { chevronDownIcon } from '@/components/ui/icons/chevron-down';

/** The frame of a part of the checkout, and the row at its top. */
export const FRAME = `${CARD} overflow-hidden`;
export const HEAD = 'flex min-h-15 cursor-pointer items-center gap-3 px-4 font-medium active:bg-sunken';

/** A part of the checkout that a tap on its title unfolds. */
export function FoldedCard(props: {
  icon: IconShape;
  title: ReactNode;
  open?: boolean;
  onToggle?: ToggleEventHandler<HTMLDetailsElement>;
  children: ReactNode;
}) {
  const { icon, title, children, ...rest } = props;
  return (
    <details className={`${FRAME} group/fold`} {...rest}>
      <summary
        className={clsx(
          HEAD,
          'list-none focus-visible:rounded-lg focus-visible:-outline-offset-3 [&::-webkit-details-marker]:hidden',
        )}
      >
        <Icon shape={icon} />
        <span className="flex-1">{title}</span>
        <Icon shape={chevronDownIcon} className="group-open/fold:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
