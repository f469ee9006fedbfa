import { playedAtStory, STORY_MS, storyAt } from './stories';

describe('The position of stories', () => {
  it.each([
    [0, { index: 0, percent: 0, isFinished: false }],
    [99, { index: 0, percent: 0, isFinished: false }],
    [100, { index: 0, percent: 1, isFinished: false }],
    [9_999, { index: 0, percent: 99, isFinished: false }],
    [10_000, { index: 1, percent: 0, isFinished: false }],
    [25_550, { index: 2, percent: 55, isFinished: false }],
    [30_000, { index: 2, percent: 100, isFinished: true }],
    [99_000, { index: 2, percent: 100, isFinished: true }],
  ])('after %s ms of three stories', (played, position) => {
    expect(storyAt(played, 3)).toEqual(position);
  });

  it('gives each of 20 stories ten seconds even when every timer is late', () => {
    const begins: number[] = [];
    let last = -1;
    // Timers that fire 17 ms late and once a second 90 ms late.
    for (let time = 0, tick = 0; time < 20 * STORY_MS; tick += 1, time += tick % 10 === 0 ? 190 : 117) {
      const { index } = storyAt(time, 20);
      if (index !== last) begins.push(time);
      last = index;
    }
    expect(begins).toHaveLength(20);
    begins.forEach((begin, index) => {
      expect(begin - index * STORY_MS).toBeLessThan(200);
    });
  });

  it.each([
    [-1, 0],
    [0, 0],
    [2, 20_000],
    [3, 20_000],
  ])('a step to story %s leads to the playing time %s', (index, played) => {
    expect(playedAtStory(index, 3)).toBe(played);
  });

  it('is finished and nowhere without stories', () => {
    expect(storyAt(0, 0)).toEqual({ index: 0, percent: 100, isFinished: true });
    expect(playedAtStory(1, 0)).toBe(0);
  });
});
