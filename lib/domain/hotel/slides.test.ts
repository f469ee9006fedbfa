import { nearSlides, nextSlide, slideAt, slideForKey } from './slides';

describe('nextSlide', () => {
  it.each([
    [0, 3, 1],
    [1, 3, 2],
    [2, 3, 0],
    [0, 1, 0],
    [0, 0, 0],
  ])('after slide %p of %p comes slide %p', (current, count, expected) => {
    expect(nextSlide(current, count)).toBe(expected);
  });
});

describe('nearSlides', () => {
  it.each([
    [0, 3, [0, 1]],
    [1, 3, [0, 1, 2]],
    [2, 3, [1, 2]],
    [0, 1, [0]],
  ])('near slide %p of %p are the slides %p', (current, count, expected) => {
    expect(nearSlides(current, count)).toEqual(expected);
  });
});

describe('slideForKey', () => {
  it.each([
    ['ArrowRight', 'ltr', 0, 1],
    ['ArrowRight', 'ltr', 2, null],
    ['ArrowLeft', 'ltr', 2, 1],
    ['ArrowLeft', 'ltr', 0, null],
    ['ArrowLeft', 'rtl', 0, 1],
    ['ArrowLeft', 'rtl', 2, null],
    ['ArrowRight', 'rtl', 2, 1],
    ['ArrowRight', 'rtl', 0, null],
    ['Home', 'ltr', 2, 0],
    ['Home', 'rtl', 0, null],
    ['End', 'rtl', 0, 2],
    ['Enter', 'ltr', 0, null],
    ['constructor', 'ltr', 0, null],
  ] as const)('%s in a %s page leads from slide %p of 3 to %p', (key, direction, current, expected) => {
    expect(slideForKey(key, { current, count: 3, direction })).toBe(expected);
  });
});

describe('slideAt', () => {
  it.each([
    [0, 0],
    [170, 0],
    [200, 1],
    [390, 1],
    [780, 2],
    [9999, 2],
    [-390, 1],
    [-780, 2],
  ])('scrolled by %p px of 390 px wide slides, slide %p is shown', (left, expected) => {
    expect(slideAt({ left, width: 390, count: 3 })).toBe(expected);
  });

  it.each([
    [{ left: 100, width: 0, count: 3 }, 0],
    [{ left: 100, width: 10, count: 0 }, 0],
  ])('is the first slide while nothing is laid out: %j', (at, expected) => {
    expect(slideAt(at)).toBe(expected);
  });
});
