/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { fakeRouter } from '@/tests/builders/screen/fake-router';
import { renderInHotel } from '@/tests/builders/screen/hotel-view';
import { OfflineLine } from './offline-line';

const network = fakeNetwork();
const LIVE = 'GET /healthz/live';
const root = document.documentElement;
const room = () => root.style.getPropertyValue('--offline-line');

function setOnline(isOnline: boolean): void {
  jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

function renderLine() {
  const router = fakeRouter();
  renderInHotel(router.wrap(<OfflineLine />));
  return router;
}

beforeEach(() => setOnline(true));
afterEach(() => {
  delete root.dataset.keptAt;
  jest.restoreAllMocks();
});

it('says nothing and takes no room while there is a network', () => {
  renderLine();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(room()).toBe('0px');
});

it('says since when the page is of, above a page that makes room for it, until the network is back', () => {
  renderLine();
  setOnline(false);
  expect(screen.getByRole('status')).toHaveTextContent(/^You are offline · as of \d\d:\d\d$/);
  expect(room()).toBe('44px');
  setOnline(true);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(room()).toBe('0px');
});

it('reads a page that was kept again as soon as the server responds', async () => {
  root.dataset.keptAt = String(Date.now() - 60_000);
  network.respondTo(LIVE, undefined);
  const router = renderLine();
  await network.settled();
  expect(screen.getByRole('status')).toHaveTextContent('You are offline');
  expect(router.calls).toEqual([]);
  network.respondTo(LIVE, {});
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(router.calls).toEqual(['refresh']));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
