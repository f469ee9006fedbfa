/** @jest-environment jsdom */
import { onRouterTransitionStart } from '@/instrumentation-client';

const { dataset } = document.documentElement;

beforeEach(() => {
  jest.useFakeTimers();
  dataset.page = '/';
  delete dataset.awaited;
});
afterEach(() => jest.useRealTimers());

describe('the start of a navigation', () => {
  it.each([
    ['/products/7', '/products/7'],
    ['http://localhost/sections/7?x=1', '/sections/7'],
  ])('announces the navigation to %s after 150 ms', (url, awaited) => {
    onRouterTransitionStart(url);
    jest.advanceTimersByTime(149);
    expect(dataset.awaited).toBeUndefined();
    jest.advanceTimersByTime(1);
    expect(dataset.awaited).toBe(awaited);
  });

  it('announces home at / as at /home', () => {
    dataset.page = '/products/7';
    onRouterTransitionStart('/');
    jest.advanceTimersByTime(150);
    expect(dataset.awaited).toBe('/home');
  });

  it.each([
    ['the page is here sooner', () => Object.assign(dataset, { page: '/products/7' })],
    ['the page comes back from the browser’s own memory', () => window.dispatchEvent(new Event('pageshow'))],
    ['another one begins, back to where the guest is', () => onRouterTransitionStart('/')],
  ])('announces nothing when %s', (_what, happens) => {
    onRouterTransitionStart('/products/7');
    jest.advanceTimersByTime(100);
    happens();
    jest.advanceTimersByTime(1000);
    expect(dataset.awaited).toBeUndefined();
  });

  it('announces nothing while overlays open and close in the history of one page', () => {
    onRouterTransitionStart('/?product=7');
    jest.advanceTimersByTime(1000);
    expect(dataset.awaited).toBeUndefined();
  });
});
