/** @jest-environment jsdom */
import { scrollPositions } from '@/lib/device/scroll-positions';
import { keepScroll } from './keep-scroll';

const root = document.documentElement;
const scrollTo = jest.fn();
let end: () => void;

/** The page that the router shows, and how long it is. */
function show(path: string, height: number): void {
  root.dataset.page = path;
  Object.defineProperty(root, 'scrollHeight', { configurable: true, value: height });
}

function scrollBy(top: number): void {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: top });
  window.dispatchEvent(new Event('scroll'));
}

function stepTo(path: string): void {
  window.history.replaceState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

beforeEach(() => {
  jest.useFakeTimers();
  window.scrollTo = scrollTo;
  scrollTo.mockClear();
  scrollPositions.changeNow(() => ({ '/products/1': 900 }));
  window.history.replaceState(null, '', '/products/2');
  show('/products/2', 5000);
  end = keepScroll();
});
afterEach(() => {
  end();
  jest.useRealTimers();
});

it('scrolls to the kept position once the page is shown and long enough', () => {
  stepTo('/products/1');
  jest.advanceTimersByTime(500);
  expect(scrollTo).not.toHaveBeenCalled();
  show('/products/1', 800);
  // The browser stops at the end of what is there, which is not a position to keep.
  scrollBy(32);
  jest.advanceTimersByTime(500);
  expect(scrollTo).not.toHaveBeenCalled();
  show('/products/1', 4000);
  jest.advanceTimersByTime(100);
  expect(scrollTo.mock.calls).toEqual([[{ top: 900, behavior: 'instant' }]]);
  expect(scrollPositions.get()).toEqual({ '/products/1': 900 });
});

it('leaves the page to a guest who scrolls meanwhile', () => {
  stepTo('/products/1');
  window.dispatchEvent(new Event('wheel'));
  show('/products/1', 4000);
  jest.advanceTimersByTime(20_000);
  expect(scrollTo).not.toHaveBeenCalled();
});

it('scrolls as far as a page goes that stays shorter than it was', () => {
  stepTo('/products/1');
  show('/products/1', 1000);
  jest.advanceTimersByTime(11_000);
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

it('does nothing when an overlay of the same page closes', () => {
  show('/products/1', 4000);
  stepTo('/products/1');
  jest.advanceTimersByTime(1000);
  expect(scrollTo).not.toHaveBeenCalled();
});

it('keeps the position of each page', () => {
  scrollBy(300);
  stepTo('/products/3');
  scrollBy(20);
  expect(scrollPositions.get()).toEqual({ '/products/1': 900, '/products/2': 300, '/products/3': 20 });
});
