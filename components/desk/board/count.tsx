/** A number beside a title, in one line whatever its digits. */
export function Count({ count }: { count: number }) {
  return (
    <span className="min-w-6 shrink-0 whitespace-nowrap rounded-full bg-brand-soft px-2 text-center text-brand-strong text-sm tabular-nums">
      {count}
    </span>
  );
}
