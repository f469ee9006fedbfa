import clsx from 'clsx';
import type { CSSProperties } from 'react';

/**
 * A placeholder while content loads. `className` sets size and radius: `<Skeleton className="h-4 w-1/2 rounded-sm" />`.
 */
export function Skeleton({ className, style }: { className?: string; style?: CSSProperties }) {
  return <span data-skeleton="" style={style} className={clsx('skeleton', className)} />;
}
