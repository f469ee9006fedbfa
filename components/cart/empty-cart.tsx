'use client';

import { useEffect, useRef } from 'react';
import { useWords } from '@/components/hotel/hotel-context';
import { Niche } from '@/components/ui/niche';

/** A cart with nothing in it. Source: guest-app 2 "Empty-cart drawer". */
export function EmptyCart() {
  const say = useWords();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The last line has just left with the button that had the focus.
    if (document.activeElement === document.body) place.current?.focus();
  }, []);
  return (
    <div className="empty" ref={place} tabIndex={-1}>
      <Niche src="/pictures/basket.webp" tint="p1" />
      <div>
        <h3>{say('no_orders_status')}</h3>
        <p className="mt-2">{say('cart_empty_text')}</p>
      </div>
    </div>
  );
}
