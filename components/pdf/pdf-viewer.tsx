'use client';

import clsx from 'clsx';
import { type RefObject, useRef } from 'react';
import { useTranslations } from '@/components/hotel/hotel-context';
import { IconButton } from '@/components/ui/button/icon-button';
import { IconLink } from '@/components/ui/button/icon-link';
import { externalLinkIcon } from '@/components/ui/icons/external-link';
import { maximizeIcon } from '@/components/ui/icons/maximize';
import { minimizeIcon } from '@/components/ui/icons/minimize';
import { xIcon } from '@/components/ui/icons/x';
import { FULL_SCREEN } from '@/components/ui/overlay/modal';
import { OverlayFrame } from '@/components/ui/overlay/overlay-host';
import { closeOverlays, type OverlayArgs } from '@/components/ui/overlay/overlay-stack';
import { Skeleton } from '@/components/ui/skeleton';
import { ownPdf } from '@/lib/domain/security/own-file';
import { BrokenFile } from './broken-file';
import { PAGES, PdfPages } from './pdf-pages';
import { useFullScreen } from './use-full-screen';
import { usePdf } from './use-pdf';

/** Shows a PDF of our storage in a full-screen overlay. Rule: files/FI4. */
export function PdfViewer({ arg }: { arg: OverlayArgs['pdf'] }) {
  const t = useTranslations();
  const frame = useRef<HTMLDivElement>(null);
  // Checked again, because the argument may come from the history.
  const file = ownPdf(arg.file);
  const state = usePdf(file);
  return (
    <OverlayFrame className={FULL_SCREEN} labelledBy="pdf-title">
      <div
        className="row-span-full grid min-h-0 min-w-0 grid-rows-[auto_minmax(0,1fr)_auto] bg-canvas text-ink"
        ref={frame}
      >
        <header className="flex items-center gap-1 border-line border-b px-3 py-2.5">
          <h2 id="pdf-title" className="line-clamp-2 min-w-0 flex-1 ps-2 text-lg">
            <bdi>{(state.kind === 'open' && state.title) || t('pdf_viewer')}</bdi>
          </h2>
          {file !== null && <NewTab file={file} />}
          <FullScreenButton frame={frame} />
          <IconButton icon={xIcon} label={t('close')} onClick={() => closeOverlays()} variant="bare" />
        </header>
        {state.kind === 'open' && file !== null && <PdfPages pdf={state.pdf} file={file} />}
        {state.kind === 'loading' && (
          <div className={clsx(PAGES, 'animate-fade-late')} role="status" aria-label={t('loading')}>
            <Skeleton className="aspect-[210/297] w-[min(100%,900px)]" />
          </div>
        )}
        {state.kind === 'broken' && <BrokenFile what="pdf_broken" file={file} retry={state.retry} />}
      </div>
    </OverlayFrame>
  );
}

function NewTab({ file }: { file: string }) {
  const t = useTranslations();
  return (
    <IconLink
      variant="bare"
      icon={externalLinkIcon}
      label={t('open_in_new_tab')}
      href={file}
      target="_blank"
      rel="noopener noreferrer"
    />
  );
}

function FullScreenButton({ frame }: { frame: RefObject<HTMLDivElement | null> }) {
  const t = useTranslations();
  const { isPossible, isOn, toggle } = useFullScreen(frame);
  if (!isPossible) return null;
  return (
    <IconButton
      icon={isOn ? minimizeIcon : maximizeIcon}
      label={t(isOn ? 'leave_full_screen' : 'full_screen')}
      onClick={toggle}
      variant="bare"
    />
  );
}
