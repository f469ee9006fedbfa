'use client';

import type { ReactNode } from 'react';
import { openOverlay } from '@/components/ui/overlay-stack';
import type { PublicInfoType } from '@/lib/contract/hotel';

declare module '@/components/ui/overlay-stack' {
  interface OverlayArgs {
    legal: { type: PublicInfoType };
  }
}

/** Words that open a legal text of the hotel. */
export function LegalLink({ type, children }: { type: PublicInfoType; children: ReactNode }) {
  return (
    <button type="button" className="linkbtn" aria-haspopup="dialog" onClick={() => openOverlay('legal', { type })}>
      {children}
    </button>
  );
}
