'use client';

import clsx from 'clsx';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslations } from '@/components/hotel/hotel-context';
import { IconButton } from '@/components/ui/button/icon-button';
import { arrowUpIcon } from '@/components/ui/icons/arrow-up';
import { trash2Icon } from '@/components/ui/icons/trash-2';
import { xIcon } from '@/components/ui/icons/x';
import { SHEET } from '@/components/ui/overlay/frames';
import { OverlayFrame } from '@/components/ui/overlay/overlay-host';
import { closeOverlays } from '@/components/ui/overlay/overlay-stack';
import { SHEET_SCROLL } from './sheet-layout';
import { useSwipeDown } from './use-swipe-down';

/**
 * The scroll position, in pixels, from which the compact title and the button to the top are shown (product-sheet/S4).
 */
const SCROLLED_PX = 100;

const APPEARS = 'transition-[opacity,visibility] duration-base';
const HIDDEN = 'invisible opacity-0';

/**
 * The frame of a product's sheet, the same element before and after loading, so that the focus stays.
 * Rules: product-sheet/S2, product-sheet/S9.
 */
export function SheetFrame(props: {
  title: string;
  /** The id of the heading that names the sheet. Two sheets can be open, one above the other. */
  titleId: string;
  onRemove?: () => void;
  /** Stands in the corner of the picture until the sheet is scrolled; a brief sheet has no room for it. */
  heart?: ReactNode;
  /** Whether the picture is small, to leave room for the options. */
  isBrief?: boolean | undefined;
  foot: ReactNode;
  children: ReactNode;
}) {
  const { title, titleId, onRemove, heart, isBrief, foot, children } = props;
  const t = useTranslations();
  const scroll = useRef<HTMLDivElement>(null);
  const [isScrolled, setIsScrolled] = useState(false);
  useSwipeDown(scroll);
  return (
    <OverlayFrame className={SHEET} labelledBy={titleId}>
      {/* biome-ignore lint/a11y/useSemanticElements: a region that scrolls, not a group of fields */}
      <div
        ref={scroll}
        className={SHEET_SCROLL}
        data-brief={isBrief || undefined}
        data-removable={onRemove !== undefined || undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable
        tabIndex={0}
        data-scroller=""
        role="group"
        aria-labelledby={titleId}
        onScroll={({ currentTarget }) => setIsScrolled(currentTarget.scrollTop > SCROLLED_PX)}
      >
        {children}
      </div>
      <div
        className={clsx(
          'absolute inset-x-0 top-0 z-2 grid h-18 beside-picture:start-[42%] place-items-center border-line border-b bg-canvas/94 pt-3 text-center font-medium backdrop-blur-md',
          onRemove ? 'ps-18 pe-31' : 'px-18',
          APPEARS,
          !isScrolled && HIDDEN,
        )}
        aria-hidden="true"
      >
        <span className="max-w-full truncate">{title}</span>
      </div>
      {onRemove && (
        <IconButton
          className={clsx('absolute top-4 z-3 text-danger', isBrief ? 'end-17' : 'start-4')}
          icon={trash2Icon}
          label={t('remove')}
          onClick={onRemove}
        />
      )}
      {heart && !isBrief && (
        <div className={clsx('absolute top-4 z-3', onRemove ? 'start-17' : 'start-4', APPEARS, isScrolled && HIDDEN)}>
          {heart}
        </div>
      )}
      <IconButton
        className="absolute end-4 top-4 z-3"
        icon={xIcon}
        label={t('close')}
        onClick={() => closeOverlays()}
      />
      {/* In a corner of the header, because below it would cover the prices of the choices. */}
      <div
        className={clsx(
          'absolute top-4 z-3 beside-picture:start-[calc(42%+16px)] beside-picture:end-auto',
          onRemove && !isBrief ? 'end-17' : 'start-4',
          APPEARS,
          !isScrolled && HIDDEN,
        )}
        data-part="to-top"
      >
        <IconButton
          icon={arrowUpIcon}
          label={t('back_to_top')}
          onClick={() => {
            // The button disappears at the top, so the focus moves to the content.
            scroll.current?.focus({ preventScroll: true });
            scroll.current?.scrollTo({ top: 0 });
          }}
        />
      </div>
      {foot}
    </OverlayFrame>
  );
}
