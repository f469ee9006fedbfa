'use client';

import { useCallback } from 'react';
import { useAgeGate } from '@/components/age/use-age-gate';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { isOrderAheadAllowed } from '@/components/hotel/order-ahead-allowed';
import { useCartActions } from '@/components/hotel/use-cart';
import { useCartPart } from '@/components/hotel/use-cart-part';
import { announce } from '@/components/ui/overlay/announcer';
import { openOverlay } from '@/components/ui/overlay/overlay-stack';
import type { RecommendedProduct } from '@/lib/contract/recommendation';
import { newUuid } from '@/lib/device/new-uuid';
import { currentHotelTime } from '@/lib/device/server-clock';
import type { Cart } from '@/lib/domain/cart/cart';
import { canAddRecommended, recommendedCount, recommendedStep } from '@/lib/domain/cart/recommended';
import { textIn } from '@/lib/domain/i18n/text';

type RecommendedItem = {
  title: string;
  /** The quantity in the cart. */
  count: number;
  canAdd: boolean;
  step: (by: 1 | -1) => void;
};

/**
 * The state of a recommended product in the cart, and the actions of '+' and '-'. Rules: recommendations/R5,
 * recommendations/R6, recommendations/R7, recommendations/R8, recommendations/R11, recommendations/R12.
 */
export function useRecommendedItem(item: RecommendedProduct): RecommendedItem {
  const hotel = useHotel();
  const t = useTranslations();
  const gate = useAgeGate();
  const { latest, change } = useCartActions();
  const title = textIn(item.title, hotel.language);
  const count = useCartPart(useCallback((cart: Cart) => recommendedCount(cart, item), [item]));
  const canAdd = useCartPart(useCallback((cart: Cart) => canAddRecommended(cart, item), [item]));

  const clock = () => ({
    now: currentHotelTime(hotel.timezone),
    isAheadAllowed: isOrderAheadAllowed(hotel),
  });
  const changeCount = (by: 1 | -1) => {
    // Created once, because a change runs again when another tab has stored something meanwhile.
    const key = newUuid();
    change((current) => {
      const tapped = recommendedStep({ cart: current, item, by, isAdult: true, key, at: clock() });
      return tapped.kind === 'cart' ? tapped.cart : current;
    });
    if (by === 1 && count === 0) announce(t('added_to_cart', { title }));
    if (by === -1 && count === 1) announce(t('line_removed', { title }));
  };
  const step = async (by: 1 | -1) => {
    const { kind } = recommendedStep({ cart: latest(), item, by, isAdult: true, key: '', at: clock() });
    if (kind === 'sheet' || kind === 'popup') openOwn(item, kind);
    else if (by === -1 || (await gate({ product: item, section: item.section }))) changeCount(by);
  };
  return { title, count, canAdd, step: (by) => void step(by) };
}

function openOwn({ id, section, section_id }: RecommendedProduct, kind: 'sheet' | 'popup'): void {
  const sectionId = section?.id ?? section_id;
  if (sectionId === null) return;
  if (kind === 'popup') openOverlay('fast-order', { sectionId, productId: id });
  else openOverlay('product', { sectionId, productId: id, lineKey: null, fromRecommendation: true });
}
