import { Skeleton } from '@/components/ui/skeleton';
import { ORDER_BAR, SHEET_BODY } from './sheet-frame';

/** The skeleton of a product's sheet. */
export function SheetSkeleton({ label, titleId }: { label: string; titleId: string }) {
  return (
    <>
      <h2 className="sr-only" id={titleId}>
        {label}
      </h2>
      <div className="animate-fade-late" aria-hidden="true">
        <div data-part="picture">
          <Skeleton className="h-63" />
        </div>
        <div className={`${SHEET_BODY} gap-8`}>
          <div>
            <Skeleton className="h-7.5 w-3/4 rounded-sm" />
            <Skeleton className="mt-3 h-4 w-1/4 rounded-sm" />
            <Skeleton className="mt-4 h-4 rounded-sm" />
            <Skeleton className="mt-2 h-4 w-2/3 rounded-sm" />
            <Skeleton className="mt-4 h-7 w-32 rounded-full" />
          </div>
          <div>
            <Skeleton className="mb-4 h-4 w-1/3 rounded-sm" />
            <Skeleton className="h-28 rounded-lg" />
          </div>
        </div>
      </div>
    </>
  );
}

/** The skeleton of the order bar. */
export function OrderBarSkeleton() {
  return (
    <div className={ORDER_BAR} aria-hidden="true">
      <Skeleton className="h-control w-32 rounded-md" />
      <Skeleton className="h-control rounded-md" />
    </div>
  );
}
