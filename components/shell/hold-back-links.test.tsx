/** @jest-environment jsdom */
import { act, fireEvent, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { closeAllOverlays, openOverlays } from '@/components/ui/overlay/overlay-stack';
import { previousRoute } from '@/lib/device/previous-route';
import { renderInHotel } from '@/tests/builders/screen/hotel-view';
import { holdBackLinks } from './hold-back-links';

beforeAll(holdBackLinks);
beforeEach(() => {
  window.history.replaceState(null, '', '/');
  previousRoute.changeNow(() => '');
});
afterEach(() => jest.restoreAllMocks());

const setOnline = (isOnline: boolean) => jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(isOnline);

/** Clicks an element of the page and returns the overlays that this opened; jsdom itself cannot navigate. */
async function click(control: ReactElement, keys: object = {}): Promise<readonly unknown[]> {
  const { container } = renderInHotel(control);
  container.addEventListener('click', (event) => event.preventDefault());
  const element = container.querySelector('a, button');
  if (element !== null) fireEvent.click(element, keys);
  const opened = openOverlays().map(({ name, arg }) => [name, arg]);
  act(() => closeAllOverlays());
  await waitFor(() => expect(openOverlays()).toEqual([]));
  return opened;
}

const PAGE = <a href="/products/7?product=3">Spa</a>;
const BACK = (
  <button type="button" data-back="">
    Back
  </button>
);

describe('a click while the browser is offline', () => {
  beforeEach(() => void setOnline(false));

  it('opens the offline dialog in place of a page of the app', async () => {
    expect(await click(PAGE)).toEqual([['offline', { href: '/products/7?product=3' }]]);
  });

  it('opens the offline dialog in place of home, when back leads there', async () => {
    expect(await click(BACK)).toEqual([['offline', { href: '/home' }]]);
  });

  it('leaves the back button alone when the previous page is in the history', async () => {
    previousRoute.changeNow(() => '/sections/3');
    expect(await click(BACK)).toEqual([]);
  });

  it('leaves a link to another site to the browser', async () => {
    expect(await click(<a href="https://elsewhere.test/">x</a>)).toEqual([]);
  });

  it('leaves a link to a new tab to the browser', async () => {
    const link = (
      <a href="/products/7" target="_blank" rel="noopener">
        x
      </a>
    );
    expect(await click(link)).toEqual([]);
    expect(await click(PAGE, { ctrlKey: true })).toEqual([]);
  });

  it('leaves an anchor on this page and other buttons alone', async () => {
    expect(await click(<a href="#main">x</a>)).toEqual([]);
    expect(await click(<button type="button">x</button>)).toEqual([]);
  });
});

it('holds no link back while the browser is online', async () => {
  setOnline(true);
  expect(await click(PAGE)).toEqual([]);
});
