/** Zoom steps of a PDF page, as factors of the available width. */
export const ZOOMS = [0.5, 0.75, 1, 1.5, 2, 3] as const;

/** Returns the next smaller (-1) or larger (1) zoom step; null at the last one. */
export function nextZoom(zoom: number, direction: -1 | 1): number | null {
  const steps = direction === 1 ? ZOOMS : [...ZOOMS].reverse();
  return steps.find((step) => (step - zoom) * direction > 0) ?? null;
}

/** Canvas limit of mobile browsers, in pixels. */
const MAX_CANVAS_PIXELS = 8_000_000;

/**
 * Returns the scale at which a PDF page is rendered: the screen's full resolution, limited by the canvas size of mobile
 * browsers. `size`: of the page, in points. `width`: on the screen, in CSS pixels. `density`: device pixel ratio.
 */
export function drawingScale(size: { width: number; height: number }, width: number, density: number): number {
  const wanted = (width * density) / size.width;
  return Math.min(wanted, Math.sqrt(MAX_CANVAS_PIXELS / (size.width * size.height)));
}
