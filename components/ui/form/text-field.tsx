import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { CONTROL, READ_ONLY } from './control';

/**
 * One line of text. `isNumber`: figures of one width. Suggestions open by typing, so the browser's own arrow is hidden;
 * Chrome writes it into the field as soon as that has the focus, and yields only to `!`.
 */
export function TextField({ isNumber, className, ...input }: { isNumber?: boolean } & ComponentProps<'input'>) {
  return (
    <input
      {...input}
      className={clsx(
        CONTROL,
        READ_ONLY,
        'min-h-control [&::-webkit-calendar-picker-indicator]:hidden!',
        isNumber && 'whitespace-nowrap tabular-nums',
        className,
      )}
    />
  );
}
