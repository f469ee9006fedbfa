/** Shorter navigations show no skeleton. */
const SKELETON_DELAY_MS = 150;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Called by Next when its router begins to navigate. Sets the target page on <html> for the skeletons in
 * components/shell/page-skeletons.tsx; components/shell/route-memory.tsx removes it when the page is shown.
 */
export function onRouterTransitionStart(url: string): void {
  clearTimeout(timer);
  const { pathname } = new URL(url, window.location.href);
  const root = document.documentElement;
  const before = root.dataset.page;
  // Overlays only change the history of one page.
  if (before === undefined || pathname === before) return;
  timer = setTimeout(() => {
    if (root.dataset.page === before) root.dataset.awaited = pathname === '/' ? '/home' : pathname;
  }, SKELETON_DELAY_MS);
}

// A page from the back/forward cache still has the attribute from when it was left.
window.addEventListener('pageshow', () => {
  clearTimeout(timer);
  delete document.documentElement.dataset.awaited;
});
