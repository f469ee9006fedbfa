'use client';

import { late } from '@/components/hotel/late';
import { useAfterPaint } from '@/components/ui/hooks/use-after-paint';
import type { FilmProps } from './film-player';
import { useMayMove } from './use-may-move';

const FilmPlayer = late(() => import('./film-player').then((module) => module.FilmPlayer), { hasPageWords: true });

/**
 * The hotel's film, on devices that may show it. Its code is loaded after the first paint; a failure leaves the poster.
 */
export function HeroFilm(props: FilmProps) {
  const isAfterPaint = useAfterPaint();
  const mayMove = useMayMove();
  if (!isAfterPaint || !mayMove) return null;
  return <FilmPlayer {...props} />;
}
