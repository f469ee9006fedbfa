'use client';

import { type RefObject, useRef } from 'react';
import { useWords } from '@/components/hotel/hotel-context';
import type { Pdf } from './open-pdf';
import { useDrawnPage } from './use-drawn-page';
import { useNear } from './use-near';

/** Until a page is known it is thought of as an upright sheet, so that those below it do not jump far. */
const SHEET = 210 / 297;

/** One page, drawn when the reader comes near it. `width`: on the screen, in pixels. */
export function PdfPage(props: { pdf: Pdf; number: number; width: number; scroller: RefObject<Element | null> }) {
  const { pdf, number, width, scroller } = props;
  const say = useWords();
  const frame = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const isNear = useNear(frame, scroller);
  const { shape, words, isBroken } = useDrawnPage(canvas, { pdf, number, width, isNear });
  const label = say('pdf_page', { n: number, most: pdf.numPages });
  return (
    <section ref={frame} className="pdf__page" style={{ inlineSize: width }} aria-label={label}>
      <canvas ref={canvas} style={{ aspectRatio: shape ?? SHEET }} />
      <p className="sr">{words}</p>
      <p className="pdf__num" aria-hidden="true">
        {isBroken ? say('pdf_broken') : label}
      </p>
    </section>
  );
}
