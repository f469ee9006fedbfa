/** How large a page is shown, in parts of the width that it has to itself. */
export const ZOOMS = [0.5, 0.75, 1, 1.5, 2, 3] as const;

/** The next step from a zoom, outwards (-1) or inwards (1); null at the end. */
export function nextZoom(zoom: number, direction: -1 | 1): number | null {
  const steps = direction === 1 ? ZOOMS : [...ZOOMS].reverse();
  return steps.find((step) => (step - zoom) * direction > 0) ?? null;
}

/** Telephones give a picture no more memory than this. */
const MOST_PIXELS = 8_000_000;

/**
 * The scale at which a page is drawn: as sharp as the screen, and no larger than a telephone can hold. `size`: of the
 * page, in points; `width`: on the screen, in pixels of the layout; `density`: of the screen.
 */
export function drawingScale(size: { width: number; height: number }, width: number, density: number): number {
  const wanted = (width * density) / size.width;
  return Math.min(wanted, Math.sqrt(MOST_PIXELS / (size.width * size.height)));
}
