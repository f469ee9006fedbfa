'use client';

import { LateCartEntryHold } from '@/components/holds/late-holds';
import { useCartHold } from '@/components/holds/use-cart-hold';
import { LABEL } from './bar-item';

/** The label of the cart's entry: its word, or how long a slot of the cart is still held. Rule: booking/B31. */
export function CartEntryTitle({ title }: { title: string }) {
  const [held] = useCartHold();
  // Each an element of its own, because a translator may have replaced the text.
  return held === undefined ? (
    <span key="word" className={LABEL}>
      {title}
    </span>
  ) : (
    <span key="hold" className={LABEL}>
      <LateCartEntryHold key={held.endsAt} endsAt={held.endsAt} title={title} />
    </span>
  );
}
