/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OverlayHost } from '@/components/ui/overlay/overlay-host';
import { openOverlay, openOverlays } from '@/components/ui/overlay/overlay-stack';
import { resetOverlays } from '@/tests/builders/browser/reset-overlays';
import { fakeRouter } from '@/tests/builders/screen/fake-router';
import { renderInHotel } from '@/tests/builders/screen/hotel-view';
import { PageLink } from './page-link';
import { prefetchPage } from './prefetch-page';
import { SearchLink } from './search-link';

const link = <PageLink href="/products/7">Spa</PageLink>;

it('opens a page through the router', async () => {
  const router = fakeRouter();
  renderInHotel(router.wrap(link));
  await userEvent.click(screen.getByRole('link', { name: 'Spa' }));
  expect(router.calls).toEqual(['push /products/7']);
});

it('closes all overlays before it opens a page, so that back leads to the page below them', async () => {
  resetOverlays();
  const router = fakeRouter();
  renderInHotel(router.wrap(<OverlayHost bodies={{ services: () => link }} />));
  act(() => openOverlay('services'));
  await userEvent.click(await screen.findByRole('link', { name: 'Spa' }));
  await waitFor(() => expect(router.calls).toEqual(['push /products/7']));
  expect(openOverlays()).toEqual([]);
});

it('leaves a click with a modifier key to the browser', () => {
  const router = fakeRouter();
  renderInHotel(router.wrap(link));
  const anchor = screen.getByRole('link', { name: 'Spa' });
  // jsdom cannot navigate.
  anchor.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(anchor, { ctrlKey: true });
  expect(router.calls).toEqual([]);
});

it('leads to the search', () => {
  renderInHotel(<SearchLink label="Search" />);
  expect(screen.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/search');
});

describe('prefetchPage', () => {
  it.each([
    ['a link to another page', '<a href="/products/7?product=3">Spa</a>', ['/products/7?product=3']],
    ['a link to this page', '<a href="/">Home</a>', []],
    ['a button', '<button>Services</button>', []],
  ])('fetches ahead for %s: %p', (_title, markup, expected) => {
    document.body.innerHTML = markup;
    const fetched: string[] = [];
    const router = { prefetch: (href: string) => void fetched.push(href) } as never;
    prefetchPage(router, document.body.firstElementChild as HTMLElement);
    expect(fetched).toEqual(expected);
  });

  it('fetches ahead in the language of the address, in which the click opens the page', () => {
    window.history.replaceState(null, '', '/?lang=de');
    document.body.innerHTML = '<a href="/products/7">Spa</a>';
    const prefetch = jest.fn();
    prefetchPage({ prefetch } as never, document.body.firstElementChild as HTMLElement);
    expect(prefetch).toHaveBeenCalledWith('/products/7?lang=de', expect.anything());
    window.history.replaceState(null, '', '/');
  });
});
