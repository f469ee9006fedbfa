/** @jest-environment jsdom */
import { onRouterTransitionStart } from '@/instrumentation-client';

const { dataset } = document.documentElement;

beforeEach(() => {
  jest.useFakeTimers();
  dataset.page = '/';
  delete dataset.awaited;
  delete dataset.leaving;
});
afterEach(() => jest.useRealTimers());

describe('the attribute that announces a navigation', () => {
  it.each([
    ['/products/7', '/products/7'],
    ['http://localhost/sections/7?x=1', '/sections/7'],
    ['/products/7/', '/products/7'],
  ])('announces the navigation to %s on <html> after 150 ms', (url, awaited) => {
    onRouterTransitionStart(url);
    jest.advanceTimersByTime(149);
    expect(dataset.awaited).toBeUndefined();
    jest.advanceTimersByTime(1);
    expect(dataset.awaited).toBe(awaited);
  });

  it('announces the home page at / as /home', () => {
    dataset.page = '/products/7';
    onRouterTransitionStart('/');
    jest.advanceTimersByTime(150);
    expect(dataset.awaited).toBe('/home');
  });

  it.each([
    ['the page is shown sooner', () => Object.assign(dataset, { page: '/products/7' })],
    ['a page from the back/forward cache is shown', () => window.dispatchEvent(new Event('pageshow'))],
    ['a navigation back to the current page begins', () => onRouterTransitionStart('/')],
  ])('announces no navigation when %s', (_what, happens) => {
    onRouterTransitionStart('/products/7');
    jest.advanceTimersByTime(100);
    happens();
    jest.advanceTimersByTime(1000);
    expect(dataset.awaited).toBeUndefined();
  });

  it.each([
    ['a page from the back/forward cache is shown', () => window.dispatchEvent(new Event('pageshow'))],
    ['a navigation back to the current page begins', () => onRouterTransitionStart('/')],
  ])('says at once that a navigation is under way, until %s', (_what, happens) => {
    onRouterTransitionStart('/products/7');
    expect(dataset.leaving).toBe('');
    happens();
    expect(dataset.leaving).toBeUndefined();
  });

  it.each([
    ['overlays change the history of one page', '/products/7', '/products/7?product=7'],
    ['a link with a trailing slash leads to the current page', '/products/7', '/products/7/'],
    ['a link leads from / to itself', '/', '/'],
  ])('announces no navigation when %s', (_what, page, url) => {
    dataset.page = page;
    onRouterTransitionStart(url);
    expect(dataset.leaving).toBeUndefined();
    jest.advanceTimersByTime(1000);
    expect(dataset.awaited).toBeUndefined();
  });
});

describe('the app in a browser that is too old', () => {
  const start = (path: string, isKnown: boolean) => {
    window.history.replaceState(null, '', path);
    Object.assign(window, { CSS: { supports: () => isKnown } });
    return jest.isolateModulesAsync(async () => void (await import('@/instrumentation-client')));
  };
  afterEach(() => Reflect.deleteProperty(window, 'CSS'));

  it('does not start on a page for guests, which stays as the server has sent it', async () => {
    await expect(start('/products/7', false)).rejects.toThrow('too old');
  });

  it.each([
    ['in a browser that is new enough', '/products/7', true],
    ['on the desk, which has no page to read', '/desk', false],
  ])('starts %s', async (_where, path, isKnown) => {
    await expect(start(path, isKnown)).resolves.not.toThrow();
  });
});
