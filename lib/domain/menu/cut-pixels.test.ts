import { cutPixels } from './cut-pixels';

it.each([
  [{ width: 100, height: 80 }, { x: 0, y: 0, width: 1, height: 1 }, [0, 0, 100, 80]],
  [{ width: 100, height: 80 }, { x: 0.25, y: 0.5, width: 0.5, height: 0.5 }, [25, 40, 50, 40]],
  [{ width: 100, height: 80 }, { x: 0.9, y: 0.9, width: 1, height: 1 }, [90, 72, 10, 8]],
  [{ width: 100, height: 80 }, { x: 1, y: 1, width: 1, height: 1 }, [99, 79, 1, 1]],
  [{ width: 3, height: 3 }, { x: 0.5, y: 0.5, width: 0.01, height: 0.01 }, [2, 2, 1, 1]],
])('cuts of %j the part %j', (size, part, [left, top, width, height]) => {
  expect(cutPixels(size, part)).toEqual({ left, top, width, height });
});
