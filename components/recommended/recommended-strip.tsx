'use client';

import { useId, useRef } from 'react';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { IconButton } from '@/components/ui/button/icon-button';
import { useOverflow } from '@/components/ui/hooks/use-overflow';
import { chevronLeftIcon } from '@/components/ui/icons/chevron-left';
import { chevronRightIcon } from '@/components/ui/icons/chevron-right';
import { STRIP_STEP, stripHasPictures } from '@/lib/domain/cart/recommended';
import type { Id } from '@/lib/domain/id';
import { RecommendedCard } from './recommended-card';
import { useDragScroll } from './use-drag-scroll';
import { useRecommended } from './use-recommended';

/** Without scroll snapping on a desktop, where it would undo the small steps of arrows and mouse. */
const STRIP =
  '-mx-gutter -mt-1 flex snap-x snap-proximity scroll-px-gutter gap-3 overflow-x-auto px-gutter py-1 [scrollbar-width:none] focus-visible:-outline-offset-3 desk:cursor-grab desk:snap-none desk:select-none desk:active:cursor-grabbing';

/**
 * Recommendations for some products in a horizontal row, moved by finger, mouse, arrows or keyboard. Renders nothing
 * when there are none. Rule: recommendations/R2.
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
    const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const left = STRIP_STEP * by * (direction === 'rtl' ? -1 : 1);
    strip.current?.scrollBy({ left, behavior: prefersReducedMotion ? 'instant' : 'smooth' });
  };
  return (
    <section aria-labelledby={titleId}>
      <div className="mb-3 flex w-full items-center justify-between gap-3 text-lg">
        <h3 className="font-medium" id={titleId}>
          {t('recommended_title')}
        </h3>
        {/* No arrows when everything fits. */}
        {overflows && (
          <div className="hidden gap-2 desk:flex">
            <IconButton icon={chevronLeftIcon} label={t('strip_previous')} onClick={() => move(-1)} />
            <IconButton icon={chevronRightIcon} label={t('strip_next')} onClick={() => move(1)} />
          </div>
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a region that scrolls, not a group of fields */}
      <div
        ref={strip}
        className={STRIP}
        data-part="strip"
        tabIndex={overflows ? 0 : undefined}
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
