'use client';

import type { ReactNode } from 'react';
import { TextButton, type TextButtonLook } from '@/components/ui/button/text-button';
import { opens } from '@/components/ui/overlay/opens';
import { openOverlay } from '@/components/ui/overlay/overlay-stack';
import type { LegalArg } from './use-legal-text';

declare module '@/components/ui/overlay/overlay-stack' {
  interface OverlayArgs {
    legal: LegalArg;
  }
}

/**
 * A link that opens a legal text of the hotel. `title`: of the opened screen, instead of the text's usual one. `lang`,
 * `dir`: of the link's text, where it differs from its surroundings.
 */
export function LegalLink(
  props: Pick<LegalArg, 'type' | 'title'> &
    TextButtonLook & {
      lang?: string;
      dir?: 'ltr' | 'rtl';
      children: ReactNode;
    },
) {
  const { type, title, children, ...text } = props;
  return (
    <TextButton
      {...text}
      aria-haspopup="dialog"
      {...opens('legal')}
      onClick={() => openOverlay('legal', { type, ...(title !== undefined && { title }) })}
    >
      {children}
    </TextButton>
  );
}
