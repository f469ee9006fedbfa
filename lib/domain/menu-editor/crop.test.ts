import { cropPercent, cropStep, focusAt, isTooLarge, largestCrop, leastPercent, moveCrop, resizeCrop } from './crop';

const WIDE = { width: 4000, height: 1500 };
const TALL = { width: 1500, height: 4000 };
const RATIO = 4 / 3;

it.each([
  ['a wide picture', WIDE, RATIO, { x: 0.25, y: 0, width: 0.5, height: 1 }],
  ['a tall picture', TALL, RATIO, { x: 0, y: 0.3594, width: 1, height: 0.2813 }],
  ['a picture of these proportions', { width: 800, height: 600 }, RATIO, { x: 0, y: 0, width: 1, height: 1 }],
  ['a picture that stays whole', WIDE, null, { x: 0, y: 0, width: 1, height: 1 }],
])('cuts the largest part out of %s', (_title, size, ratio, expected) => {
  expect(largestCrop(size, ratio)).toEqual(expected);
});

it.each([
  ['to the right', { x: 0.1, y: 0 }, 0.35, 0],
  ['no further than the edge', { x: 5, y: 5 }, 0.5, 0],
  ['no further than the start', { x: -5, y: -5 }, 0, 0],
])('moves a part %s', (_title, by, x, y) => {
  expect(moveCrop(largestCrop(WIDE, RATIO), by)).toEqual({ x, y, width: 0.5, height: 1 });
});

it.each([
  ['to a half around its middle', 50, { x: 0.375, y: 0.25, width: 0.25, height: 0.5 }],
  ['no larger than the picture', 400, { x: 0.25, y: 0, width: 0.5, height: 1 }],
  ['no smaller than a tenth', 0, { x: 0.45, y: 0.4, width: 0.1, height: 0.2 }],
])('resizes a part %s', (_title, percent, expected) => {
  const largest = largestCrop(WIDE, RATIO);
  expect(resizeCrop(largest, percent, largest)).toEqual(expected);
});

it('keeps a part inside the picture whatever is done with it', () => {
  for (const size of [WIDE, TALL, { width: 1, height: 3000 }]) {
    const largest = largestCrop(size, RATIO);
    for (let step = 0; step < 200; step += 1) {
      const moved = moveCrop(largest, { x: Math.sin(step), y: Math.cos(step * 3) });
      const { x, y, width, height } = resizeCrop(moved, (step * 37) % 140, largest);
      for (const edge of [x, y]) expect(edge).toBeGreaterThanOrEqual(0);
      for (const end of [x + width, y + height]) expect(end).toBeLessThanOrEqual(1.0001);
    }
  }
});

it('says how large a part is', () => {
  const largest = largestCrop(WIDE, RATIO);
  expect(cropPercent(resizeCrop(largest, 60, largest), largest)).toBe(60);
  expect(leastPercent(largest)).toBe(20);
});

it.each([
  ['ArrowLeft', false, { x: -0.02, y: 0 }],
  ['ArrowDown', true, { x: 0, y: 0.1 }],
  ['Enter', false, null],
])('reads the step of the key %s', (key, isFast, expected) => {
  expect(cropStep(key, isFast)).toEqual(expected);
});

it.each([
  [
    { x: 0.501, y: 0.4 },
    { x: 50, y: 40 },
  ],
  [
    { x: -1, y: 2 },
    { x: 0, y: 100 },
  ],
])('names the point %j in percent', (point, expected) => {
  expect(focusAt(point)).toEqual(expected);
});

it.each([
  [{ width: 8000, height: 5000 }, false],
  [{ width: 8001, height: 5000 }, true],
])('takes %j as too large: %s', (size, expected) => {
  expect(isTooLarge(size)).toBe(expected);
});
