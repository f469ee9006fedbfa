'use client';

import { useEffect, useState } from 'react';
import { documentTitle } from '@/lib/domain/hotel/document-title';
import { openPdf, type Pdf } from './open-pdf';

/**
 * `title`: from the file's metadata, or null. `retry` loads the file again after a failed request; null when it was
 * fetched but is not a readable PDF.
 */
type PdfState =
  | { kind: 'loading' }
  | { kind: 'broken'; retry: (() => void) | null }
  | { kind: 'open'; pdf: Pdf; title: string | null };

/** The file's title. Errors are ignored, because a file with broken metadata can still be shown. */
async function titleOf(pdf: Pdf): Promise<string | null> {
  const facts = await pdf.getMetadata().catch(() => null);
  return documentTitle(Object.entries(facts?.info ?? {}).find(([key]) => key === 'Title')?.[1]);
}

const isUnreadable = (error: unknown): boolean =>
  error instanceof Error && ['InvalidPDFException', 'PasswordException'].includes(error.name);

/** Loads a PDF and frees it on unmount. Pass null when there is no file to show. */
export function usePdf(file: string | null): PdfState {
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<PdfState>(file === null ? { kind: 'broken', retry: null } : { kind: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try loads the file again
  useEffect(() => {
    if (file === null) return;
    let isGone = false;
    const show = (next: PdfState) => !isGone && setState(next);
    const retry = () => {
      show({ kind: 'loading' });
      setTries((current) => current + 1);
    };
    const { pdf, close } = openPdf(file);
    pdf.then(
      async (opened) => show({ kind: 'open', pdf: opened, title: await titleOf(opened) }),
      (error: unknown) => show({ kind: 'broken', retry: isUnreadable(error) ? null : retry }),
    );
    return () => {
      isGone = true;
      close();
    };
  }, [file, tries]);
  return state;
}
