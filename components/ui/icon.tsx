import clsx from 'clsx';

/** A Lucide icon by name (app/styles/icons.css). Decoration only: an icon that stands alone needs a named parent. */
export function Icon({ name, size, flip }: { name: string; size?: 'xs' | 'sm' | 'lg'; flip?: boolean }) {
  return <span className={clsx('i', `i-${name}`, size && `i--${size}`, flip && 'i--flip')} aria-hidden="true" />;
}
