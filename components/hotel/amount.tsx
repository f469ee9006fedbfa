import clsx from 'clsx';

/** An amount of money. It never wraps and is always written left to right. */
export function Amount({ children, className }: { children: string; className?: string }) {
  return (
    <bdi dir="ltr" className={clsx('whitespace-nowrap tabular-nums', className)}>
      {children}
    </bdi>
  );
}
