'use client';

import { useEffect } from 'react';

/** A quick check before the viewer's code is fetched; `showPdf` decides. */
const mayBeShown = ({ origin, pathname }: HTMLAnchorElement): boolean =>
  origin === window.location.origin && pathname.startsWith('/storage/') && /\.pdf$/i.test(pathname);

/** Opens the viewer. Resolves to false when the file is not in our storage or the code cannot be fetched. */
const show = (file: string): Promise<boolean> =>
  import('./show-pdf').then(
    ({ showPdf }) => showPdf(file),
    () => false,
  );

/** The link that a plain click follows in this tab; null for all other clicks. */
function followed(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!isPlain || link === null || link.hasAttribute('download')) return null;
  return link.target === '' || link.target === '_self' ? link : null;
}

/**
 * Opens links to PDFs of our storage in the viewer, wherever they are (also in a hotel's rich text). Without JavaScript
 * they are plain links. A `show-pdf` event on the window, whose detail is the file, does the same. Rule: files/FI3.
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
    // In the capture phase, before a router link navigates.
    document.addEventListener('click', onClick, true);
    window.addEventListener('show-pdf', onShow);
    return () => {
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('show-pdf', onShow);
    };
  }, []);
  return null;
}
