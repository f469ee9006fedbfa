'use client';

import { useEffect } from 'react';
import { showPdf } from './show-pdf';

/** The link that a plain click follows in this very tab; null for all others. */
function followed(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!isPlain || link === null || link.hasAttribute('download')) return null;
  return link.target === '' || link.target === '_self' ? link : null;
}

/**
 * Links to PDFs of our own storage, wherever they stand (also in a hotel's rich text), open in the viewer; without
 * scripts they are plain links. So does a 'show-pdf' event of the window, whose detail is the file. Source: guest-app 2.
 */
export function PdfLinks() {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = followed(event);
      if (link !== null && showPdf(link.href)) event.preventDefault();
    };
    const onShow = (event: Event) => {
      if (event instanceof CustomEvent && typeof event.detail === 'string') showPdf(event.detail);
    };
    // Before the page's own listeners: a link of the router must not go anywhere first.
    document.addEventListener('click', onClick, true);
    window.addEventListener('show-pdf', onShow);
    return () => {
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('show-pdf', onShow);
    };
  }, []);
  return null;
}
