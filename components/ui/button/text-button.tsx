import clsx from 'clsx';
import type { ComponentProps } from 'react';

const LAYOUTS = {
  // An invisible area around the text takes taps too.
  sentence: 'relative inline after:absolute after:-inset-x-2 after:top-1/2 after:h-target after:-translate-y-1/2',
  row: 'min-h-target min-w-target',
} as const;

const TONES = {
  brand: 'text-brand-strong forced-colors:text-system-link',
  inherit: 'forced-colors:text-system-link',
} as const;

export type TextButtonLook = { layout?: keyof typeof LAYOUTS; tone?: keyof typeof TONES };

/** A button that looks like a link. */
export function TextButton({
  layout = 'sentence',
  tone = 'brand',
  className,
  ...button
}: TextButtonLook & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...button}
      className={clsx(
        'underline decoration-1 underline-offset-3 pressed:opacity-60',
        LAYOUTS[layout],
        TONES[tone],
        className,
      )}
    />
  );
}
