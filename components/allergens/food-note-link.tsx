'use client';

import clsx from 'clsx';
import { useTranslations } from '@/components/hotel/hotel-context';
import { TextButton } from '@/components/ui/button/text-button';
import { opens } from '@/components/ui/overlay/opens';
import { openOverlay } from '@/components/ui/overlay/overlay-stack';

declare module '@/components/ui/overlay/overlay-stack' {
  interface OverlayArgs {
    'food-note': null;
  }
}

/** Opens the guest's own list. Its code is loaded at the first sign of a tap. */
export function FoodNoteLink({ className }: { className?: string }) {
  const t = useTranslations();
  return (
    <TextButton
      layout="row"
      className={clsx('justify-self-start text-sm', className)}
      aria-haspopup="dialog"
      {...opens('food-note')}
      onClick={() => openOverlay('food-note')}
    >
      {t('food_note')}
    </TextButton>
  );
}
