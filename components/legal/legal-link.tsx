'use client';

import type { ReactNode } from 'react';
import { TextButton, type TextButtonLook } from '@/components/ui/button/text-button';
import { openOverlay } from '@/components/ui/overlay/overlay-stack';
import type { LegalArg } from './use-legal-text';

declare module '@/components/ui/overlay/overlay-stack' {
  interface OverlayArgs {
    legal: LegalArg;
  }
}

/**
 * Words that open a legal text of the hotel. `title`: of its screen, where the text's usual one will not do. `lang`, `dir`:
 * of the words, where they differ from those around them.
 */
export function LegalLink(
  props: Pick<LegalArg, 'type' | 'title'> &
    TextButtonLook & {
      lang?: string;
      dir?: 'ltr' | 'rtl';
      children: ReactNode;
    },
) {
  const { type, title, children, ...words } = props;
  return (
    <TextButton
      {...words}
      aria-haspopup="dialog"
      onClick={() => openOverlay('legal', { type, ...(title !== undefined && { title }) })}
    >
      {children}
    </TextButton>
  );
}
