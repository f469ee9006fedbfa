'use client';

import type { ReactNode } from 'react';
import { openOverlay } from '@/components/ui/overlay-stack';
import type { LegalArg } from './use-legal-text';

declare module '@/components/ui/overlay-stack' {
  interface OverlayArgs {
    legal: LegalArg;
  }
}

/** Words that open a legal text of the hotel. `title`: of its screen, where the text's usual one will not do. */
export function LegalLink({ type, title, children }: Pick<LegalArg, 'type' | 'title'> & { children: ReactNode }) {
  return (
    <button
      type="button"
      className="linkbtn"
      aria-haspopup="dialog"
      onClick={() => openOverlay('legal', { type, ...(title !== undefined && { title }) })}
    >
      {children}
    </button>
  );
}
