import { isMoving, mayMove } from './motion';

describe('mayMove', () => {
  it.each([
    [false, false, true],
    [true, false, false],
    [false, true, false],
    [true, true, false],
  ])(
    'with reduced motion %p and Save-Data %p things move by themselves: %p',
    (prefersReducedMotion, isSavingData, expected) => {
      expect(mayMove({ prefersReducedMotion, isSavingData })).toBe(expected);
    },
  );
});

describe('isMoving', () => {
  const seen = { isPausedByGuest: false, isOnScreen: true, isPageVisible: true, isCovered: false };

  it('moves while a guest sees it', () => {
    expect(isMoving(seen)).toBe(true);
  });

  it.each([
    ['the guest has paused it', { isPausedByGuest: true }],
    ['it is scrolled off screen', { isOnScreen: false }],
    ['the tab is hidden', { isPageVisible: false }],
    ['an overlay covers it', { isCovered: true }],
  ])('rests while %s', (_when, change) => {
    expect(isMoving({ ...seen, ...change })).toBe(false);
  });
});
