import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';

/** A skeleton of two order cards. */
export function OrdersSkeleton({ label }: { label: string }) {
  return (
    <div className="animate-fade-late">
      <output className="sr-only">{label}</output>
      {[1, 2].map((card) => (
        <Card className="mt-3 grid gap-3 p-4" key={card} aria-hidden="true">
          <div className="flex items-start justify-between">
            <Skeleton className="h-6 w-20 rounded-sm" />
            <Skeleton className="h-7 w-24 rounded-full" />
          </div>
          <Skeleton className="h-4 w-2/5 rounded-sm" />
          <Skeleton className="h-20 rounded-md" />
          <Skeleton className="h-4 rounded-sm" />
          <Skeleton className="h-4 w-3/5 rounded-sm" />
          <Skeleton className="h-6 rounded-sm" />
        </Card>
      ))}
    </div>
  );
}
