import clsx from 'clsx';

/**
 * An icon of components/ui/icons: its strokes as path data on a 24 by 24 grid. `isDirected`: it leads on or back, and is
 * mirrored in right-to-left languages. Rule: languages/L7.
 */
export type IconShape = Readonly<{ path: string; isDirected?: true }>;

const SIZES = { xs: 'size-4', sm: 'size-4.5', md: 'size-5.5', lg: 'size-7' } as const;

export type IconLook = { shape: IconShape; size?: keyof typeof SIZES | undefined };

/** An icon. It is hidden from screen readers: an icon without a text needs a parent with a name. */
export function Icon({ shape, size = 'md', className }: IconLook & { className?: string }) {
  return (
    <svg
      className={clsx('i inline-block shrink-0', SIZES[size], shape.isDirected && 'rtl:-scale-x-100', className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={shape.path} />
    </svg>
  );
}
