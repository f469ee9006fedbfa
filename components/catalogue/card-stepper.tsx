'use client';

import '@/components/ui/overlay/overlay-icons';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from '@/components/hotel/hotel-context';
import { Stepper } from '@/components/ui/form/stepper';
import type { ProductCardView } from '@/lib/contract/views';
import type { Id } from '@/lib/domain/options/kit';
import type { AddOutcome } from './add-outcome';
import { useCardCount } from './use-card-count';

/**
 * Minus, quantity and plus on the plate of a card. `isAdding`: starts by adding one piece. `onDone` is called when that
 * has ended, and when the last piece was removed. Rule: catalogue/C16.
 */
export function CardStepper(props: {
  product: ProductCardView;
  sectionId: Id;
  isAdding: boolean;
  onDone: (outcome: AddOutcome) => void;
}) {
  const { title } = props.product;
  const t = useTranslations();
  const { count, canRaise, step } = useCardCount(props);
  const box = useRef<HTMLSpanElement>(null);
  // The pressed '+', which had the focus, is gone.
  const [takesFocus] = useState(props.isAdding);
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>('button:last-of-type')?.focus({ preventScroll: true });
  }, [takesFocus]);
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
