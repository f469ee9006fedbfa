import { scrollPositions } from '@/lib/device/scroll-positions';
import { withScrollPosition } from '@/lib/domain/navigation/scroll-positions';

/** How long a page that is loaded again may take until it is as long as it was. In ms. */
const LIMIT_MS = 10_000;

/** What a guest does to scroll on their own. */
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

const here = (): string => window.location.pathname;
const longest = (): number => document.documentElement.scrollHeight - window.innerHeight;

/**
 * Scrolls a page to which the guest steps back to where it was. Browsers do that at the step itself, at which a page that
 * the router must fetch again, after a reload, is not there yet. Returns what ends that. Rule: pages/PG30.
 */
export function keepScroll(): () => void {
  let goal: { path: string; top: number; until: number } | null = null;
  let frame = 0;
  const stop = () => {
    goal = null;
    cancelAnimationFrame(frame);
  };
  const follow = () => {
    if (goal === null) return;
    const { path, top, until } = goal;
    const isLate = performance.now() > until;
    const isShown = document.documentElement.dataset.page === path;
    if (path !== here()) return stop();
    if (isLate || (isShown && longest() >= top)) {
      window.scrollTo({ top, behavior: 'instant' });
      return stop();
    }
    frame = requestAnimationFrame(follow);
  };
  const onStep = () => {
    stop();
    const path = here();
    const top = scrollPositions.get()[path];
    // Within a page, such as when an overlay closes, nothing has moved.
    if (top === undefined || document.documentElement.dataset.page === path) return;
    goal = { path, top, until: performance.now() + LIMIT_MS };
    // The page of the next frame, at the earliest: this one may still be that which the guest leaves.
    frame = requestAnimationFrame(follow);
  };
  const onScroll = () => {
    // On the way the browser stops at the end of what is there.
    if (goal !== null) return;
    const [path, top] = [here(), Math.round(window.scrollY)];
    scrollPositions.change((positions) =>
      (positions[path] ?? 0) === top ? positions : withScrollPosition(positions, path, top),
    );
  };
  // Before the browser scrolls, and before all other listeners.
  window.addEventListener('popstate', onStep, true);
  window.addEventListener('scroll', onScroll, { passive: true });
  for (const input of INPUTS) window.addEventListener(input, stop, { passive: true });
  // The guest may have scrolled while this was loaded.
  if (window.scrollY > 0) onScroll();
  return () => {
    stop();
    window.removeEventListener('popstate', onStep, true);
    window.removeEventListener('scroll', onScroll);
    for (const input of INPUTS) window.removeEventListener(input, stop);
  };
}
