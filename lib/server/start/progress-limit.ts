import 'server-only';

/** A limit on standing still, not on taking long: it fires when nothing has moved on for a while. */
type ProgressLimit = { moved(): void; end(): void };

/** Calls `stuck` once when `moved` has not been called for so many milliseconds. */
export function progressLimit(longestMs: number, stuck: () => void): ProgressLimit {
  const timer = setTimeout(stuck, longestMs);
  return {
    moved: () => {
      timer.refresh();
    },
    end: () => clearTimeout(timer),
  };
}
