import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

/** A box with one row for each choice. `isInvalid` draws a ring around it. */
export function ChoiceList({ isInvalid, children }: { isInvalid?: boolean; children: ReactNode }) {
  return (
    <div
      data-invalid={isInvalid || undefined}
      className={clsx(
        "relative overflow-hidden rounded-lg bg-surface shadow-sm after:pointer-events-none after:absolute after:inset-0 after:z-1 after:rounded-[inherit] after:content-['']",
        isInvalid
          ? 'after:border-2 after:border-danger forced-colors:after:border-3'
          : 'after:border after:border-line',
      )}
    >
      {children}
    </div>
  );
}

/** A choice: its radio button or checkbox, its label and its price. The whole row is the tap target. */
export function ChoiceRow({ className, children, ...label }: ComponentProps<'label'>) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children
    <label
      {...label}
      className={clsx(
        'relative grid min-h-14 cursor-pointer grid-cols-[24px_minmax(0,1fr)_auto] items-center gap-3 px-4 py-2.5 not-first:border-line not-first:border-t has-checked:bg-brand-soft has-focus-visible:rounded-md has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:text-ink-3 has-disabled:[--choice-note:currentcolor] active:not-has-disabled:bg-sunken [&_input]:outline-none forced-colors:has-disabled:text-system-gray forced-colors:has-focus-visible:outline-system-highlight forced-colors:has-disabled:forced-color-adjust-none',
        className,
      )}
    >
      {children}
    </label>
  );
}
