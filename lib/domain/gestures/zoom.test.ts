import { drawingScale, nextZoom, ZOOMS } from './zoom';

describe('nextZoom', () => {
  it('moves by one step and ends at the smallest and largest zoom', () => {
    expect(nextZoom(1, 1)).toBe(1.5);
    expect(nextZoom(1, -1)).toBe(0.75);
    expect(nextZoom(ZOOMS[0], -1)).toBeNull();
    expect(nextZoom(ZOOMS.at(-1) ?? 0, 1)).toBeNull();
  });

  it('finds the nearest steps from a zoom between two steps', () => {
    expect([nextZoom(1.2, 1), nextZoom(1.2, -1)]).toEqual([1.5, 1]);
  });
});

describe('drawingScale', () => {
  const a5 = { width: 420, height: 595 };

  it('uses the full resolution of the screen', () => {
    expect(drawingScale(a5, 420, 2)).toBe(2);
    expect(drawingScale(a5, 210, 3)).toBe(1.5);
  });

  it('does not exceed the canvas limit of mobile browsers', () => {
    const scale = drawingScale(a5, 420 * 3, 3);
    expect(scale * scale * a5.width * a5.height).toBeCloseTo(8_000_000, 3);
    expect(drawingScale({ width: 20_000, height: 20_000 }, 400, 2)).toBeLessThan(0.2);
  });
});
