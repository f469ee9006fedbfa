'use client';

import type { RefObject } from 'react';
import { useTranslations } from '@/components/hotel/hotel-context';
import { shareByDevice } from '@/components/hotel/share-by-device';
import { Button } from '@/components/ui/button/button';
import { TABLET_OR_WIDER, useMedia } from '@/components/ui/hooks/use-media';
import { Icon } from '@/components/ui/icon';
import { downloadIcon } from '@/components/ui/icons/download';
import { printerIcon } from '@/components/ui/icons/printer';
import { saveFile } from '@/components/ui/save-file';

/** In the place of the bottom bar, so that a guest need not scroll past a long order. */
const BAR =
  'fixed inset-x-gutter right-[calc(var(--gutter)+var(--scrollbar-gone,0px))] bottom-[calc(20px+env(safe-area-inset-bottom))] z-bar mx-auto max-w-bar print:hidden';

/**
 * Prints the receipt on a desktop. A phone, which seldom has a printer, shares it as text, from where the guest sends or
 * stores it, or downloads it where nothing can be shared. Rule: orders/OR29.
 */
export function ReceiptActions(props: { num: string; title: string; receipt: RefObject<HTMLElement | null> }) {
  const { num, title, receipt } = props;
  const t = useTranslations();
  const isDesktop = useMedia(TABLET_OR_WIDER);
  const canShare = typeof navigator !== 'undefined' && typeof navigator.share === 'function';
  const share = async () => {
    // As it stands on the screen, without the text for screen readers.
    const text = receipt.current?.innerText ?? '';
    if (!(await shareByDevice({ title: `${title} #${num}`, text })))
      saveFile({ name: `receipt-${num}.txt`, type: 'text/plain', text });
  };
  return (
    <>
      <div className="pointer-events-none fixed inset-x-0 bottom-0 z-8 h-30 bg-[linear-gradient(transparent,var(--canvas)_80%)] print:hidden" />
      <div className={BAR}>
        {isDesktop ? (
          <Button className="shadow-bar" variant="primary" onClick={() => window.print()}>
            <Icon shape={printerIcon} />
            <span>{t('print')}</span>
          </Button>
        ) : (
          <Button className="shadow-bar" variant="primary" onClick={() => void share()}>
            {!canShare && <Icon shape={downloadIcon} />}
            <span>{t(canShare ? 'share' : 'save')}</span>
          </Button>
        )}
      </div>
    </>
  );
}
