'use client';

import { type RefObject, useRef } from 'react';
import { useTranslations } from '@/components/hotel/hotel-context';
import { useNear } from '@/components/ui/hooks/use-near';
import { BrokenFile } from './broken-file';
import type { Pdf } from './open-pdf';
import { useDrawnPage } from './use-drawn-page';

/** The assumed shape (A4 portrait) until a page is loaded, so that the pages below move little. */
const SHEET = 210 / 297;

/** One page, drawn when it is near the viewport. `width`: on the screen, in CSS pixels. `file`: the link for errors. */
export function PdfPage(props: {
  pdf: Pdf;
  file: string;
  number: number;
  width: number;
  scroller: RefObject<Element | null>;
}) {
  const { pdf, file, number, width, scroller } = props;
  const t = useTranslations();
  const frame = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const isNear = useNear(frame, scroller);
  const { shape, text, isBroken } = useDrawnPage(canvas, { pdf, number, width, isNear });
  const label = t('pdf_page', { n: number, most: pdf.numPages });
  return (
    <section ref={frame} className="flex-none" style={{ inlineSize: width }} aria-label={label}>
      {isBroken && <BrokenFile what="pdf_page_broken" file={file} />}
      <canvas
        ref={canvas}
        className="block w-full bg-white shadow-md forced-colors:border"
        hidden={isBroken}
        style={{ aspectRatio: shape ?? SHEET }}
      />
      <p className="sr-only">{text}</p>
      <p className="py-1 text-center text-ink-2 text-sm" aria-hidden="true">
        {label}
      </p>
    </section>
  );
}
