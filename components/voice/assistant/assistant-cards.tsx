'use client';

import { useEffect } from 'react';
import { openProduct, productOverlay } from '@/components/catalogue/open-product';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { announce } from '@/components/ui/overlay/announcer';
import { opens } from '@/components/ui/overlay/opens';
import { openOverlay } from '@/components/ui/overlay/overlay-stack';
import { ProductImage } from '@/components/ui/product-image';
import { bidiIsolate } from '@/lib/domain/i18n/bidi-isolate';
import { joinList } from '@/lib/domain/i18n/join-list';
import type { AssistantCard } from './create-assistant';

const CARD =
  'grid w-full min-h-target grid-cols-[48px_minmax(0,1fr)_auto] items-center gap-3 rounded-md bg-white/10 p-2 pe-4 text-start hover:bg-white/16 pressed:bg-white/16 forced-colors:border';

/**
 * The products that the assistant has found or put into the cart. A tap opens a product; the cart opens above the
 * conversation, which goes on. Rule: voice/V12.
 */
export function AssistantCards({ cards }: { cards: readonly AssistantCard[] }) {
  const { locale } = useHotel();
  const t = useTranslations();
  const added = cards
    .flatMap((card) =>
      card.added === null ? [] : [t('added_to_cart', { title: `${card.added} × ${card.product.title}` })],
    )
    .join(' ');
  const shown = joinList(
    cards.map(({ product }) => bidiIsolate(product.title)),
    locale,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same product may be added again, which is news too
  useEffect(() => {
    if (cards.length > 0) announce(added === '' ? shown : added);
  }, [cards]);
  if (cards.length === 0) return null;
  return (
    <div className="grid w-full max-w-dialog gap-2 justify-self-center px-gutter pb-3">
      <ul className="grid gap-2">
        {cards.map(({ sectionId, product }) => (
          <li key={`${sectionId} ${product.id}`}>
            <button
              type="button"
              className={CARD}
              aria-haspopup="dialog"
              {...opens(productOverlay(product))}
              onClick={() => openProduct(sectionId, product)}
            >
              <ProductImage className="relative size-12 rounded-sm" id={product.id} src={product.image} eager />
              <span>
                <span className="line-clamp-2 font-medium">{product.title}</span>
                <span className="block text-sm text-white/80 forced-colors:text-system-text">
                  {product.closed ?? ''}
                </span>
              </span>
              <bdi dir="auto" className="text-sm tabular-nums">
                {product.price}
              </bdi>
            </button>
          </li>
        ))}
      </ul>
      {added !== '' && <p className="text-sm">{added}</p>}
      {added !== '' && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <span className="text-sm text-white/80 forced-colors:text-system-text">{t('voice_by_hand')}</span>
          <button
            type="button"
            className="inline-flex min-h-target items-center gap-2 rounded-md bg-white px-4 font-medium text-night transition-[scale] duration-fast pressed:scale-pressed forced-colors:border"
            aria-haspopup="dialog"
            {...opens('cart')}
            onClick={() => openOverlay('cart')}
          >
            {t('your_order')}
          </button>
        </div>
      )}
    </div>
  );
}
