import clsx from 'clsx';

/**
 * An amount of money, always written left to right. Its spaces do not break, so that it only wraps inside a currency that
 * is longer than the line.
 */
export function Amount({ children, className }: { children: string; className?: string }) {
  return (
    <bdi translate="no" dir="ltr" className={clsx('tabular-nums', className)}>
      {children}
    </bdi>
  );
}
