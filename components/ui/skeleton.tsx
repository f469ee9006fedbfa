import clsx from 'clsx';
import type { CSSProperties } from 'react';

/**
 * A placeholder while content loads. `className` sets size and radius: `<Skeleton className="h-4 w-1/2 rounded-sm" />`.
 */
export function Skeleton({ className, style }: { className: string; style?: CSSProperties }) {
  return (
    <span
      data-skeleton=""
      style={style}
      className={clsx(
        "relative block overflow-hidden bg-skeleton after:absolute after:inset-0 after:-translate-x-full rtl:after:translate-x-full rtl:after:[--sheen-to:-100%] after:bg-sheen after:content-[''] motion-safe:after:animate-sheen forced-colors:border forced-colors:border-system-gray forced-colors:after:content-none",
        className,
      )}
    />
  );
}
