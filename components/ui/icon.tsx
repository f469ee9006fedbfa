import clsx from 'clsx';
import { ICON_STROKES } from './icon-strokes';

const strokes: Record<string, string> = { ...ICON_STROKES };

/** Makes further icons known, which are not part of what every page loads first. */
export const addIcons = (more: Readonly<Record<string, string>>): void => void Object.assign(strokes, more);

const SIZES = { xs: 'size-4', sm: 'size-4.5', md: 'size-5.5', lg: 'size-7' } as const;

/** Icons that lead on or back. Clocks, media and links to other sites look the same in every writing direction. */
const DIRECTED: readonly string[] = ['chevron-left', 'chevron-right', 'send-horizontal', 'log-out'];

export type IconLook = { name: string; size?: keyof typeof SIZES | undefined };

/**
 * A Lucide icon by name, mirrored in right-to-left languages if it leads on or back. It is hidden from screen readers:
 * an icon without a text needs a parent with a name. Rule: languages/L7.
 */
export function Icon({ name, size = 'md', className }: IconLook & { className?: string }) {
  return (
    <svg
      className={clsx('i inline-block shrink-0', SIZES[size], DIRECTED.includes(name) && 'rtl:-scale-x-100', className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={strokes[name]} />
    </svg>
  );
}
