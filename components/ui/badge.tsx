import clsx from 'clsx';

const TONES = { news: 'bg-badge text-on-badge', brand: 'bg-brand-strong text-on-strong' } as const;

/** A number at the corner of an icon. `label`: the text for screen readers, with the name of what is counted. */
export function Badge(props: { tone: keyof typeof TONES; count: number; label: string; className?: string }) {
  const { tone, count, label, className } = props;
  return (
    <span
      className={clsx(
        'absolute start-[calc(50%+4px)] top-0.5 h-5 min-w-5 whitespace-nowrap rounded-full px-1.25 text-center font-medium text-xs/5 ring-2 ring-surface forced-colors:border forced-colors:border-system-canvas forced-colors:bg-system-text forced-colors:text-system-canvas forced-colors:leading-4.5 forced-colors:forced-color-adjust-none',
        TONES[tone],
        className,
      )}
    >
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
