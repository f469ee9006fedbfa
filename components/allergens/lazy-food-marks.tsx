'use client';

import { useTranslations } from '@/components/hotel/hotel-context';
import { RetryButton } from '@/components/ui/button/retry-button';
import { lazyComponent } from '@/components/ui/lazy-component';
import { RetryBoundary } from '@/components/ui/retry-boundary';
import { Skeleton } from '@/components/ui/skeleton';
import type { FoodProduct } from '@/lib/domain/allergens/food-facts';

const { Component: LoadedMarks, load } = lazyComponent<{ product: FoodProduct }>(
  () => import('./food-marks').then((module) => module.FoodMarks),
  <Skeleton className="mt-4 h-7 rounded-full" />,
);

/** Loads the marks while a sheet waits for its product. A failure is repeated when they are shown. */
export const prefetchFoodMarks = (): void => void load().catch(() => undefined);

/** The marks as a separate chunk, which keeps the sheets within their size budgets: their icons are 3 KB. */
export function LazyFoodMarks({ product }: { product: FoodProduct }) {
  const t = useTranslations();
  if (!product.is_food) return null;
  return (
    <RetryBoundary failed={(retry) => <RetryButton label={t('try_again')} isBusy={false} onPress={retry} />}>
      <LoadedMarks product={product} />
    </RetryBoundary>
  );
}
