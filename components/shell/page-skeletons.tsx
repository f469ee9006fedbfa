import { Skeleton } from '@/components/ui/skeleton';

/** A product's square, a row of a section, or a tile of the front page. */
const SHAPE =
  'aspect-square rounded-lg awaited-home:aspect-auto awaited-home:h-[158px] awaited-sections:aspect-auto awaited-sections:h-32';

/**
 * Covers the page that is left while the next one is on its way, in the shape of that one: <html> names its path in
 * `data-awaited`, which the `awaited` variants read. It is server HTML, so that it costs no script. The pages have no
 * `loading.tsx`: its fallback would be sent before it is known whether the page exists, and with it the status.
 * Rule: layout/LY9.
 */
export function PageSkeletons({ label }: { label: string }) {
  return (
    <div
      className="fixed inset-0 z-bar hidden animate-fade overflow-hidden bg-canvas px-[max(var(--gutter),calc((100%-var(--page-max-w))/2+var(--gutter)))] py-2.5 awaited:block"
      role="status"
    >
      <span className="sr-only">{label}</span>
      <div className="mb-6 grid grid-cols-[44px_minmax(0,180px)_64px] items-center justify-between">
        <Skeleton className="h-target rounded-full" />
        <Skeleton className="h-4 rounded-sm" />
        <Skeleton className="h-target rounded-full" />
      </div>
      <div className="grid grid-cols-2 gap-x-3 gap-y-6 awaited-home:gap-3 awaited-sections:grid-cols-1 awaited-sections:gap-3 desk:grid-cols-4 desk:awaited-sections:grid-cols-2">
        <Skeleton className={`${SHAPE} awaited-home:col-span-full`} />
        <Skeleton className={SHAPE} />
        <Skeleton className={SHAPE} />
        <Skeleton className={SHAPE} />
        <Skeleton className={SHAPE} />
        <Skeleton className={SHAPE} />
      </div>
    </div>
  );
}
