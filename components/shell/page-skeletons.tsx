import { Skeleton } from '@/components/ui/skeleton';

/** The placeholders of product cards, section rows or home tiles. On the parent, because it is in each page twice. */
const SHAPES =
  '*:aspect-square *:rounded-lg awaited-home:*:aspect-auto awaited-home:*:h-[158px] awaited-home:*:first:col-span-full awaited-sections:*:aspect-auto awaited-sections:*:h-32';

/**
 * Covers the current page with the skeleton of the next page while that loads. instrumentation-client.ts writes the
 * next path to `data-awaited` of <html>, and the `awaited` variants select the skeleton. Server HTML, so it costs no
 * script. `loading.tsx` is not used: Next would send it, with status 200, before it is known whether the page exists.
 * Rule: layout/LY9.
 */
export function PageSkeletons({ label }: { label: string }) {
  return (
    <div
      className="fixed inset-0 z-bar hidden animate-fade overflow-hidden bg-canvas px-[max(var(--gutter),calc((100%-var(--page-max-w))/2+var(--gutter)))] py-2.5 wider:px-[max(var(--gutter),calc((100%-1280px)/2+var(--gutter)))] awaited:block"
      role="status"
    >
      <span className="sr-only">{label}</span>
      <div className="mb-6 grid grid-cols-[44px_minmax(0,180px)_64px] items-center justify-between">
        <Skeleton className="h-target rounded-full" />
        <Skeleton className="h-4 rounded-sm" />
        <Skeleton className="h-target rounded-full" />
      </div>
      <div
        className={`grid grid-cols-2 gap-x-3 gap-y-6 awaited-home:gap-3 awaited-sections:grid-cols-1 awaited-sections:gap-3 desk:grid-cols-3 desk:awaited-sections:grid-cols-2 desk:awaited-home:grid-cols-4 wider:ms-58 wider:me-92 wider:awaited-home:mx-0 ${SHAPES}`}
      >
        <Skeleton />
        <Skeleton />
        <Skeleton />
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
    </div>
  );
}
