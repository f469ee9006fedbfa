'use client';

import { type RefObject, useRef } from 'react';
import { useTranslations } from '@/components/hotel/hotel-context';
import { IconButton } from '@/components/ui/button/icon-button';
import { Icon } from '@/components/ui/icon';
import { OverlayFrame } from '@/components/ui/overlay/overlay-host';
import { closeOverlays, type OverlayArgs } from '@/components/ui/overlay/overlay-stack';
import { ownPdf } from '@/lib/domain/security/own-file';
import { BrokenFile } from './broken-file';
import { PdfPages } from './pdf-pages';
import { useFullScreen } from './use-full-screen';
import { usePdf } from './use-pdf';

/** A PDF of our own storage, page by page. Rule: files/FI4. */
export function PdfViewer({ arg }: { arg: OverlayArgs['pdf'] }) {
  const t = useTranslations();
  const frame = useRef<HTMLDivElement>(null);
  // What stands in the history is read back: it has to be a file of ours now, too.
  const file = ownPdf(arg.file);
  const state = usePdf(file);
  return (
    <OverlayFrame className="modal" labelledBy="pdf-title">
      <div className="pdf" ref={frame}>
        <header className="pdf__head">
          <h2 id="pdf-title" className="line-clamp-2">
            <bdi>{(state.kind === 'open' && state.title) || t('pdf_viewer')}</bdi>
          </h2>
          {file !== null && <NewTab file={file} />}
          <FullScreenButton frame={frame} />
          <IconButton icon="x" label={t('close')} onClick={() => closeOverlays()} variant="bare" />
        </header>
        {state.kind === 'open' && file !== null && <PdfPages pdf={state.pdf} file={file} />}
        {state.kind === 'loading' && (
          <div className="pdf__pages late" role="status" aria-label={t('loading')}>
            <div className="sk pdf__sheet" />
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
    <a
      className="iconbtn iconbtn--bare"
      href={file}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('open_in_new_tab')}
    >
      <Icon name="external-link" />
    </a>
  );
}

function FullScreenButton({ frame }: { frame: RefObject<HTMLDivElement | null> }) {
  const t = useTranslations();
  const { isPossible, isOn, toggle } = useFullScreen(frame);
  if (!isPossible) return null;
  return (
    <IconButton
      icon={isOn ? 'minimize' : 'maximize'}
      label={t(isOn ? 'leave_full_screen' : 'full_screen')}
      onClick={toggle}
      variant="bare"
    />
  );
}
