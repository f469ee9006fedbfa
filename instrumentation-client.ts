/** What all browsers have that package.json names in `browserslist`, and app/styles/older-browsers.css asks for too. */
const isTooOld = window.CSS?.supports?.('color', 'color-mix(in srgb, red, red)') === false;

// Next starts the app only after this file. In an older browser the app would fail at the first call that is not there and
// leave an error page; without it the page stays as the server has sent it. Rule: failures/FL12.
if (isTooOld && !/^\/desk(?:\/|$)/.test(window.location.pathname))
  throw new Error('This browser is too old for the app. Its pages can be read.');

/** Milliseconds. A navigation that takes less time shows no skeleton. */
const SKELETON_DELAY_MS = 150;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Next calls this function when its router begins to navigate. It writes two attributes of <html>: `data-leaving` at once,
 * for components/ui/when-idle.ts, and later the target page, for the skeletons in components/shell/page-skeletons.tsx.
 * components/shell/back-button.tsx removes them when the page is shown.
 */
export function onRouterTransitionStart(url: string): void {
  clearTimeout(timer);
  // Next drops a trailing slash too. With it a link to the current page would look like a navigation that never ends.
  const pathname = new URL(url, window.location.href).pathname.replace(/(.)\/$/, '$1');
  const root = document.documentElement;
  const before = root.dataset.page;
  delete root.dataset.leaving;
  // Opening an overlay changes only the history of the same page.
  if (before === undefined || pathname === before) return;
  root.dataset.leaving = '';
  timer = setTimeout(() => {
    if (root.dataset.page === before) root.dataset.awaited = pathname === '/' ? '/home' : pathname;
  }, SKELETON_DELAY_MS);
}

// A page from the back/forward cache still has the attributes that were set when the guest left it.
window.addEventListener('pageshow', () => {
  clearTimeout(timer);
  delete document.documentElement.dataset.awaited;
  delete document.documentElement.dataset.leaving;
});
