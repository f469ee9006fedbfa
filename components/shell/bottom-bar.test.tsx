/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import type { NavItemView } from '@/lib/contract/views';
import { cart } from '@/lib/device/cart';
import { fakeNetwork } from '@/tests/builders/fake-network';
import { hotelView, keptAnswers, renderInHotel } from '@/tests/builders/hotel-view';
import { cartLine, cartWith } from '@/tests/builders/lines';
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

/** What the bar was asked with, oldest first. */
const queries = () =>
  network.asked.map((call) => Object.fromEntries(new URLSearchParams(call.slice(call.indexOf('?')))));

beforeEach(() => cart.changeNow(() => cartWith()));

describe('the bottom bar', () => {
  it('shows every entry of the first page, also two of one code, without a complaint about keys', () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
    renderInHotel(barAt('/'));
    expect(titles()).toEqual(['Lobby', 'Spa', 'Gym']);
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });

  it.each([
    ['is empty', { data: [] }],
    ['has only entries that the app cannot serve', { data: [{ ...item('chat', 'Chat'), active: true }] }],
    ['failed', () => Response.json({}, { status: 503 })],
  ])('becomes the default bar when the answer for the next page %s', async (_title, answer) => {
    network.answers(NAVIGATION, answer);
    const answers = keptAnswers();
    const { rerender } = renderInHotel(barAt('/'), undefined, answers);
    rerender(barAt('/products/7'));
    expect(await screen.findByText('Cart')).toBeVisible();
    expect(titles()).toEqual(['Home', 'Cart']);
  });

  it('shows the next page’s own entries, and leaves out one that leads nowhere', async () => {
    const entries = [item('services', 'Menu'), item('voice', 'Voice'), item('info', 'Map', '/sections/4')];
    network.answers(NAVIGATION, { data: entries.map((entry) => ({ ...entry, active: true })) });
    const { rerender } = renderInHotel(barAt('/'), undefined, keptAnswers());
    rerender(barAt('/products/7'));
    expect(await screen.findByText('Map')).toBeVisible();
    expect(titles()).toEqual(['Menu', 'Map']);
  });

  it('of a hotel without one of its own leads to /home, and a configured one to /', () => {
    const { unmount } = renderInHotel(
      <BottomBar items={[{ ...item('home', 'Home'), home: '/home' }]} standard={STANDARD} />,
    );
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/home');
    unmount();
    renderInHotel(<BottomBar items={[item('home', 'Lobby')]} standard={STANDARD} />);
    expect(screen.getByRole('link', { name: 'Lobby' })).toHaveAttribute('href', '/');
  });

  it.each([
    ['of this page', undefined, '/products/7', '7'],
    ['of the page that the event names', { path: '/sections/4' }, '/sections/4', '4'],
    ['of this page when the event names none that can be read', { path: 4 }, '/products/7', '7'],
  ])('is read again when a script asks for the bar %s', async (_title, detail, path, section) => {
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

  it('is the next page’s own again after a script had asked for another', async () => {
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

  it('counts the lines of the cart, not the pieces', () => {
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
