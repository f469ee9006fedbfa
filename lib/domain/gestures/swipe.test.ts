import { isDownwardDrag, shouldCloseSheet } from './swipe';

describe('swiping a sheet down', () => {
  it.each([
    ['cannot be decided within a few pixels', { x: 2, y: 5 }, null],
    ['drags the sheet if the finger moves down', { x: 3, y: 12 }, true],
    ['does not drag the sheet if the finger moves up', { x: 0, y: -12 }, false],
    ['does not drag the sheet if the finger moves sideways', { x: 20, y: 8 }, false],
    ['does not drag the sheet if the finger moves as far sideways as down', { x: -10, y: 10 }, false],
  ])('a movement %s', (_title, moved, pulls) => {
    expect(isDownwardDrag(moved)).toBe(pulls);
  });

  it.each([
    ['closes the sheet after a quarter of its height', { down: 190, speed: 0, height: 760 }, true],
    ['does not close the sheet before a quarter of its height', { down: 189, speed: 0.1, height: 760 }, false],
    ['closes the sheet after a fast short swipe', { down: 40, speed: 0.8, height: 760 }, true],
    ['does not close the sheet after a very short movement', { down: 20, speed: 2, height: 760 }, false],
    ['does not close the sheet if the finger moves back up at the end', { down: 400, speed: -0.3, height: 760 }, false],
  ])('lifting the finger %s', (_title, from, closes) => {
    expect(shouldCloseSheet(from)).toBe(closes);
  });
});
