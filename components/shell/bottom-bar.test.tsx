/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import type { NavItemView } from '@/lib/contract/views';
import { cart } from '@/lib/device/cart';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { cartLine, cartWith } from '@/tests/builders/orders/lines';
import { hotelView, keptAnswers, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { BottomBar } from './bottom-bar';

const network = fakeNetwork();
const NAVIGATION = `GET /api/v1/public/hotels/${hotelView().uuid}/bottom-navigation-menu`;

const item = (code: string, title: string, external_link: string | null = null): NavItemView => ({
  code,
  icon: code,
  title,
  external_link,
});
const CONFIGURED = [item('home', 'Lobby'), item('info', 'Spa', 'tel:1'), item('info', 'Gym', 'tel:2')];
const STANDARD = [item('home', 'Home'), item('cart', 'Cart')];

const barAt = (pathname: string) => (
  <PathnameContext.Provider value={pathname}>
    <BottomBar items={CONFIGURED} standard={STANDARD} />
  </PathnameContext.Provider>
);
const titles = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('listitem')
    .map((li) => li.textContent);

/** The queries of the navigation requests, oldest first. */
const queries = () =>
  network.requests.map((call) => Object.fromEntries(new URLSearchParams(call.slice(call.indexOf('?')))));

beforeEach(() => cart.changeNow(() => cartWith()));

describe('BottomBar', () => {
  it('shows all entries of the first page, and accepts two entries with the same code', () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
    renderInHotel(barAt('/'));
    expect(titles()).toEqual(['Lobby', 'Spa', 'Gym']);
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });

  it.each([
    ['is empty', { data: [] }],
    ['has only entries that the app cannot open', { data: [{ ...item('chat', 'Chat'), active: true }] }],
    ['fails', () => Response.json({}, { status: 503 })],
  ])('shows the default bar when the response for the next page %s', async (_title, answer) => {
    network.answers(NAVIGATION, answer);
    const answers = keptAnswers();
    const { rerender } = renderInHotel(barAt('/'), undefined, answers);
    rerender(barAt('/products/7'));
    expect(await screen.findByText('Cart')).toBeVisible();
    expect(titles()).toEqual(['Home', 'Cart']);
  });

  it('shows the entries of the next page, without one that has no target', async () => {
    const entries = [item('services', 'Menu'), item('voice', 'Voice'), item('info', 'Map', '/sections/4')];
    network.answers(NAVIGATION, { data: entries.map((entry) => ({ ...entry, active: true })) });
    const { rerender } = renderInHotel(barAt('/'), undefined, keptAnswers());
    rerender(barAt('/products/7'));
    expect(await screen.findByText('Map')).toBeVisible();
    expect(titles()).toEqual(['Menu', 'Map']);
  });

  it('links the default bar’s home entry to /home, and a configured home entry to /', () => {
    const { unmount } = renderInHotel(
      <BottomBar items={[{ ...item('home', 'Home'), home: '/home' }]} standard={STANDARD} />,
    );
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/home');
    unmount();
    renderInHotel(<BottomBar items={[item('home', 'Lobby')]} standard={STANDARD} />);
    expect(screen.getByRole('link', { name: 'Lobby' })).toHaveAttribute('href', '/');
  });

  it.each([
    ['for the current page', undefined, '/products/7', '7'],
    ['for the page in the event', { path: '/sections/4' }, '/sections/4', '4'],
    ['for the current page when the path in the event is invalid', { path: 4 }, '/products/7', '7'],
  ])('fetches the bar %s when a script dispatches the update event', async (_title, detail, path, section) => {
    network.answers(NAVIGATION, { data: [{ ...item('info', 'Pool'), external_link: 'tel:3', active: true }] });
    renderInHotel(barAt('/products/7'), undefined, keptAnswers());
    expect(titles()).toEqual(['Lobby', 'Spa', 'Gym']);
    await act(async () => {
      window.dispatchEvent(new CustomEvent('update-bottom-navigation-menu', { detail }));
    });
    expect(await screen.findByText('Pool')).toBeVisible();
    expect(titles()).toEqual(['Pool']);
    expect(queries()).toEqual([{ path, section_id: section }]);
  });

  it('fetches the next page’s bar on navigation after a script has requested another page’s bar', async () => {
    network.answers(NAVIGATION, { data: [{ ...item('info', 'Pool'), external_link: 'tel:3', active: true }] });
    const { rerender } = renderInHotel(barAt('/products/7'), undefined, keptAnswers());
    await act(async () => {
      window.dispatchEvent(new CustomEvent('update-bottom-navigation-menu', { detail: { path: '/sections/4' } }));
    });
    await screen.findByText('Pool');
    network.answers(NAVIGATION, { data: [{ ...item('info', 'Garden'), external_link: 'tel:4', active: true }] });
    rerender(barAt('/products/8'));
    expect(await screen.findByText('Garden')).toBeVisible();
    expect(queries().at(-1)?.path).toBe('/products/8');
  });

  it('shows the bar of the server again when the server renders the page in another language', async () => {
    network.answers(NAVIGATION, { data: [{ ...item('info', 'Pool'), external_link: 'tel:3', active: true }] });
    const { rerender } = renderInHotel(barAt('/'));
    rerender(barAt('/products/7'));
    await screen.findByText('Pool');
    rerender(
      <PathnameContext.Provider value="/products/7">
        <BottomBar items={[item('home', 'Empfang')]} standard={STANDARD} />
      </PathnameContext.Provider>,
    );
    expect(titles()).toEqual(['Empfang']);
  });

  it('is fetched again when the network is back', async () => {
    network.answers(NAVIGATION, () => Response.json({}, { status: 503 }));
    const { rerender } = renderInHotel(barAt('/'));
    rerender(barAt('/products/7'));
    await waitFor(() => expect(titles()).toEqual(['Home', 'Cart']));
    network.answers(NAVIGATION, { data: [{ ...item('info', 'Pool'), external_link: 'tel:3', active: true }] });
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    expect(await screen.findByText('Pool')).toBeVisible();
  });

  it('counts the lines of the cart, not the quantities', () => {
    cart.changeNow(() => cartWith(cartLine({ quantity: 3 }), cartLine({ quantity: 2 })));
    renderInHotel(
      <PathnameContext.Provider value="/">
        <BottomBar items={STANDARD} standard={STANDARD} />
      </PathnameContext.Provider>,
    );
    expect(screen.getByRole('button', { name: /Cart/ })).toHaveTextContent('2');
    expect(screen.getByRole('button', { name: /Cart/ })).not.toHaveTextContent('5');
  });
});
