'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslations } from '@/components/hotel/hotel-context';
import { useCartActions } from '@/components/hotel/use-cart';
import { useCartPart } from '@/components/hotel/use-cart-part';
import { Stepper } from '@/components/ui/form/stepper';
import { announce } from '@/components/ui/overlay/announcer';
import type { ProductCardView } from '@/lib/contract/views';
import type { Cart } from '@/lib/domain/cart/cart';
import { canRaiseProduct, lineToStep, lowerProduct, raiseProduct } from '@/lib/domain/cart/step-product';

/**
 * Minus, quantity and plus on the plate of a card. `pending`: the pieces that were tapped and are not in the cart yet.
 * `onEmpty` is called when the last piece was removed. Rule: catalogue/C16.
 */
export function CardStepper(props: {
  product: ProductCardView;
  inCart: number;
  pending: number;
  onPending: (pieces: number) => void;
  onEmpty: () => void;
}) {
  const { product, inCart, pending, onPending, onEmpty } = props;
  const { id, title } = product;
  const t = useTranslations();
  const { change } = useCartActions();
  const line = useCartPart(useCallback((cart: Cart) => lineToStep(cart, id), [id]));
  const box = useRef<HTMLSpanElement>(null);
  // The pressed '+', which had the focus, is gone.
  const [takesFocus] = useState(pending > 0);
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>('button:last-of-type')?.focus({ preventScroll: true });
  }, [takesFocus]);
  const count = line === null ? pending : inCart;
  const canRaise = canRaiseProduct(line, { pending, limit: product.limit ?? null });
  const step = (by: 1 | -1) => {
    if (by === 1 && !canRaise) return;
    if (line === null) onPending(pending + by);
    else change((current) => (by === 1 ? raiseProduct(current, id) : lowerProduct(current, id)));
    if (count + by > 0) return;
    announce(t('line_removed', { title }));
    onEmpty();
  };
  return (
    <span ref={box} className="w-full">
      <Stepper
        size="wide"
        isRaised
        className="shadow-md"
        label={title}
        value={count}
        onStep={step}
        canLower
        canRaise={canRaise}
        labels={{ fewer: t('fewer'), more: t('more') }}
      />
    </span>
  );
}
