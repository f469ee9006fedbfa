/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { fakeRouter } from '@/tests/builders/screen/fake-router';
import { usePageRefresh } from './use-page-refresh';

const network = fakeNetwork();
const PAGE = '/products/102';
const CALL = `GET ${PAGE}`;
const RSC = { headers: { rsc: '1' } };

function Refresh() {
  const refresh = usePageRefresh();
  return <button onClick={refresh} type="button" />;
}

/** Refreshes the page. Returns the calls of the router. */
function refreshPage(): string[] {
  const router = fakeRouter();
  render(router.wrap(<Refresh />));
  screen.getAllByRole('button').at(-1)?.click();
  return router.calls;
}

const seconds = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 1_000));

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  history.replaceState(null, '', PAGE);
});
afterEach(() => jest.useRealTimers());

it.each([
  ['a network that is down', () => undefined],
  ['a server that stops', () => new Response('', { status: 503 })],
  ['a server that is too busy', () => new Response('', { status: 429 })],
  [
    'a response that breaks off',
    () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError('broken off')) })),
  ],
])('the router’s request for the page on the screen waits with %s, until it is answered', async (_what, fails) => {
  expect(refreshPage()).toEqual(['refresh']);
  network.respondTo(CALL, fails);
  let answer: Response | undefined;
  void fetch(`${PAGE}?_rsc=1a2b`, RSC).then((response) => {
    answer = response;
  });
  await seconds(30);
  expect(answer).toBeUndefined();
  expect(network.requests.length).toBeGreaterThan(1);
  network.respondTo(CALL, () => new Response('new', { headers: { 'content-type': 'text/x-component' } }));
  await seconds(60);
  expect(await answer?.text()).toBe('new');
  expect(answer?.headers.get('content-type')).toBe('text/x-component');
});

it('it is made again as soon as the browser has a network', async () => {
  refreshPage();
  network.respondTo(CALL, () => undefined);
  void fetch(PAGE, RSC);
  await seconds(0.1);
  const before = network.requests.length;
  window.dispatchEvent(new Event('online'));
  await seconds(0.1);
  expect(network.requests).toHaveLength(before + 1);
  network.respondTo(CALL, () => new Response('new'));
  await seconds(60);
});

it('a page that is gone is answered at once', async () => {
  refreshPage();
  network.respondTo(CALL, () => new Response('', { status: 404 }));
  expect((await fetch(PAGE, RSC)).status).toBe(404);
});

it('it is answered also when the guest has gone to another page meanwhile', async () => {
  refreshPage();
  network.respondTo(CALL, () => undefined);
  let answer: Response | undefined;
  void fetch(PAGE, RSC).then((response) => {
    answer = response;
  });
  await seconds(1);
  history.replaceState(null, '', '/home');
  network.respondTo(CALL, () => new Response('new'));
  await seconds(60);
  expect(await answer?.text()).toBe('new');
});

it('only the request of the refresh waits, and none after the guest has gone back', async () => {
  refreshPage();
  network.respondTo(CALL, () => new Response('new'));
  await fetch(PAGE, RSC);
  network.respondTo(CALL, () => undefined);
  await expect(fetch(PAGE, RSC)).rejects.toThrow('fetch failed');
  refreshPage();
  window.dispatchEvent(new PopStateEvent('popstate'));
  await expect(fetch(PAGE, RSC)).rejects.toThrow('fetch failed');
});

it('requests for other pages, prefetches and calls fail as before', async () => {
  refreshPage();
  for (const path of ['/home', '/api/v1/orders']) network.respondTo(`GET ${path}`, () => undefined);
  network.respondTo(CALL, () => undefined);
  await expect(fetch('/home', RSC)).rejects.toThrow('fetch failed');
  await expect(fetch('/api/v1/orders')).rejects.toThrow('fetch failed');
  await expect(fetch(PAGE, { headers: { rsc: '1', 'next-router-prefetch': '1' } })).rejects.toThrow('fetch failed');
});

afterEach(() => void window.dispatchEvent(new PopStateEvent('popstate')));
