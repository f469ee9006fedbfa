/** An amount of money: never wrapped, and read left to right in every language. */
export function Amount({ children, className }: { children: string; className?: string }) {
  return (
    <bdi dir="ltr" className={className ? `num ${className}` : 'num'}>
      {children}
    </bdi>
  );
}
