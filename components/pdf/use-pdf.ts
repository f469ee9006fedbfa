'use client';

import { useEffect, useState } from 'react';
import { documentTitle } from '@/lib/domain/document-title';
import { openPdf, type Pdf } from './open-pdf';

/** `title`: what the file calls itself; null: nothing. */
export type PdfState = { kind: 'loading' } | { kind: 'broken' } | { kind: 'open'; pdf: Pdf; title: string | null };

/** A file whose own facts cannot be read can still be shown. */
async function withTitle(pdf: Pdf): Promise<PdfState> {
  const facts = await pdf.getMetadata().catch(() => null);
  return {
    kind: 'open',
    pdf,
    title: documentTitle(Object.entries(facts?.info ?? {}).find(([key]) => key === 'Title')?.[1]),
  };
}

/** A PDF while it is looked at. null: there is nothing that may be shown. */
export function usePdf(file: string | null): PdfState {
  const [state, setState] = useState<PdfState>({ kind: file === null ? 'broken' : 'loading' });
  useEffect(() => {
    if (file === null) return;
    let isGone = false;
    const { pdf, close } = openPdf(file);
    pdf.then(withTitle).then(
      (opened) => !isGone && setState(opened),
      () => !isGone && setState({ kind: 'broken' }),
    );
    return () => {
      isGone = true;
      close();
    };
  }, [file]);
  return state;
}
