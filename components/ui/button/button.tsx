import clsx from 'clsx';
import type { ComponentProps } from 'react';

const VARIANTS = {
  primary:
    'bg-brand-fill text-on-brand hover:bg-brand-fill-hover forced-colors:border-system-button-text forced-colors:bg-system-button-text forced-colors:text-system-button forced-colors:forced-color-adjust-none',
  soft: 'bg-brand-soft text-brand-strong hover:bg-brand-soft-hover',
  outline: 'bg-surface text-ink inset-ring inset-ring-line-strong hover:bg-sunken',
  danger: 'bg-danger-soft text-danger',
  quiet: 'text-ink-2 forced-colors:border-0 forced-colors:underline',
} as const;

/** `bar`: the size of a button beside a stepper. */
const SIZES = {
  md: 'min-h-control gap-2.5 px-5 py-3 text-md',
  sm: 'min-h-target gap-2.5 px-5 py-2 text-sm',
  bar: 'min-h-control gap-2 px-4 py-3 text-md narrow:gap-1.5 narrow:px-3.5',
} as const;

/**
 * A link whose area is its nearest positioned ancestor. It does not shrink while pressed: the scale would make the link
 * itself that ancestor, so that a tap beside the button ends on another element and opens nothing.
 */
const STRETCHED = "after:absolute after:inset-0 after:content-['']";

/** `isSplit`: the label at the start and an amount at the end. `isStretched`: the whole card is the button's area. */
type ButtonLook = {
  variant: keyof typeof VARIANTS;
  size?: keyof typeof SIZES | undefined;
  isSplit?: boolean | undefined;
  isStretched?: boolean | undefined;
  className?: string | undefined;
};

/** The classes of a button, for a router link. Everything else uses `Button` or `ButtonLink`. */
export function buttonClass({ variant, size = 'md', isSplit, isStretched, className }: ButtonLook) {
  return clsx(
    'inline-flex w-full items-center rounded-md font-medium transition-[background-color,scale] duration-fast aria-busy:pointer-events-none unavailable:cursor-not-allowed unavailable:bg-sunken unavailable:text-ink-3 unavailable:inset-ring-0 forced-colors:border',
    isStretched ? STRETCHED : 'pressed:scale-pressed',
    isSplit ? 'justify-between text-start' : 'justify-center text-center',
    VARIANTS[variant],
    SIZES[size],
    className,
  );
}

/** A button as wide as its container. */
export function Button({ variant, size, isSplit, className, ...button }: ButtonLook & ComponentProps<'button'>) {
  return <button type="button" {...button} className={buttonClass({ variant, size, isSplit, className })} />;
}

/** A plain link that looks like a button. */
export function ButtonLink({ children, ...props }: ButtonLook & ComponentProps<'a'>) {
  const { variant, size, isSplit, isStretched, className, ...link } = props;
  return (
    <a {...link} className={buttonClass({ variant, size, isSplit, isStretched, className })}>
      {children}
    </a>
  );
}
