import { drawingScale, nextZoom, ZOOMS } from './zoom';

describe('zooming', () => {
  it('goes step by step, and ends at the ends', () => {
    expect(nextZoom(1, 1)).toBe(1.5);
    expect(nextZoom(1, -1)).toBe(0.75);
    expect(nextZoom(ZOOMS[0], -1)).toBeNull();
    expect(nextZoom(ZOOMS.at(-1) ?? 0, 1)).toBeNull();
  });

  it('finds its way back from between two steps', () => {
    expect([nextZoom(1.2, 1), nextZoom(1.2, -1)]).toEqual([1.5, 1]);
  });
});

describe('a drawn page', () => {
  const a5 = { width: 420, height: 595 };

  it('is as sharp as the screen', () => {
    expect(drawingScale(a5, 420, 2)).toBe(2);
    expect(drawingScale(a5, 210, 3)).toBe(1.5);
  });

  it('is never larger than a telephone can hold', () => {
    const scale = drawingScale(a5, 420 * 3, 3);
    expect(scale * scale * a5.width * a5.height).toBeCloseTo(8_000_000, 3);
    expect(drawingScale({ width: 20_000, height: 20_000 }, 400, 2)).toBeLessThan(0.2);
  });
});
