import clsx from 'clsx';
import type { ComponentProps } from 'react';

const BOX =
  'grid size-6 flex-none cursor-[inherit] appearance-none place-items-center border-2 border-line-strong bg-surface transition-[background-color,border-color] duration-fast disabled:opacity-50 aria-invalid:border-danger forced-colors:border-system-button-text forced-colors:bg-system-field forced-colors:aria-invalid:border-4 forced-colors:forced-color-adjust-none forced-colors:disabled:border-system-gray forced-colors:disabled:opacity-100';

type InputProps = Omit<ComponentProps<'input'>, 'type'>;

/** A checkbox. Inside a `ChoiceRow`, the row shows the focus ring. */
export function Checkbox({ className, ...input }: InputProps) {
  return (
    <input
      type="checkbox"
      {...input}
      className={clsx(
        BOX,
        'rounded-[8px] after:size-4 after:[clip-path:polygon(14%_47%,3%_59%,38%_91%,98%_25%,86%_13%,37%_67%)] checked:border-brand-strong checked:bg-brand-strong checked:after:bg-on-strong forced-colors:checked:border-system-highlight forced-colors:checked:bg-system-highlight forced-colors:checked:after:bg-system-highlight-text forced-colors:checked:disabled:border-system-gray forced-colors:checked:disabled:bg-system-gray forced-colors:checked:disabled:after:bg-system-canvas',
        className,
      )}
    />
  );
}

/** A radio button. Inside a `ChoiceRow`, the row shows the focus ring. */
export function Radio({ className, ...input }: InputProps) {
  return (
    <input
      type="radio"
      {...input}
      className={clsx(
        BOX,
        'rounded-[50%] checked:border-7 checked:border-brand-strong checked:bg-on-strong forced-colors:checked:border-system-highlight forced-colors:checked:bg-system-canvas forced-colors:checked:disabled:border-system-gray',
        className,
      )}
    />
  );
}

/** A checkbox with role `switch`, for settings that apply immediately. */
export function Switch({ checked, className, ...input }: InputProps & { checked: boolean }) {
  return (
    <input
      type="checkbox"
      role="switch"
      {...input}
      checked={checked}
      aria-checked={checked}
      className={clsx(
        "relative h-7 w-12 flex-none cursor-[inherit] appearance-none rounded-full border-2 border-line-strong bg-sunken transition-[background-color,border-color] duration-fast before:absolute before:start-0.75 before:top-0.75 before:size-4.5 before:rounded-[50%] before:bg-ink-3 before:transition-[inset-inline-start] before:duration-fast before:content-[''] checked:border-brand-strong checked:bg-brand-strong checked:before:start-5.75 checked:before:bg-on-strong forced-colors:border-system-button-text forced-colors:bg-system-field forced-colors:before:bg-system-button-text forced-colors:checked:border-system-highlight forced-colors:checked:bg-system-highlight forced-colors:checked:before:bg-system-highlight-text forced-colors:forced-color-adjust-none",
        className,
      )}
    />
  );
}
