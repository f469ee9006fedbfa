import { openOverlay } from '@/components/ui/overlay/overlay-stack';
import { previousRoute } from '@/lib/device/previous-route';
import { backTarget } from '@/lib/domain/navigation/back';

declare module '@/components/ui/overlay/overlay-stack' {
  interface OverlayArgs {
    offline: { href: string };
  }
}

/** A service worker responds to navigations, also of pages that came before it and that it does not control. */
let hasWorker = false;

/** Whether a navigation would fail: the browser is offline and there is no service worker. */
const isCutOff = (): boolean => !navigator.onLine && !hasWorker;

/** The path within the app that a link opens. null for another site, a new tab or an anchor on this page. */
function pathOf(link: HTMLAnchorElement): string | null {
  const { location } = window;
  const isOurs = link.origin === location.origin && link.target === '';
  const isHere = link.hash !== '' && link.pathname === location.pathname;
  return isOurs && !isHere ? link.pathname + link.search : null;
}

/** When a navigation would fail, opens the `offline` overlay instead of the browser's error page. */
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

/** Handles clicks on links and on the back button before the router does. Rule: failures/FL5. */
export function holdBackLinks(): void {
  navigator.serviceWorker?.ready.then(() => {
    hasWorker = true;
  });
  window.addEventListener('click', holdBack, { capture: true });
}
