'use client';

import { useAfterPaint } from '@/components/ui/hooks/use-after-paint';
import { lazyComponent } from '@/components/ui/lazy-component';
import { RetryBoundary } from '@/components/ui/retry-boundary';
import type { SlidesProps } from './slides-control';

const { Component: SlidesControl } = lazyComponent(() =>
  import('./slides-control').then((module) => module.SlidesControl),
);

/** The buttons of the slider, loaded after the first paint. Until then, and without them, the slides can be swiped. */
export function SliderControls(props: SlidesProps) {
  if (!useAfterPaint()) return null;
  return (
    <RetryBoundary failed={() => null}>
      <SlidesControl {...props} />
    </RetryBoundary>
  );
}
