'use client';

import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { TextButton } from '@/components/ui/button/text-button';
import type { DeskOrder } from '../desk-api';
import { useDesk } from '../desk-context';
import { OrderComment } from '../orders/order-parts';

/** What the guest typed beside the order, the first lines of it; the rest is one tap away. Rule: desk/DE50. */
export function TicketNote({ order }: { order: DeskOrder }) {
  const { t } = useDesk();
  const text = useRef<HTMLDivElement>(null);
  const [isWhole, setIsWhole] = useState(false);
  const [isCut, setIsCut] = useState(false);
  useEffect(() => {
    const element = text.current;
    if (element === null || isWhole) return;
    const sizes = new ResizeObserver(() => setIsCut(element.scrollHeight > element.clientHeight + 1));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [isWhole]);
  if (order.comment === null || order.comment.trim() === '' || order.allergy_texts.includes(order.comment)) return null;
  return (
    <div>
      <div ref={text} className={clsx('text-option', !isWhole && 'max-h-[calc(0.625rem+5lh)] overflow-hidden')}>
        <OrderComment order={order} />
      </div>
      {isCut && !isWhole && (
        <TextButton onClick={() => setIsWhole(true)}>
          <span>{t('whole_note')}</span>
          <span className="sr-only">{` #${order.num}`}</span>
        </TextButton>
      )}
    </div>
  );
}
