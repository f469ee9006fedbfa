'use client';

import { useEffect } from 'react';

/** A file that may open in the viewer; `showPdf` decides, and is fetched for that. */
const mayBeShown = ({ origin, pathname }: HTMLAnchorElement): boolean =>
  origin === window.location.origin && pathname.startsWith('/storage/') && /\.pdf$/i.test(pathname);

/** Opens the viewer; false: the file is none of ours, or the viewer cannot be fetched. */
const show = (file: string): Promise<boolean> =>
  import('./show-pdf').then(
    ({ showPdf }) => showPdf(file),
    () => false,
  );

/** The link that a plain click follows in this very tab; null for all others. */
function followed(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!isPlain || link === null || link.hasAttribute('download')) return null;
  return link.target === '' || link.target === '_self' ? link : null;
}

/**
 * Links to PDFs of our own storage, wherever they stand (also in a hotel's rich text), open in the viewer; without
 * scripts they are plain links. So does a 'show-pdf' event of the window, whose detail is the file. Rule: files/FI3.
 */
export function PdfLinks() {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = followed(event);
      if (link === null || !mayBeShown(link)) return;
      event.preventDefault();
      void show(link.href).then((isShown) => {
        if (!isShown) window.location.assign(link.href);
      });
    };
    const onShow = (event: Event) => {
      if (event instanceof CustomEvent && typeof event.detail === 'string') void show(event.detail);
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
