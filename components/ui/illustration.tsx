import clsx from 'clsx';

/** The arch with a shelf, for the few moments with nothing else to look at. */
export function Illustration({ src, tint, small }: { src: string; tint: string; small?: boolean }) {
  return (
    <div className={clsx('niche', tint, small && 'niche--sm')}>
      <img src={src} alt="" width={256} height={256} />
    </div>
  );
}
