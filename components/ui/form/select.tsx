import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { chevronDownIcon } from '@/components/ui/icons/chevron-down';
import { Icon, type IconShape } from '../icon';
import { CONTROL } from './control';

/** Lays an icon over the end of a field: the arrow of a select, or a calendar for a field that opens a date picker. */
function SelectArrow({ icon = chevronDownIcon, children }: { icon?: IconShape; children: ReactNode }) {
  return (
    <span className="relative block">
      {children}
      <Icon shape={icon} className="pointer-events-none absolute end-3.5 top-3.75 text-ink-2" />
    </span>
  );
}

/** A native select. */
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
