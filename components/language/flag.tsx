import clsx from 'clsx';

const SIZES = { sm: 24, md: 28 } as const;

/** A country's flag in a circle. `country`: ISO 3166-1 alpha-2, lower case. */
export function Flag({ country, size = 'md', lazy }: { country: string; size?: keyof typeof SIZES; lazy?: boolean }) {
  const pixels = SIZES[size];
  return (
    <img
      className={clsx('rounded-[50%] object-cover inset-ring inset-ring-black/8', size === 'sm' ? 'size-6' : 'size-7')}
      src={`/flags/${country}.svg`}
      alt=""
      width={pixels}
      height={pixels}
      // Else React preloads it before the style sheet.
      fetchPriority="low"
      {...(lazy && { loading: 'lazy' as const })}
    />
  );
}
