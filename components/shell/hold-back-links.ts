import { openOverlay } from '@/components/ui/overlay/overlay-stack';
import { previousRoute } from '@/lib/device/previous-route';
import { backTarget } from '@/lib/domain/navigation/back';

declare module '@/components/ui/overlay/overlay-stack' {
  interface OverlayArgs {
    offline: { href: string };
  }
}

/** There is no network, and no service worker yet that would answer a navigation in its place. */
const isCutOff = (): boolean => !navigator.onLine && !navigator.serviceWorker?.controller;

/** The path of the page that a link leads to; null: it leads to none of ours, or to a place on this page. */
function pathOf(link: HTMLAnchorElement): string | null {
  const { location } = window;
  const isOurs = link.origin === location.origin && link.target === '';
  const isHere = link.hash !== '' && link.pathname === location.pathname;
  return isOurs && !isHere ? link.pathname + link.search : null;
}

/** The first tap of a guest may find the network gone already: it would end at the browser's error page. */
function holdBack(event: MouseEvent): void {
  if (!isCutOff() || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const control = event.target instanceof Element ? event.target.closest('a, [data-back]') : null;
  if (control === null) return;
  const href = control instanceof HTMLAnchorElement ? pathOf(control) : backTarget(previousRoute.get());
  if (href === null) return;
  event.preventDefault();
  event.stopPropagation();
  openOverlay('offline', { href });
}

/** Links and the header's way back, before the router sees them. Rule: failures/FL5. */
export const holdBackLinks = (): void => window.addEventListener('click', holdBack, { capture: true });
