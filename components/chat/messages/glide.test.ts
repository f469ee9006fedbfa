/** @jest-environment jsdom */
import { createGlide } from './glide';

const CONTAINER = { scrollHeight: 1000, clientHeight: 600 };
let calm = false;

beforeEach(() => {
  calm = false;
  jest.useFakeTimers();
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: calm }) as unknown as MediaQueryList;
});
afterEach(() => {
  jest.useRealTimers();
});

function container(sizes: Partial<typeof CONTAINER> = {}): HTMLElement {
  const box = document.createElement('div');
  for (const [name, value] of Object.entries({ ...CONTAINER, ...sizes }))
    Object.defineProperty(box, name, { value, configurable: true });
  return box;
}

/** Milliseconds until the movement has ended. */
function durationOf(glide: ReturnType<typeof createGlide>): number {
  let passed = 0;
  while (glide.isMoving()) {
    jest.advanceTimersByTime(16);
    passed += 16;
  }
  return passed;
}

it('reaches the newest message after 200 to 300 ms', () => {
  const [box, glide] = [container(), createGlide()];
  glide.start(box);
  jest.advanceTimersByTime(120);
  expect(box.scrollTop).toBeGreaterThan(0);
  expect(box.scrollTop).toBeLessThan(400);
  const duration = 120 + durationOf(glide);
  expect(duration).toBeGreaterThanOrEqual(200);
  expect(duration).toBeLessThanOrEqual(300);
  expect(box.scrollTop).toBe(1000);
});

it('reaches a message that arrives during the movement', () => {
  const [box, glide] = [container(), createGlide()];
  glide.start(box);
  jest.advanceTimersByTime(120);
  Object.defineProperty(box, 'scrollHeight', { value: 1300 });
  durationOf(glide);
  expect(box.scrollTop).toBe(1300);
});

it('begins at most one and a half screens above the newest message', () => {
  const [box, glide] = [container({ scrollHeight: 50_000 }), createGlide()];
  glide.start(box);
  jest.advanceTimersByTime(16);
  expect(box.scrollTop).toBeGreaterThanOrEqual(50_000 - 600 - 900);
});

it('stops where it is when the guest scrolls', () => {
  const [box, glide] = [container(), createGlide()];
  glide.start(box);
  jest.advanceTimersByTime(48);
  const place = box.scrollTop;
  glide.stop();
  jest.advanceTimersByTime(1000);
  expect(box.scrollTop).toBe(place);
});

it('does not move for guests who prefer reduced motion', () => {
  calm = true;
  const [box, glide] = [container(), createGlide()];
  glide.start(box);
  expect([box.scrollTop, glide.isMoving()]).toEqual([1000, false]);
});
