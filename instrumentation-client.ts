/** A wait that is too short to notice shows nothing. */
const SHOWN_AFTER_MS = 150;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Next calls this when its router begins to navigate. It names the awaited page on <html>, for the skeletons in
 * components/shell/page-skeletons.tsx; components/shell/route-memory.tsx takes the name away when the page is here.
 */
export function onRouterTransitionStart(url: string): void {
  clearTimeout(timer);
  const { pathname } = new URL(url, window.location.href);
  const root = document.documentElement;
  const before = root.dataset.page;
  // Overlays move in the history of one page.
  if (before === undefined || pathname === before) return;
  timer = setTimeout(() => {
    if (root.dataset.page === before) root.dataset.awaited = pathname === '/' ? '/home' : pathname;
  }, SHOWN_AFTER_MS);
}

// A page that the browser has kept as it was left comes back with what it showed then.
window.addEventListener('pageshow', () => {
  clearTimeout(timer);
  delete document.documentElement.dataset.awaited;
});
