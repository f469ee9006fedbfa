/** A part of a picture, as fractions of its width and height from the top left. */
export type Crop = { x: number; y: number; width: number; height: number };
type Size = { width: number; height: number };

/** The least part of a picture that can be cut out, of its width or height. */
const LEAST = 0.1;

const DIGITS = 4;
const rounded = (fraction: number): number => Number(fraction.toFixed(DIGITS));
const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** The pixels of a picture, in millions. Rule: menu/ME53. */
const MEGAPIXEL = 1_000_000;
const MOST_MEGAPIXELS = 40;

/** Whether a picture has more pixels than the platform takes. Rule: menu/ME53. */
export const isTooLarge = ({ width, height }: Size): boolean => width * height > MOST_MEGAPIXELS * MEGAPIXEL;

/**
 * The largest part of a picture with these proportions, in its middle. `ratio`: width by height, in pixels; null: the
 * whole picture. Rule: menu/ME52.
 */
export function largestCrop(size: Size, ratio: number | null): Crop {
  const share = ratio === null ? 1 : (ratio * size.height) / size.width;
  const width = rounded(Math.min(1, share));
  const height = rounded(Math.min(1, 1 / share));
  return { x: rounded((1 - width) / 2), y: rounded((1 - height) / 2), width, height };
}

/** Moves a part by fractions of the picture, no further than its edges. Rule: menu/ME52. */
export const moveCrop = (crop: Crop, by: { x: number; y: number }): Crop => ({
  ...crop,
  x: rounded(within(crop.x + by.x, 0, 1 - crop.width)),
  y: rounded(within(crop.y + by.y, 0, 1 - crop.height)),
});

/** How much of the largest part is shown, in percent: 100 shows all of it. */
export const cropPercent = (crop: Crop, largest: Crop): number => Math.round((crop.width / largest.width) * 100);

/** The smallest percentage to which a part can be cut. */
export const leastPercent = (largest: Crop): number =>
  Math.ceil((LEAST / Math.min(largest.width, largest.height)) * 100);

/** Makes a part larger or smaller around its middle, with the proportions of the largest one. Rule: menu/ME52. */
export function resizeCrop(crop: Crop, percent: number, largest: Crop): Crop {
  const share = within(percent, leastPercent(largest), 100) / 100;
  const [width, height] = [rounded(largest.width * share), rounded(largest.height * share)];
  const middle = { x: crop.x + crop.width / 2, y: crop.y + crop.height / 2 };
  return moveCrop({ x: 0, y: 0, width, height }, { x: middle.x - width / 2, y: middle.y - height / 2 });
}

/** The step of an arrow key, as fractions of the picture; null: another key. */
export function cropStep(key: string, isFast: boolean): { x: number; y: number } | null {
  const by = isFast ? 0.1 : 0.02;
  const steps: Readonly<Record<string, { x: number; y: number }>> = {
    ArrowLeft: { x: -by, y: 0 },
    ArrowRight: { x: by, y: 0 },
    ArrowUp: { x: 0, y: -by },
    ArrowDown: { x: 0, y: by },
  };
  return steps[key] ?? null;
}

/** A point of a picture as the focus of a hotel file has it: whole percent from the top left. Rule: menu/ME54. */
export const focusAt = (point: { x: number; y: number }): { x: number; y: number } => ({
  x: Math.round(within(point.x, 0, 1) * 100),
  y: Math.round(within(point.y, 0, 1) * 100),
});
