import clsx from 'clsx';
import { ICON_STROKES } from './icon-strokes';

const STROKES: Readonly<Record<string, string>> = ICON_STROKES;

const SIZES = { xs: 'size-4', sm: 'size-4.5', md: 'size-5.5', lg: 'size-7' } as const;

/** `flip`: mirrors an icon with a direction, like an arrow, in right-to-left languages. */
export type IconLook = { name: string; size?: keyof typeof SIZES | undefined; flip?: boolean | undefined };

/** A Lucide icon by name. It is hidden from screen readers: an icon without a text needs a parent with a name. */
export function Icon({ name, size = 'md', flip, className }: IconLook & { className?: string }) {
  return (
    <svg
      className={clsx('i inline-block shrink-0', SIZES[size], flip && 'rtl:-scale-x-100', className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={STROKES[name]} />
    </svg>
  );
}
