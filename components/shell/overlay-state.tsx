'use client';

import { useTranslations } from '@/components/hotel/hotel-context';
import { useFailureWords } from '@/components/hotel/use-failure-words';
import { OverlayFrame } from '@/components/ui/overlay/overlay-host';
import { closeOverlays } from '@/components/ui/overlay/overlay-stack';

// Part of every page, so that they are here when nothing else comes: they use no more of components/ui than the frame.

/** Stands for an overlay whose code or words are on their way: the tap is answered at once. */
export function OverlayWaiting({ isDrawer }: { isDrawer: boolean }) {
  const t = useTranslations();
  return (
    <OverlayFrame className={isDrawer ? 'drawer' : 'dialogs'} labelledBy="overlay-waiting">
      <div className={isDrawer ? 'waiting late' : 'dialog waiting late'} role="status">
        <span className="sr" id="overlay-waiting">
          {t('loading')}
        </span>
        <div className="sk sk--h" />
        <div className="sk sk--tile" />
      </div>
    </OverlayFrame>
  );
}

/** Stands for an overlay whose code or words did not come, or that broke. Rule: failures/FL3, failures/FL4. */
export function OverlayFailed({ onRetry, isBusy }: { onRetry: () => void; isBusy?: boolean }) {
  const t = useTranslations();
  const failure = useFailureWords();
  return (
    <OverlayFrame className="dialogs" role="alertdialog" labelledBy="overlay-failed" describedBy="overlay-failed-text">
      <section className="dialog">
        <h2 id="overlay-failed">{failure('error_title')}</h2>
        <p className="muted mt-2" id="overlay-failed-text">
          {t('error_text')}
        </p>
        <div className="actions actions--two">
          <button type="button" className="btn btn--line" onClick={() => closeOverlays()}>
            {t('close')}
          </button>
          <button type="button" className="btn btn--primary" aria-busy={isBusy} onClick={onRetry}>
            {t('try_again')}
          </button>
        </div>
      </section>
    </OverlayFrame>
  );
}
