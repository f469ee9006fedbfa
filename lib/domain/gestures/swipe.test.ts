import { closesSheet, pullsDown } from './swipe';

describe('a finger on the picture of a sheet', () => {
  it.each([
    ['has not said anything within a few pixels', { x: 2, y: 5 }, null],
    ['pulls the sheet when it goes down', { x: 3, y: 12 }, true],
    ['scrolls when it goes up', { x: 0, y: -12 }, false],
    ['does something else when it goes sideways', { x: 20, y: 8 }, false],
    ['does something else when it goes as far aside as down', { x: -10, y: 10 }, false],
  ])('%s', (_title, moved, pulls) => {
    expect(pullsDown(moved)).toBe(pulls);
  });

  it.each([
    ['closes it after a quarter of its height', { down: 190, speed: 0, height: 760 }, true],
    ['lets it spring back before that', { down: 189, speed: 0.1, height: 760 }, false],
    ['closes it with a flick', { down: 40, speed: 0.8, height: 760 }, true],
    ['does not close it by trembling', { down: 20, speed: 2, height: 760 }, false],
    ['keeps it open by going back up', { down: 400, speed: -0.3, height: 760 }, false],
  ])('%s', (_title, from, closes) => {
    expect(closesSheet(from)).toBe(closes);
  });
});
