/** A row and the distance of its top from the top of the visible part, in pixels. `at`: the scroll position. */
type Anchor = { key: string; offset: number; at: number };

/** Keeps the row that a guest reads in its place while rows above it come and go. */
type ScrollAnchor = {
  /** Remembers the first visible row. */
  remember(box: HTMLElement): void;
  /** Scrolls the remembered row back to its place. */
  restore(box: HTMLElement): void;
  /** Whether nothing has scrolled since the row was remembered. */
  isCurrent(box: HTMLElement): boolean;
};

const rowsOf = (box: HTMLElement): HTMLElement[] => [...box.querySelectorAll<HTMLElement>('[data-key]')];

/**
 * Creates the anchor of a scroll container whose rows have a `data-key` and whose offsets count from the container.
 * Not the browser's own scroll anchoring, which Safari lacks. Rule: chat/CH19.
 */
export function createScrollAnchor(): ScrollAnchor {
  let anchor: Anchor | null = null;
  return {
    remember(box) {
      const first = rowsOf(box).find((row) => row.offsetTop + row.offsetHeight > box.scrollTop);
      const at = box.scrollTop;
      anchor = first === undefined ? null : { key: first.dataset.key ?? '', offset: first.offsetTop - at, at };
    },
    isCurrent: (box) => anchor !== null && Math.abs(box.scrollTop - anchor.at) < 1,
    restore(box) {
      const kept = anchor;
      if (kept === null) return;
      const row = rowsOf(box).find(({ dataset }) => dataset.key === kept.key);
      if (row === undefined) return;
      const top = row.offsetTop - kept.offset;
      // Setting the same value would stop the momentum of a finger's scroll in Safari.
      if (Math.abs(box.scrollTop - top) >= 1) box.scrollTop = top;
    },
  };
}
