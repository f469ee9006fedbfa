'use client';

import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { IconButton } from '@/components/ui/button/icon-button';
import { STRIP_STEP, stripHasPictures } from '@/lib/domain/cart/recommended';
import type { Id } from '@/lib/domain/options/kit';
import { RecommendedCard } from './recommended-card';
import { useDragScroll } from './use-drag-scroll';
import { useRecommended } from './use-recommended';

/**
 * What goes well with some products, in one row: fingers push it, a mouse pulls it, arrows and the keyboard move it. It
 * is not there while there is nothing in it. Rule: recommendations/R2.
 */
export function RecommendedStrip({ productIds }: { productIds: readonly Id[] }) {
  const { direction } = useHotel();
  const t = useTranslations();
  const titleId = useId();
  const products = useRecommended(productIds);
  const strip = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(strip, products.length);
  const drag = useDragScroll<HTMLDivElement>();
  if (products.length === 0) return null;

  const withPictures = stripHasPictures(products);
  const move = (by: 1 | -1) => {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const left = STRIP_STEP * by * (direction === 'rtl' ? -1 : 1);
    strip.current?.scrollBy({ left, behavior: isStill ? 'instant' : 'smooth' });
  };
  return (
    <section aria-labelledby={titleId}>
      <div className="kit__head items-center">
        <h3 className="font-medium" id={titleId}>
          {t('recommended_title')}
        </h3>
        {overflows && (
          <div className="arrows">
            <IconButton icon="chevron-left" label={t('strip_previous')} onClick={() => move(-1)} flip />
            <IconButton icon="chevron-right" label={t('strip_next')} onClick={() => move(1)} flip />
          </div>
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a region that scrolls, not a group of fields */}
      <div
        ref={strip}
        className="strip"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        tabIndex={0}
        role="group"
        aria-labelledby={titleId}
        {...drag}
      >
        {products.map((product) => (
          <RecommendedCard key={String(product.id)} product={product} withPicture={withPictures} />
        ))}
      </div>
    </section>
  );
}

/**
 * Whether there is more than fits: arrows that move nothing only confuse. Watched, because a strip that is known
 * already is drawn before its dialog opens, when nothing has a size, and because a window can be made wider.
 */
function useOverflow(place: React.RefObject<HTMLElement | null>, count: number): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const strip = place.current;
    if (strip === null || count === 0) return;
    const measure = () => setOverflows(strip.scrollWidth > strip.clientWidth);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(strip);
    return () => watch.disconnect();
  }, [place, count]);
  return overflows;
}
