'use client';

import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { CONTROL, READ_ONLY } from './control';
import { useFilledIn } from './use-filled-in';

/**
 * A single-line text field. `isNumber`: digits of equal width. Typing opens the suggestions of a `<datalist>`, so the
 * arrow that Chrome adds on focus is hidden; it needs `!` (important) against Chrome's inline style.
 */
export function TextField({ isNumber, className, ref, ...input }: { isNumber?: boolean } & ComponentProps<'input'>) {
  const element = useFilledIn<HTMLInputElement>({ ref, value: input.value });
  return (
    <input
      {...input}
      ref={element}
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
