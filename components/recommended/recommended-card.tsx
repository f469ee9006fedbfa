'use client';

import { useEffect, useId, useRef } from 'react';
import { Amount } from '@/components/hotel/amount';
import { useTranslations } from '@/components/hotel/hotel-context';
import { useMoney } from '@/components/hotel/use-money';
import { Stepper } from '@/components/ui/form/stepper';
import { Icon } from '@/components/ui/icon';
import { plusIcon } from '@/components/ui/icons/plus';
import { ProductImage } from '@/components/ui/product-image';
import type { RecommendedProduct } from '@/lib/contract/recommendation';
import { isolateNumber } from '@/lib/domain/i18n/text';
import { priceOf } from '@/lib/domain/money/money';
import { useRecommendedItem } from './use-recommended-item';

const CARD =
  'grid flex-[0_0_148px] snap-start grid-rows-[auto_1fr_auto] rounded-lg bg-surface p-2 inset-ring inset-ring-line transition-[scale] duration-fast forced-colors:border [&:active:not(:has([role=group]_:active))]:scale-pressed';

/** A recommended product with '+', or a stepper once it is in the cart. Rule: recommendations/R4. */
export function RecommendedCard({ product, withPicture }: { product: RecommendedProduct; withPicture: boolean }) {
  const t = useTranslations();
  const titleId = useId();
  const { title, count, canAdd, step } = useRecommendedItem(product);
  const card = useRef<HTMLElement>(null);
  const isIn = count > 0;
  const was = useRef(isIn);
  useEffect(() => {
    // '+' was replaced by a stepper or back, and the pressed button, which had the focus, is gone.
    if (was.current !== isIn && document.activeElement === document.body) {
      card.current?.querySelector<HTMLElement>('button:last-of-type')?.focus({ preventScroll: true });
    }
    was.current = isIn;
  }, [isIn]);
  return (
    <article className={CARD} ref={card} aria-labelledby={titleId}>
      {withPicture && (
        <ProductImage
          className="aspect-[1.25] rounded-[14px]"
          drawing="w-[56%]"
          id={product.id}
          src={product.image_path ?? product.image}
          sizes="141px"
        />
      )}
      <strong className="mt-2 block px-1 font-medium text-sm" id={titleId}>
        {title}
      </strong>
      {isIn ? (
        <div>
          <Price product={product} className="px-1 text-ink-2 text-sm" />
          <Stepper
            size="wide"
            className="mt-1"
            label={title}
            value={count}
            onStep={step}
            canLower
            canRaise={canAdd}
            labels={{ fewer: t('fewer'), more: t('more') }}
          />
        </div>
      ) : (
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-2 ps-1 text-ink-2 text-sm">
          <Price product={product} />
          <button
            type="button"
            className="ms-auto grid size-target place-items-center rounded-full bg-brand-soft text-brand-strong pressed:opacity-60 forced-colors:border"
            aria-label={`${t('add')}: ${title}`}
            onClick={() => step(1)}
          >
            <Icon shape={plusIcon} size="sm" />
          </button>
        </div>
      )}
    </article>
  );
}

function Price({ product, className }: { product: RecommendedProduct; className?: string }) {
  const t = useTranslations();
  const price = useMoney().price(priceOf(product));
  if (price !== '' && product.is_price_from) {
    return <span className={className}>{t('from_price', { price: isolateNumber(price) })}</span>;
  }
  // Rendered for a free product too, so that the button stays at the end of the row.
  return <Amount {...(className && { className })}>{price}</Amount>;
}
