/** Duration of the movement to the newest message. Rule: chat/CH19. */
const GLIDE_MS = 250;
/** A longer way is jumped, because nothing on it could be read. */
const LONGEST_GLIDE_SCREENS = 1.5;

const isCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
const endOf = (box: Element): number => box.scrollHeight - box.clientHeight;
const easeOut = (part: number): number => 1 - (1 - part) ** 3;

/** The movement of a scroll container to its end. */
type Glide = {
  /** Moves to the end, also when the content grows meanwhile; at once for guests who prefer reduced motion. */
  start(box: Element): void;
  /** Stops a movement, because the guest scrolls. */
  stop(): void;
  isMoving(): boolean;
};

/** Creates the movement of a scroll container to its end. Rule: chat/CH19. */
export function createGlide(): Glide {
  let frame: number | null = null;
  const stop = () => {
    if (frame !== null) cancelAnimationFrame(frame);
    frame = null;
  };
  const start = (box: Element) => {
    if (isCalm()) {
      box.scrollTop = box.scrollHeight;
      return;
    }
    stop();
    const from = Math.max(box.scrollTop, endOf(box) - LONGEST_GLIDE_SCREENS * box.clientHeight);
    const begun = performance.now();
    const step = () => {
      const part = Math.min(1, (performance.now() - begun) / GLIDE_MS);
      box.scrollTop = part === 1 ? box.scrollHeight : from + (endOf(box) - from) * easeOut(part);
      frame = part === 1 ? null : requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
  };
  return { start, stop, isMoving: () => frame !== null };
}
