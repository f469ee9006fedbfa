'use client';

import { useEffect, useRef } from 'react';
import { type Translate, useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { Button } from '@/components/ui/button/button';
import { Notice } from '@/components/ui/notice';
import { opens } from '@/components/ui/overlay/opens';
import { openOverlay } from '@/components/ui/overlay/overlay-stack';
import { Spinner } from '@/components/ui/spinner';
import type { RecognitionFault, RecognitionTools } from './find-page';
import { useRecognition } from './use-recognition';

/**
 * Takes or chooses a picture and goes to the page to which the QR code in it leads. `hosts`: further hosts of this hotel
 * beside the one of the page. Rule: pages/PG21.
 */
export function RecognitionForm({ hosts, read }: { hosts: readonly string[]; read?: RecognitionTools['read'] }) {
  const { code } = useHotel();
  const t = useTranslations();
  const all = () => [window.location.host, ...hosts];
  const { fault, isBusy, search, retry } = useRecognition({ code, hosts: all, ...(read && { read }) });
  return (
    <div className="grid gap-3">
      <PictureButton variant="primary" label={t('recognition_take')} isBusy={isBusy} isCamera onPick={search} />
      <PictureButton variant="outline" label={t('recognition_choose')} isBusy={isBusy} onPick={search} />
      <div className="flex items-center justify-center gap-3 text-ink-2 not-empty:mt-2" role="status">
        {isBusy && (
          <>
            <Spinner />
            <span>{t('recognition_busy')}</span>
          </>
        )}
      </div>
      {fault !== null && <Failure fault={fault} onRetry={retry} />}
    </div>
  );
}

/** A button that opens the camera or the pictures of the device. */
function PictureButton(props: {
  variant: 'primary' | 'outline';
  label: string;
  isBusy: boolean;
  isCamera?: boolean;
  onPick: (picture: File) => Promise<void>;
}) {
  const { variant, label, isBusy, isCamera, onPick } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant={variant} aria-busy={isBusy} onClick={() => !isBusy && input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        {...(isCamera && { capture: 'environment' })}
        onChange={({ target }) => {
          const picture = target.files?.[0];
          if (picture !== undefined) void onPick(picture);
          // Otherwise the same picture could not be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}

/** Why a picture has led nowhere, and what a guest can do. */
function Failure({ fault, onRetry }: { fault: RecognitionFault; onRetry: () => void }) {
  const t = useTranslations();
  const place = useRef<HTMLDivElement>(null);
  // On a low screen the bar would cover it.
  useEffect(() => {
    // In braces: some browsers return a promise, which React would take for a cleanup function.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place} className="mt-2 grid scroll-mb-32 gap-3">
      <Notice tone={fault === 'failed' ? 'danger' : 'warn'} alert>
        {faultText(fault, t)}
      </Notice>
      {fault === 'failed' ? (
        <Button variant="soft" onClick={onRetry}>
          {t('try_again')}
        </Button>
      ) : (
        <Button variant="soft" aria-haspopup="dialog" {...opens('services')} onClick={() => openOverlay('services')}>
          {t('see_services')}
        </Button>
      )}
    </div>
  );
}

function faultText(fault: RecognitionFault, t: Translate): string {
  switch (fault) {
    case 'none':
      return t('recognition_none');
    case 'elsewhere':
      return t('recognition_elsewhere');
    case 'missing':
      return t('recognition_missing');
    case 'broken':
      return t('recognition_broken');
    case 'large':
      return t('recognition_large');
    case 'failed':
      return t('section_failed');
  }
}
