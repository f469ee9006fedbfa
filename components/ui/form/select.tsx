import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon';
import { CONTROL } from './control';

/** A field with an icon at its end, an arrow unless named; for a field that opens a choice of its own. */
export function SelectArrow({ icon = 'chevron-down', children }: { icon?: string; children: ReactNode }) {
  return (
    <span className="relative block">
      {children}
      <Icon name={icon} className="pointer-events-none absolute end-3.5 top-3.75 text-ink-2" />
    </span>
  );
}

/** One of a list, chosen in the phone's own way. */
export function Select({ isNumber, className, ...select }: { isNumber?: boolean } & ComponentProps<'select'>) {
  return (
    <SelectArrow>
      <select
        {...select}
        className={clsx(
          CONTROL,
          'min-h-control appearance-none pe-target',
          isNumber && 'whitespace-nowrap tabular-nums',
          className,
        )}
      />
    </SelectArrow>
  );
}
