'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import SignaturePad from 'signature_pad';
import { fitStrokes } from '@/lib/domain/check-in/fit-strokes';

type Signature = { canvas: RefObject<HTMLCanvasElement | null>; isEmpty: boolean; clear: () => void };

/**
 * A canvas on which a guest signs. What is drawn stays when the phone is turned and when light and dark change, and is
 * as sharp as the screen.
 */
export function useSignaturePad(): Signature {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad | null>(null);
  const [isEmpty, setIsEmpty] = useState(true);
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    const made = new SignaturePad(element, { minWidth: 1, maxWidth: 3 });
    pad.current = made;
    const stopRedrawing = keepDrawn(element, made);
    const update = () => setIsEmpty(made.isEmpty());
    made.addEventListener('endStroke', update);
    return () => {
      made.removeEventListener('endStroke', update);
      stopRedrawing();
      made.off();
    };
  }, []);
  const clear = () => {
    pad.current?.clear();
    setIsEmpty(true);
  };
  return { canvas, isEmpty, clear };
}

/** Draws the strokes anew in the size and colour of the canvas whenever these change, until the returned call. */
function keepDrawn(canvas: HTMLCanvasElement, pad: SignaturePad): () => void {
  let width = 0;
  const redraw = () => {
    const { clientWidth, clientHeight } = canvas;
    // Hidden, while the guest types a name instead.
    if (clientWidth === 0) return;
    const strokes = fitStrokes(pad.toData(), { from: width, to: clientWidth });
    width = clientWidth;
    const density = Math.max(1, window.devicePixelRatio);
    canvas.width = clientWidth * density;
    canvas.height = clientHeight * density;
    canvas.getContext('2d')?.scale(density, density);
    const penColor = getComputedStyle(canvas).color;
    pad.penColor = penColor;
    pad.fromData(strokes.map((stroke) => ({ ...stroke, penColor })));
  };
  const observer = new ResizeObserver(redraw);
  observer.observe(canvas);
  const scheme = window.matchMedia('(prefers-color-scheme: dark)');
  scheme.addEventListener('change', redraw);
  return () => {
    observer.disconnect();
    scheme.removeEventListener('change', redraw);
  };
}
