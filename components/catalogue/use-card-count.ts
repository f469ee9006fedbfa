'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Translate, useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { unavailabilityText } from '@/components/hotel/unavailability-text';
import { useCart } from '@/components/hotel/use-cart';
import { announce } from '@/components/ui/overlay/announcer';
import type { HotelView, ProductCardView } from '@/lib/contract/views';
import { addLine, maxQuantity } from '@/lib/domain/cart/cart';
import { countOf } from '@/lib/domain/cart/count-of';
import { lineToStep, lowerProduct, raiseProduct } from '@/lib/domain/cart/step-product';
import type { Id } from '@/lib/domain/options/kit';
import { type AddedProduct, addProduct } from './add-product';
import { openProduct } from './open-product';

/**
 * How many pieces of a product the guest has on its card. A tapped piece counts at once; when it cannot be added, it
 * goes again and `onDone` gets the reason. Rule: catalogue/C16.
 */
export function useCardCount(card: {
  product: ProductCardView;
  sectionId: Id;
  isAdding: boolean;
  onDone: (failure: string | null) => void;
}): { count: number; canRaise: boolean; step: (by: 1 | -1) => void } {
  const { product, isAdding, onDone } = card;
  const hotel = useHotel();
  const t = useTranslations();
  const { cart, latest, change } = useCart();
  /** Tapped pieces whose line is being made. */
  const wanted = useRef(isAdding ? 1 : 0);
  const [waiting, setWaiting] = useState(wanted.current);
  const hasBegun = useRef(false);
  const line = lineToStep(cart, product.id);

  const want = (pieces: number) => {
    wanted.current = pieces;
    setWaiting(pieces);
  };
  const finish = (added: AddedProduct) => {
    // Taken back by '-' meanwhile.
    if (wanted.current === 0) return;
    want(0);
    if (added.kind === 'line') {
      change((current) => addLine(current, added.line));
      announce(t('added_to_cart', { title: product.title }));
      return onDone(null);
    }
    if (added.kind === 'choose') openProduct(card.sectionId, product);
    onDone(reasonOf(added, { t, hotel }));
  };
  const begin = useEffectEvent(() => {
    if (lineToStep(latest(), product.id) === null)
      void addProduct(card, { hotel, quantity: () => wanted.current }).then(finish);
    else {
      // The cart had not been read when '+' was tapped.
      want(0);
      change((current) => raiseProduct(current, product.id));
      onDone(null);
    }
  });
  useEffect(() => {
    if (!isAdding || hasBegun.current) return;
    hasBegun.current = true;
    begin();
  }, [isAdding]);

  const lower = () => {
    if (waiting > 0) want(waiting - 1);
    else change((current) => lowerProduct(current, product.id));
    if (waiting + (line?.quantity ?? 0) > 1) return;
    announce(t('line_removed', { title: product.title }));
    onDone('');
  };
  const raise = () => {
    if (waiting > 0) want(waiting + 1);
    else change((current) => raiseProduct(current, product.id));
  };
  return {
    count: countOf(cart, product.id) + waiting,
    canRaise: line === null || (line.product.show_quantity && line.quantity < maxQuantity(line.product)),
    step: (by) => (by === 1 ? raise() : lower()),
  };
}

/** What the card says of a piece that could not be added; '' for nothing. */
function reasonOf(
  refused: Exclude<AddedProduct, { kind: 'line' }>,
  { t, hotel }: { t: Translate; hotel: HotelView },
): string {
  if (refused.kind === 'choose') return '';
  if (refused.kind === 'gone') return t('line_gone');
  if (refused.kind === 'failed') return t(navigator.onLine ? 'add_failed' : 'offline');
  return unavailabilityText(refused, { t, hotel });
}
