'use client';

import { useEffect, useState } from 'react';
import { documentTitle } from '@/lib/domain/hotel/document-title';
import { openPdf, type Pdf } from './open-pdf';

/**
 * `title`: what the file calls itself; null: nothing. `retry` reads a broken one again; null: it came, and is no PDF that
 * can be read.
 */
type PdfState =
  | { kind: 'loading' }
  | { kind: 'broken'; retry: (() => void) | null }
  | { kind: 'open'; pdf: Pdf; title: string | null };

/** A file whose own facts cannot be read can still be shown. */
async function titleOf(pdf: Pdf): Promise<string | null> {
  const facts = await pdf.getMetadata().catch(() => null);
  return documentTitle(Object.entries(facts?.info ?? {}).find(([key]) => key === 'Title')?.[1]);
}

const isUnreadable = (error: unknown): boolean =>
  error instanceof Error && ['InvalidPDFException', 'PasswordException'].includes(error.name);

/** A PDF while it is looked at. null: there is nothing that may be shown. */
export function usePdf(file: string | null): PdfState {
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<PdfState>(file === null ? { kind: 'broken', retry: null } : { kind: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try reads the file anew
  useEffect(() => {
    if (file === null) return;
    let isGone = false;
    const show = (next: PdfState) => !isGone && setState(next);
    const retry = () => {
      show({ kind: 'loading' });
      setTries((so) => so + 1);
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
