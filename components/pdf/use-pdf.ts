'use client';

import { useEffect, useState } from 'react';
import { openPdf, type Pdf } from './open-pdf';

export type PdfState = { kind: 'loading' } | { kind: 'broken' } | { kind: 'open'; pdf: Pdf };

/** A PDF while it is looked at. null: there is nothing that may be shown. */
export function usePdf(file: string | null): PdfState {
  const [state, setState] = useState<PdfState>({ kind: file === null ? 'broken' : 'loading' });
  useEffect(() => {
    if (file === null) return;
    let isGone = false;
    const { pdf, close } = openPdf(file);
    pdf.then(
      (opened) => !isGone && setState({ kind: 'open', pdf: opened }),
      () => !isGone && setState({ kind: 'broken' }),
    );
    return () => {
      isGone = true;
      close();
    };
  }, [file]);
  return state;
}
