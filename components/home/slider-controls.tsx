'use client';

import { late } from '@/components/hotel/late';
import { useAfterPaint } from '@/components/ui/hooks/use-after-paint';
import type { SlidesProps } from './slides-control';

const SlidesControl = late(() => import('./slides-control').then((module) => module.SlidesControl), {
  hasPageWords: true,
});

/** The buttons of the slider, loaded after the first paint. Until then, and without them, the slides can be swiped. */
export function SliderControls(props: SlidesProps) {
  if (!useAfterPaint()) return null;
  return <SlidesControl {...props} />;
}
