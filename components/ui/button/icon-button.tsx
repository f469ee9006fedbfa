import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Icon, type IconLook, type IconShape } from '../icon';

const VARIANTS = {
  raised: 'bg-surface shadow-sm inset-ring inset-ring-line forced-colors:border',
  bare: '',
} as const;

export type IconButtonLook = { variant?: keyof typeof VARIANTS | undefined; className?: string | undefined };

/** The classes of a round button with only an icon. */
export const iconButtonClass = ({ variant = 'raised', className }: IconButtonLook) =>
  clsx(
    'inline-grid size-target shrink-0 place-items-center rounded-full transition-[background-color,scale] duration-fast hover:bg-sunken pressed:scale-94 print:hidden',
    VARIANTS[variant],
    className,
  );

type Shown = IconButtonLook & { icon: IconShape; label: string } & Omit<IconLook, 'shape'>;

/** A round button with only an icon. `label` is its accessible name. */
export function IconButton({
  icon,
  label,
  size,
  variant,
  className,
  ...button
}: Shown & Omit<ComponentProps<'button'>, 'children'>) {
  return (
    <button type="button" {...button} aria-label={label} className={iconButtonClass({ variant, className })}>
      <Icon shape={icon} size={size} />
    </button>
  );
}
