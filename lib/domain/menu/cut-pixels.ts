/** A part of a picture as fractions of its width and height. */
export type Fractions = { x: number; y: number; width: number; height: number };

type Pixels = { left: number; top: number; width: number; height: number };

const between = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/**
 * The pixels of a part of a picture: at least one, and none outside. A part that reaches beyond the edge ends there.
 * Rule: menu/ME25.
 */
export function cutPixels(size: { width: number; height: number }, part: Fractions): Pixels {
  const [left, width] = span(size.width, part.x, part.width);
  const [top, height] = span(size.height, part.y, part.height);
  return { left, top, width, height };
}

function span(length: number, from: number, share: number): readonly [start: number, length: number] {
  const start = between(Math.round(from * length), 0, length - 1);
  return [start, between(Math.round(share * length), 1, length - start)];
}
