type Point = { readonly x: number; readonly y: number };

/**
 * The strokes of a signature in a pad whose width has changed: scaled down with the pad, so that nothing is cut off, and
 * never up. Points and widths are in CSS pixels. `from`: 0 before the pad had a width. Rule: check-in/CI3.
 */
export function fitStrokes<P extends Point, S extends { readonly points: readonly P[] }>(
  strokes: readonly S[],
  { from, to }: { from: number; to: number },
): S[] {
  const scale = from > to ? to / from : 1;
  const fit = (point: P): P => ({ ...point, x: point.x * scale, y: point.y * scale });
  return strokes.map((stroke) => ({ ...stroke, points: stroke.points.map(fit) }));
}
