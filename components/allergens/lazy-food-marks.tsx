'use client';

import { useEffect, useState } from 'react';
import { useTranslations } from '@/components/hotel/hotel-context';
import { RetryButton } from '@/components/ui/button/retry-button';
import { lazyComponent } from '@/components/ui/lazy-component';
import { RetryBoundary } from '@/components/ui/retry-boundary';
import { Skeleton } from '@/components/ui/skeleton';
import type { FoodProduct } from '@/lib/domain/options/food-facts';

const {
  Component: LoadedMarks,
  load,
  loaded,
} = lazyComponent<{ product: FoodProduct }>(
  () => import('./food-marks').then((module) => module.FoodMarks),
  <Skeleton className="mt-4 h-7 rounded-full" />,
);

/** On a network that does not answer, the dish is not kept back any longer for its marks. */
const LONGEST_WAIT_MS = 4_000;

/**
 * Whether the marks can be shown with the rest of a dish, so that nothing below them moves when they come. Loads them
 * while a sheet waits for its product; after a failure the dish is shown without them, with a button to try again.
 * Rule: layout/LY14.
 */
export function useFoodMarksReady(): boolean {
  const [isReady, setReady] = useState(() => loaded() !== undefined);
  useEffect(() => {
    let isShown = true;
    const settle = () => isShown && setReady(true);
    load().then(settle, settle);
    const limit = setTimeout(settle, LONGEST_WAIT_MS);
    return () => {
      isShown = false;
      clearTimeout(limit);
    };
  }, []);
  return isReady;
}

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
