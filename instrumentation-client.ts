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
 * Next calls this function when its router begins to navigate. It writes the target page to an attribute of <html> for
 * the skeletons in components/shell/page-skeletons.tsx. components/shell/back-button.tsx removes the attribute when
 * the page is shown.
 */
export function onRouterTransitionStart(url: string): void {
  clearTimeout(timer);
  const { pathname } = new URL(url, window.location.href);
  const root = document.documentElement;
  const before = root.dataset.page;
  // Opening an overlay changes only the history of the same page.
  if (before === undefined || pathname === before) return;
  timer = setTimeout(() => {
    if (root.dataset.page === before) root.dataset.awaited = pathname === '/' ? '/home' : pathname;
  }, SKELETON_DELAY_MS);
}

// A page from the back/forward cache still has the attribute that was set when the guest left it.
window.addEventListener('pageshow', () => {
  clearTimeout(timer);
  delete document.documentElement.dataset.awaited;
});
