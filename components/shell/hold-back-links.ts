import { openOverlay } from '@/components/ui/overlay/overlay-stack';
import { isCutOff } from './is-cut-off';

declare module '@/components/ui/overlay/overlay-stack' {
  interface OverlayArgs {
    offline: { href: string };
  }
}

const leadsToAnotherPage = (link: HTMLAnchorElement): boolean =>
  link.origin === window.location.origin &&
  link.target === '' &&
  !(link.hash !== '' && link.pathname === window.location.pathname);

/** The first tap of a guest may find the network gone already: it would end at the browser's error page. */
function holdBack(event: MouseEvent): void {
  if (!isCutOff() || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || !leadsToAnotherPage(link)) return;
  event.preventDefault();
  event.stopPropagation();
  openOverlay('offline', { href: link.pathname + link.search });
}

/** Before the router sees them. Rule: failures/FL5. */
export const holdBackLinks = (): void => window.addEventListener('click', holdBack, { capture: true });
