'use client';

import { lazyComponent } from '@/components/ui/lazy-component';
import { RetryBoundary } from '@/components/ui/retry-boundary';
import type { Product } from '@/lib/contract/catalogue';
import { scheduledOption } from '@/lib/domain/money/price';
import type { Kit } from '@/lib/domain/options/kit';

const { Component: HoldLine } = lazyComponent(() => import('./hold-line').then((module) => module.HoldLine));

const nothing = () => null;

/** The clock of held slots, whose code only products with slots load. Without it nothing is missing but the clock. */
export function LazyHoldLine({ product, kit }: { product: Product; kit: Kit | null }) {
  if (product.slot_hold_seconds === null || scheduledOption({ property: kit }) === null) return null;
  return (
    <RetryBoundary failed={nothing}>
      <HoldLine productUuid={product.uuid} kit={kit} />
    </RetryBoundary>
  );
}
