'use client';

import { useId } from 'react';
import { useTranslations } from '@/components/hotel/hotel-context';
import { IconButton } from '@/components/ui/button/icon-button';
import { xIcon } from '@/components/ui/icons/x';
import { SHEET } from '@/components/ui/overlay/frames';
import { OverlayFrame } from '@/components/ui/overlay/overlay-host';
import { closeOverlays } from '@/components/ui/overlay/overlay-stack';
import type { SheetPreview } from '@/lib/contract/views';
import type { Id } from '@/lib/domain/id';
import { SHEET_SCROLL } from './sheet-layout';
import { OrderBarSkeleton, SheetSkeleton } from './sheet-skeleton';

/**
 * Stands for a product's sheet while its code and the dictionary load. Part of every page. Rule: layout/LY11.
 */
export function SheetWaiting({ arg }: { arg: { productId: Id; preview?: SheetPreview } }) {
  const { productId, preview } = arg;
  const t = useTranslations();
  const titleId = useId();
  return (
    <OverlayFrame className={SHEET} labelledBy={titleId}>
      <div className={SHEET_SCROLL} data-brief={preview?.isBrief || undefined} data-scroller="">
        <SheetSkeleton label={t('loading')} titleId={titleId} productId={productId} preview={preview} />
      </div>
      <IconButton
        className="absolute end-4 top-4 z-3"
        icon={xIcon}
        label={t('close')}
        onClick={() => closeOverlays()}
      />
      <OrderBarSkeleton />
    </OverlayFrame>
  );
}
