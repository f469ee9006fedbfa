'use client';

import type { RenderTask } from 'pdfjs-dist';
import { type RefObject, useEffect, useState } from 'react';
import { drawingScale } from '@/lib/domain/gestures/zoom';
import type { Pdf } from './open-pdf';

type DrawnPage = {
  /** Width divided by height; null until it is known. */
  shape: number | null;
  /** The text of the page, for screen readers. */
  text: string;
  isBroken: boolean;
};

const BLANK: DrawnPage = { shape: null, text: '', isBroken: false };

/**
 * Draws a page into a canvas while `isNear`, at the resolution of the screen. A page far away frees its memory.
 * `width`: of the page on the screen, in CSS pixels.
 */
export function useDrawnPage(
  canvas: RefObject<HTMLCanvasElement | null>,
  page: { pdf: Pdf; number: number; width: number; isNear: boolean },
): DrawnPage {
  const { pdf, number, width, isNear } = page;
  const [drawn, setDrawn] = useState(BLANK);
  useEffect(() => {
    const target = canvas.current;
    if (!isNear || width === 0 || target === null) return;
    let isGone = false;
    let task: RenderTask | undefined;
    const draw = async () => {
      const known = await pdf.getPage(number);
      if (isGone) return;
      const size = known.getViewport({ scale: 1 });
      const viewport = known.getViewport({ scale: drawingScale(size, width, window.devicePixelRatio) });
      target.width = Math.round(viewport.width);
      target.height = Math.round(viewport.height);
      setDrawn((before) => ({ ...before, shape: size.width / size.height }));
      task = known.render({ canvas: target, viewport });
      await task.promise;
      const { items } = await known.getTextContent();
      const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
      if (!isGone) setDrawn({ shape: size.width / size.height, text, isBroken: false });
    };
    draw().catch(() => {
      // A cancelled drawing rejects too.
      if (!isGone) setDrawn((before) => ({ ...before, isBroken: true }));
    });
    return () => {
      isGone = true;
      task?.cancel();
    };
  }, [canvas, pdf, number, width, isNear]);
  useEffect(() => {
    const target = canvas.current;
    if (isNear || target === null) return;
    target.width = 0;
    target.height = 0;
  }, [canvas, isNear]);
  return drawn;
}
