/** @jest-environment jsdom */

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { openOverlays } from '@/components/ui/overlay/overlay-stack';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { productCard } from '@/tests/builders/catalogue/product-card';
import { hotelView, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { SearchPage } from './search-page';

const network = fakeNetwork();
const CATALOGUE = 'GET /catalogue/en';

const product = (id: number, title: string, descr: string) => ({
  kind: 'product',
  sectionId: 1,
  sectionTitle: 'Room service',
  descr,
  product: productCard({ id, title }),
});
const ENTRIES = [
  { kind: 'section', id: 1, title: 'Room service', descr: '', image: null, href: '/products/1' },
  product(11, 'Crème brûlée', 'With sugar'),
  product(12, 'Garden salad', 'Leaves'),
];

async function openSearch(query = '') {
  window.history.replaceState(null, '', `/search${query}`);
  renderInHotel(
    <SearchParamsContext.Provider value={new URLSearchParams(query)}>
      <SearchPage back={null} />
    </SearchParamsContext.Provider>,
    hotelView(),
  );
  await network.settled();
}

describe('SearchPage', () => {
  it('lists the sections until two letters are typed, then what they find, with the match marked', async () => {
    network.respondTo(CATALOGUE, { entries: ENTRIES });
    await openSearch();
    expect(screen.getByRole('link', { name: 'Room service' })).toHaveAttribute('href', '/products/1');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'creme');
    const hit = screen.getByRole('button', { name: /^Crème brûlée/ });
    expect(within(hit).getByText('Crème').tagName).toBe('MARK');
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Found: 1');
    expect(network.requests).toEqual([CATALOGUE]);
  });

  it('opens a product that was found', async () => {
    network.respondTo(CATALOGUE, { entries: ENTRIES });
    await openSearch('?q=salad');
    await userEvent.click(screen.getByRole('button', { name: /^Garden salad/ }));
    expect(openOverlays().at(-1)).toMatchObject({ name: 'product', arg: { sectionId: 1, productId: 12 } });
  });

  it('keeps what was searched in the address once the field is left, beside the other parameters', async () => {
    network.respondTo(CATALOGUE, { entries: ENTRIES });
    await openSearch('?lang=de');
    await userEvent.type(screen.getByRole('searchbox'), 'salad & co');
    await userEvent.tab();
    expect(window.location.search).toBe('?lang=de&q=salad+%26+co');
  });

  it('keeps what was searched for a reload while the field has the focus, and forgets what was cleared', async () => {
    network.respondTo(CATALOGUE, { entries: ENTRIES });
    await openSearch();
    await userEvent.type(screen.getByRole('searchbox'), 'salad');
    await waitFor(() => expect(window.location.search).toBe('?q=salad'));
    await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('says that nothing was found and offers the services, and clears the field', async () => {
    network.respondTo(CATALOGUE, { entries: ENTRIES });
    await openSearch('?q=zzzzz');
    expect(screen.getByRole('heading', { name: 'Nothing for “\u2068zzzzz\u2069”' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'See the services' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.getByRole('link', { name: 'Room service' })).toBeVisible();
  });

  it('names what comes close when nothing has all words', async () => {
    network.respondTo(CATALOGUE, { entries: ENTRIES });
    await openSearch('?q=salad+zzzzz');
    expect(screen.getByText('Nothing has all these words. This comes close:')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Garden salad/ })).toBeVisible();
  });

  it('offers a retry when the catalogue cannot be loaded', async () => {
    network.respondTo(CATALOGUE, undefined);
    await openSearch();
    expect(screen.getByRole('alert')).toHaveTextContent('This could not be loaded just now.');
    network.respondTo(CATALOGUE, { entries: ENTRIES });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await network.settled();
    expect(screen.getByRole('link', { name: 'Room service' })).toBeVisible();
  });
});
