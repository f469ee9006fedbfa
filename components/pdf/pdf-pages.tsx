'use client';

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from '@/components/hotel/hotel-context';
import { IconButton } from '@/components/ui/button/icon-button';
import type { IconShape } from '@/components/ui/icon';
import { zoomInIcon } from '@/components/ui/icons/zoom-in';
import { zoomOutIcon } from '@/components/ui/icons/zoom-out';
import { nextZoom } from '@/lib/domain/gestures/zoom';
import type { Pdf } from './open-pdf';
import { PdfPage } from './pdf-page';

/** The maximum width of a page at zoom 1, in CSS pixels. */
const MAX_WIDTH_PX = 900;
/** The horizontal margins of a page together, in CSS pixels. */
const MARGINS = 24;

/** The container that scrolls in both directions. */
export const PAGES =
  'grid content-start justify-items-[safe_center] gap-3 overflow-auto overscroll-contain bg-sunken p-3';

/** The pages in a column, with zoom buttons. `file`: the URL of the PDF. */
export function PdfPages({ pdf, file }: { pdf: Pdf; file: string }) {
  const t = useTranslations();
  const scroller = useRef<HTMLElement>(null);
  const [zoom, setZoom] = useState(1);
  const room = useWidth(scroller);
  useEffect(() => {
    // The retry button, which had the focus, is gone.
    if (document.activeElement === document.body) scroller.current?.focus({ preventScroll: true });
  }, []);
  const width = Math.round(Math.min(room - MARGINS, MAX_WIDTH_PX) * zoom);
  return (
    <>
      <section
        ref={scroller}
        className={PAGES}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable
        tabIndex={0}
        aria-labelledby="pdf-title"
      >
        {room > 0 &&
          numbersTo(pdf.numPages).map((number) => (
            <PdfPage key={number} pdf={pdf} file={file} number={number} width={width} scroller={scroller} />
          ))}
      </section>
      <div className="flex items-center justify-center gap-3 border-line border-t px-3 pt-2 pb-[calc(8px+env(safe-area-inset-bottom))]">
        <ZoomButton icon={zoomOutIcon} label={t('zoom_out')} to={nextZoom(zoom, -1)} onZoom={setZoom} />
        <output
          translate="no"
          className="min-w-14 whitespace-nowrap text-center tabular-nums"
        >{`${Math.round(zoom * 100)} %`}</output>
        <ZoomButton icon={zoomInIcon} label={t('zoom_in')} to={nextZoom(zoom, 1)} onZoom={setZoom} />
      </div>
    </>
  );
}

const numbersTo = (last: number): readonly number[] => Array.from({ length: last }, (_, index) => index + 1);

/** At the limit it is only `aria-disabled`, so that it keeps the focus. `to`: the next zoom; null: at the limit. */
function ZoomButton(props: { icon: IconShape; label: string; to: number | null; onZoom: (zoom: number) => void }) {
  const { icon, label, to, onZoom } = props;
  return <IconButton icon={icon} label={label} variant="bare" onClick={() => to !== null && onZoom(to)} />;
}

/** The width of an element in CSS pixels, updated when the device is rotated; 0 until it is measured. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return;
    const measure = () => setWidth(measured.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
