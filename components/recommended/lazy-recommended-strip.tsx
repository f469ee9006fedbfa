'use client';

import type { ComponentProps } from 'react';
import { lazyComponent } from '@/components/ui/lazy-component';
import { RetryBoundary } from '@/components/ui/retry-boundary';
import type { RecommendedStrip } from './recommended-strip';

const { Component: Strip } = lazyComponent(() =>
  import('./recommended-strip').then((module) => module.RecommendedStrip),
);

const nothing = () => null;

/** Recommendations, loaded after what they stand below: they wait for a request anyway. Rule: failures/FL2. */
export function LazyRecommendedStrip(props: ComponentProps<typeof RecommendedStrip>) {
  return (
    <RetryBoundary failed={nothing}>
      <Strip {...props} />
    </RetryBoundary>
  );
}
