'use client';

import { useAfterPaint } from '@/components/ui/hooks/use-after-paint';
import { lazyComponent } from '@/components/ui/lazy-component';
import { RetryBoundary } from '@/components/ui/retry-boundary';
import type { FilmProps } from './film-player';
import { useMayMove } from './use-may-move';

const { Component: FilmPlayer } = lazyComponent(() => import('./film-player').then((module) => module.FilmPlayer));

/**
 * The hotel's film, on devices that may show it. Its code is loaded after the first paint; a failure leaves the poster.
 */
export function HeroFilm(props: FilmProps) {
  const isAfterPaint = useAfterPaint();
  const mayMove = useMayMove();
  if (!isAfterPaint || !mayMove) return null;
  return (
    <RetryBoundary failed={() => null}>
      <FilmPlayer {...props} />
    </RetryBoundary>
  );
}
