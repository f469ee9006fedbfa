import clsx from 'clsx';
import { ICON_STROKES } from './icon-strokes';

const STROKES: Readonly<Record<string, string>> = ICON_STROKES;

/** A Lucide icon by name. Decoration only: an icon that stands alone needs a named parent. */
export function Icon({ name, size, flip }: { name: string; size?: 'xs' | 'sm' | 'lg'; flip?: boolean }) {
  return (
    <svg
      className={clsx('i', size && `i--${size}`, flip && 'i--flip')}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={STROKES[name]} />
    </svg>
  );
}
