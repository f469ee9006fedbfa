import clsx from 'clsx';
import type { ComponentProps } from 'react';

/** Words in a sentence that do something. An invisible field around them makes them as easy to hit as a button is. */
export function TextButton({ className, ...button }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...button}
      className={clsx(
        "relative inline text-brand-strong underline decoration-1 underline-offset-3 after:absolute after:-inset-x-1 after:top-1/2 after:h-target after:-translate-y-1/2 after:content-[''] pressed:opacity-60 forced-colors:text-system-link",
        className,
      )}
    />
  );
}
