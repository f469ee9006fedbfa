'use client';

import clsx from 'clsx';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslations } from '@/components/hotel/hotel-context';
import { IconButton } from '@/components/ui/button/icon-button';
import { SHEET } from '@/components/ui/overlay/drawer';
import { OverlayFrame } from '@/components/ui/overlay/overlay-host';
import { closeOverlays } from '@/components/ui/overlay/overlay-stack';
import { useSwipeDown } from './use-swipe-down';

/** From here on the compact title and the way back to the top show (product-sheet/S4). */
const SCROLLED_PX = 100;

/**
 * The sheet around a product, the same one while it loads and after, so that the focus stays where it is.
 * Rules: product-sheet/S2, product-sheet/S9.
 */
export function SheetFrame(props: {
  title: string;
  /** The heading inside the sheet that names it. Two sheets can be open, one above the other. */
  titleId: string;
  onRemove?: () => void;
  /** The picture makes room for what there is to choose. */
  isBrief?: boolean;
  foot: ReactNode;
  children: ReactNode;
}) {
  const { title, titleId, onRemove, isBrief, foot, children } = props;
  const t = useTranslations();
  const scroll = useRef<HTMLDivElement>(null);
  const [isScrolled, setIsScrolled] = useState(false);
  useSwipeDown(scroll);
  return (
    <OverlayFrame className={SHEET} labelledBy={titleId}>
      {/* biome-ignore lint/a11y/useSemanticElements: a region that scrolls, not a group of fields */}
      <div
        ref={scroll}
        className={clsx('sheet__scroll motion-safe:scroll-smooth', isScrolled && 'is-scrolled', isBrief && 'is-brief')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        tabIndex={0}
        data-scroller=""
        role="group"
        aria-labelledby={titleId}
        onScroll={({ currentTarget }) => setIsScrolled(currentTarget.scrollTop > SCROLLED_PX)}
      >
        {children}
      </div>
      <div className="sheet__cap" aria-hidden="true">
        <span>{title}</span>
      </div>
      {onRemove && (
        <IconButton className="sheet__bin text-danger" icon="trash-2" label={t('remove')} onClick={onRemove} />
      )}
      <IconButton className="sheet__close" icon="x" label={t('close')} onClick={() => closeOverlays()} />
      <IconButton
        className="totop"
        icon="arrow-up"
        label={t('back_to_top')}
        onClick={() => {
          // The button goes away at the top: the focus must not go with it.
          scroll.current?.focus({ preventScroll: true });
          scroll.current?.scrollTo({ top: 0 });
        }}
      />
      {foot}
    </OverlayFrame>
  );
}
