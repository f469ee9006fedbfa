'use client';

import type { ReactNode } from 'react';
import { TextButton, type TextButtonLook } from '@/components/ui/button/text-button';
import { opens } from '@/components/ui/overlay/opens';
import { openOverlay } from '@/components/ui/overlay/overlay-stack';

declare module '@/components/ui/overlay/overlay-stack' {
  interface OverlayArgs {
    cookies: null;
  }
}

/** A link that opens the cookie settings. Rule: cookies/CK3. */
export function CookieLink({ children, ...look }: TextButtonLook & { children: ReactNode }) {
  return (
    <TextButton {...look} aria-haspopup="dialog" {...opens('cookies')} onClick={() => openOverlay('cookies')}>
      {children}
    </TextButton>
  );
}
