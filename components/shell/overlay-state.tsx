'use client';

import clsx from 'clsx';
import { type ComponentType, useEffect, useRef } from 'react';
import { useTranslations } from '@/components/hotel/hotel-context';
import { useIsOnline } from '@/components/hotel/use-failure-message';
import { Button } from '@/components/ui/button/button';
import { DIALOG, DIALOG_TITLE, DRAWER, SCRIM } from '@/components/ui/overlay/frames';
import { OverlayFrame } from '@/components/ui/overlay/overlay-host';
import { closeOverlays } from '@/components/ui/overlay/overlay-stack';
import { Skeleton } from '@/components/ui/skeleton';

// Part of every page's first load, so that they work when nothing else loads. They import little of components/ui.

let CallLink: ComponentType | undefined;

/** Sets the link to the hotel's telephone, which is loaded after the page: without a network it could not be loaded. */
export const setCallLink = (link: ComponentType): void => {
  CallLink = link;
};

const DIALOG_GROUND = `${SCRIM} place-items-center p-5`;

/** Placeholder for an overlay whose code or messages are loading, so that a tap has an immediate effect. */
export function OverlayWaiting({ isDrawer }: { isDrawer: boolean }) {
  const t = useTranslations();
  return (
    <OverlayFrame
      className={isDrawer ? DRAWER : DIALOG_GROUND}
      closesBesideContent={!isDrawer}
      labelledBy="overlay-waiting"
    >
      <div
        className={clsx(
          'grid grid-cols-1 content-start gap-4 animate-fade-late px-gutter pb-5',
          isDrawer ? 'pt-18' : [DIALOG, 'max-w-dialog pt-6'],
        )}
        role="status"
      >
        <span className="sr-only" id="overlay-waiting">
          {t('loading')}
        </span>
        <Skeleton className="h-7.5 rounded-sm" />
        <Skeleton className="h-[158px] rounded-lg" />
      </div>
    </OverlayFrame>
  );
}

/** Shown for an overlay whose code or messages failed to load, or that threw. Rules: failures/FL3, failures/FL4, failures/FL9. */
export function OverlayFailed({ onRetry, isBusy }: { onRetry: () => void; isBusy?: boolean }) {
  const t = useTranslations();
  // Nobody need tap when the network is back.
  const isOnline = useIsOnline();
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    if (isOnline && !wasOnline.current) onRetry();
    wasOnline.current = isOnline;
  }, [isOnline, onRetry]);
  return (
    <OverlayFrame
      className={DIALOG_GROUND}
      closesBesideContent
      role="alertdialog"
      labelledBy="overlay-failed"
      describedBy="overlay-failed-text"
    >
      <section className={`${DIALOG} max-w-dialog px-5 pt-6 pb-5`}>
        <h2 id="overlay-failed" className={DIALOG_TITLE}>
          {t(isOnline ? 'error_title' : 'offline')}
        </h2>
        <p className="mt-2 text-ink-2" id="overlay-failed-text">
          {t('error_text')}
        </p>
        <div className="mt-5 grid grid-cols-2 gap-3">
          <Button variant="outline" onClick={() => closeOverlays()}>
            {t('close')}
          </Button>
          <Button variant="primary" aria-busy={isBusy} onClick={onRetry}>
            {t('try_again')}
          </Button>
        </div>
        {CallLink && <CallLink />}
      </section>
    </OverlayFrame>
  );
}
