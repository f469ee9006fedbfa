'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Translate, useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { unavailabilityText } from '@/components/hotel/unavailability-text';
import { useCart } from '@/components/hotel/use-cart';
import { announce } from '@/components/ui/overlay/announcer';
import type { HotelView, ProductCardView } from '@/lib/contract/views';
import { addLine } from '@/lib/domain/cart/cart';
import { countOf } from '@/lib/domain/cart/count-of';
import { canRaiseProduct, lineToStep, lowerProduct, raiseProduct } from '@/lib/domain/cart/step-product';
import type { Id } from '@/lib/domain/options/kit';
import type { AddOutcome } from './add-outcome';
import { type AddedProduct, addProduct } from './add-product';
import { openProduct } from './open-product';

/**
 * How many pieces of a product its card shows. A tapped piece counts at once, and no longer when it could not be added.
 * `onDone` is called when adding has ended, and when the last piece was removed. Rule: catalogue/C16.
 */
export function useCardCount(card: {
  product: ProductCardView;
  sectionId: Id;
  isAdding: boolean;
  onDone: (outcome: AddOutcome) => void;
}): { count: number; canRaise: boolean; step: (by: 1 | -1) => void } {
  const { product, isAdding, onDone } = card;
  const hotel = useHotel();
  const t = useTranslations();
  const { cart, latest, change } = useCart();
  /** Pieces that were tapped while the product is read, not in the cart yet. The ref is for the response. */
  const pendingRef = useRef(isAdding ? 1 : 0);
  const [pending, setPendingState] = useState(pendingRef.current);
  const hasBegun = useRef(false);
  const line = lineToStep(cart, product.id);

  const setPending = (pieces: number) => {
    pendingRef.current = pieces;
    setPendingState(pieces);
  };
  const finish = (added: AddedProduct) => {
    // Taken back by '-' meanwhile.
    if (pendingRef.current === 0) return;
    setPending(0);
    if (added.kind === 'line') {
      change((current) => addLine(current, added.line));
      announce(t('added_to_cart', { title: product.title }));
      return onDone({ kind: 'added' });
    }
    if (added.kind === 'choose') openProduct(card.sectionId, product);
    onDone(outcomeOf(added, { t, hotel }));
  };
  const begin = useEffectEvent(() => {
    if (lineToStep(latest(), product.id) === null)
      void addProduct(card, { hotel, quantity: () => pendingRef.current }).then(finish);
    else {
      // The cart had not been read when '+' was tapped.
      setPending(0);
      change((current) => raiseProduct(current, product.id));
      onDone({ kind: 'added' });
    }
  });
  useEffect(() => {
    if (!isAdding || hasBegun.current) return;
    hasBegun.current = true;
    begin();
  }, [isAdding]);

  const lower = () => {
    if (pending > 0) setPending(pending - 1);
    else change((current) => lowerProduct(current, product.id));
    if (pending + (line?.quantity ?? 0) > 1) return;
    announce(t('line_removed', { title: product.title }));
    onDone({ kind: 'none' });
  };
  const canRaise = canRaiseProduct(line, { pending, limit: product.limit ?? null });
  const raise = () => {
    if (!canRaise) return;
    if (pending > 0) setPending(pending + 1);
    else change((current) => raiseProduct(current, product.id));
  };
  return {
    count: countOf(cart, product.id) + pending,
    canRaise,
    step: (by) => (by === 1 ? raise() : lower()),
  };
}

function outcomeOf(
  refused: Exclude<AddedProduct, { kind: 'line' }>,
  { t, hotel }: { t: Translate; hotel: HotelView },
): AddOutcome {
  if (refused.kind === 'choose') return { kind: 'none' };
  return { kind: 'failed', message: messageOf(refused, { t, hotel }) };
}

function messageOf(
  refused: Exclude<AddedProduct, { kind: 'line' | 'choose' }>,
  { t, hotel }: { t: Translate; hotel: HotelView },
): string {
  if (refused.kind === 'gone') return t('line_gone');
  if (refused.kind === 'failed') return t(navigator.onLine ? 'add_failed' : 'offline');
  return unavailabilityText(refused, { t, hotel });
}
