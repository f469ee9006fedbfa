import clsx from 'clsx';

/** An amount of money: never wrapped, and read left to right in every language. */
export function Amount({ children, className }: { children: string; className?: string }) {
  return (
    <bdi dir="ltr" className={clsx('whitespace-nowrap tabular-nums', className)}>
      {children}
    </bdi>
  );
}
