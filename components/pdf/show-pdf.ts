import { openOverlay } from '@/components/ui/overlay/overlay-stack';
import { ownPdf } from '@/lib/domain/security/own-file';

declare module '@/components/ui/overlay/overlay-stack' {
  interface OverlayArgs {
    pdf: { file: string };
  }
}

/** Opens the viewer with a PDF of our storage. Returns false for any other address and does nothing (files/FI3). */
export function showPdf(address: string): boolean {
  const file = ownPdf(address, { origin: window.location.origin });
  if (file === null) return false;
  openOverlay('pdf', { file });
  return true;
}
