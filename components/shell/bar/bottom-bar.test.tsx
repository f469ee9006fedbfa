/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { closeAllOverlays } from '@/components/ui/overlay/overlay-stack';
import { cart } from '@/lib/device/cart';
import { orderUuids } from '@/lib/device/order-uuids';
import { labelOf } from '@/lib/domain/navigation/label-width';
import { NO_VARIATIONS, type Variations } from '@/lib/domain/variations/variations';
import { fakeDevice } from '@/tests/builders/browser/fake-device';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { resetOverlays } from '@/tests/builders/browser/reset-overlays';
import { cartLine, cartWith } from '@/tests/builders/orders/lines';
import { cachedResponses, hotelView, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { type BarEntry, barEntry } from './bar-icons';
import { BottomBar } from './bottom-bar';
import { loadCartBar } from './use-cart-bar';

const network = fakeNetwork();
const NAVIGATION = `GET /api/v1/public/hotels/${hotelView().uuid}/bottom-navigation-menu`;

const item = (code: string, title: string, href: string | null = null): BarEntry =>
  barEntry({ code, icon: code, ...labelOf(title), href });
/** An entry as the platform sends it. */
const sent = (code: string, title: string, external_link: string | null = null) => ({
  code,
  title,
  external_link,
  active: true,
});
const CONFIGURED = [item('home', 'Lobby', '/'), item('info', 'Spa', 'tel:1'), item('info', 'Gym', 'tel:2')];
const STANDARD = [item('home', 'Home', '/home'), item('help', 'Help', 'tel:3'), item('cart', 'Cart')];

const barAt = (pathname: string, configured: readonly BarEntry[] = CONFIGURED, badges = {}) => (
  <PathnameContext.Provider value={pathname}>
    <BottomBar configured={configured} standard={STANDARD} badges={badges} />
  </PathnameContext.Provider>
);
const withVariations = (variations: Partial<Variations>) =>
  hotelView({ variations: { ...NO_VARIATIONS, ...variations } });
const titles = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('listitem')
    .map((li) => li.textContent);

/** The queries of the navigation requests, oldest first. */
const queries = () =>
  network.requests.map((call) => Object.fromEntries(new URLSearchParams(call.slice(call.indexOf('?')))));

beforeEach(async () => {
  cart.changeNow(() => cartWith());
  // A guest who is about to add something has its code.
  await loadCartBar();
});

describe('BottomBar', () => {
  it('shows all entries of the first page, and accepts two entries with the same code', async () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
    renderInHotel(barAt('/'));
    expect(titles()).toEqual(['Lobby', 'Spa', 'Gym']);
    // The code of the cart's button arrives after the first render.
    await act(async () => undefined);
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });

  it.each([
    ['is empty', { data: [] }],
    ['has only entries that the app cannot open', { data: [sent('chat', 'Chat')] }],
    ['fails', () => Response.json({}, { status: 503 })],
  ])('shows the default bar when the response for the next page %s', async (_title, response) => {
    network.respondTo(NAVIGATION, response);
    const responses = cachedResponses();
    const { rerender } = renderInHotel(barAt('/'), undefined, responses);
    rerender(barAt('/products/7'));
    expect(await screen.findByText('Cart')).toBeVisible();
    expect(titles()).toEqual(['Home', 'Help', 'Cart']);
  });

  it('shows the entries of the next page, without one that has no target', async () => {
    const entries = [sent('services', 'Menu'), sent('voice', 'Voice'), sent('info', 'Map', '/sections/4')];
    network.respondTo(NAVIGATION, { data: entries });
    const { rerender } = renderInHotel(barAt('/'), undefined, cachedResponses());
    rerender(barAt('/products/7'));
    expect(await screen.findByText('Map')).toBeVisible();
    expect(titles()).toEqual(['Menu', 'Map']);
  });

  it('shows the default bar without Help on the page of a section that hides it, and with Help on others', async () => {
    network.respondTo(NAVIGATION, { data: [] });
    const hotel = withVariations({ hideHelpOn: [7] });
    const { rerender } = renderInHotel(barAt('/products/7', []), hotel);
    expect(titles()).toEqual(['Home', 'Cart']);
    rerender(barAt('/products/8', []));
    expect(titles()).toEqual(['Home', 'Help', 'Cart']);
    await network.settled();
  });

  it('keeps a configured Help entry on the page of a section that hides the default one', () => {
    renderInHotel(barAt('/products/7', [item('help', 'Ask us', 'tel:9')]), withVariations({ hideHelpOn: [7] }));
    expect(titles()).toEqual(['Ask us']);
  });

  it('opens the page of an entry through the router, and leaves other links to the browser', async () => {
    const entries = [
      item('spa', 'Spa', '/products/12'),
      item('info', 'Map', '/storage/map.pdf'),
      item('phone_call', 'Call', 'tel:100'),
      item('home', 'Our site', 'https://hotel.example/'),
    ];
    renderInHotel(barAt('/', entries));
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.hasAttribute('data-page')])).toEqual([
      ['/products/12', true],
      ['/storage/map.pdf', false],
      ['tel:100', false],
      ['https://hotel.example/', false],
    ]);
  });

  it.each([
    ['/', 'Lobby'],
    ['/home', 'Lobby'],
    ['/products/12', 'Spa'],
  ])('marks the entry of the page %s as current, until an overlay is open', async (pathname, title) => {
    resetOverlays();
    renderInHotel(
      barAt(pathname, [item('home', 'Lobby', '/'), item('spa', 'Spa', '/products/12'), item('services', 'Menu')]),
    );
    const current = () => screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
    expect(current().map((link) => link.textContent)).toEqual([title]);
    const services = screen.getByRole('button', { name: 'Menu' });
    expect(services).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(services);
    expect(services).toHaveAttribute('aria-expanded', 'true');
    expect(current()).toEqual([]);
    act(() => closeAllOverlays());
  });

  it('puts a feature’s badge on the entries that open its overlay, and on no link', () => {
    const entries = [item('orders', 'My orders'), item('orders', 'Old orders', 'tel:1'), item('cart', 'Cart')];
    renderInHotel(barAt('/', entries, { orders: <i>2 news</i>, help: <i>lost</i> }));
    expect(titles()).toEqual(['2 newsMy orders', 'Old orders', 'Cart']);
  });

  it('shows the name of a code without an icon, with the icon for information', () => {
    renderInHotel(barAt('/', [{ ...item('new', 'Something new', 'tel:1'), icon: 'unknown' }]));
    expect(screen.getByRole('link', { name: 'Something new' }).querySelector('path')).toHaveAttribute('d');
  });

  it.each([
    ['two entries are centred', 2, true],
    ['three entries are spread over the width', 3, false],
  ])('%s', (_title, count, isCentred) => {
    renderInHotel(barAt('/', CONFIGURED.slice(0, count)));
    expect(screen.getByRole('list').classList.contains('justify-center')).toBe(isCentred);
  });

  it.each([
    ['/', 1, 'Cart'],
    ['/products/7', 1, 'View order'],
    ['/products/7', 0, 'Cart'],
  ])('on %s with %p lines in the cart, the bottom offers: %s', (pathname, lines, shown) => {
    cart.changeNow(() => cartWith(...(lines > 0 ? [cartLine()] : [])));
    renderInHotel(barAt(pathname, STANDARD));
    expect(screen.getByRole('button', { name: new RegExp(shown, 'i') })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Cart$/ }) === null).toBe(shown === 'View order');
  });

  it('keeps its entries beside the cart’s button on a wide screen, where they stand in the header', () => {
    const device = fakeDevice({ width: 1280 });
    cart.changeNow(() => cartWith(cartLine()));
    renderInHotel(barAt('/products/7', STANDARD));
    expect(screen.getByRole('button', { name: /View order/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /Cart$/ })).toBeVisible();
    device.restore();
  });

  it.each(['/', '/products/7'])('has no bar on %s for a hotel that hides it, but still the cart button', (pathname) => {
    const { unmount } = renderInHotel(barAt(pathname), withVariations({ hideBar: true }));
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    cart.changeNow(() => cartWith(cartLine()));
    renderInHotel(barAt(pathname), withVariations({ hideBar: true }));
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.getByRole('button')).toBeVisible();
  });

  it('offers My orders, with the order’s strip, in a hotel without a bar once the device has an order', async () => {
    const withOrders = [...STANDARD, item('orders', 'My orders')];
    const bar = (
      <PathnameContext.Provider value="/products/7">
        <BottomBar configured={[]} standard={withOrders} above={<p>#1001 · In progress</p>} />
      </PathnameContext.Provider>
    );
    renderInHotel(bar, withVariations({ hideBar: true }));
    expect(screen.queryByRole('button')).toBeNull();
    act(() => orderUuids.changeNow(() => ['00000000-0000-4000-8000-00000000000a']));
    expect(screen.getByRole('button', { name: 'My orders' })).toBeVisible();
    expect(screen.getByText('#1001 · In progress')).toBeVisible();
    expect(screen.queryByText('Home')).toBeNull();
    act(() => cart.changeNow(() => cartWith(cartLine())));
    expect(await screen.findByRole('button', { name: /View order/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'My orders' })).toBeVisible();
    act(() => orderUuids.changeNow(() => []));
    expect(screen.queryByRole('button', { name: 'My orders' })).toBeNull();
  });

  it.each([
    ['for the current page', undefined, '/products/7', '7'],
    ['for the page in the event', { path: '/sections/4' }, '/sections/4', '4'],
    ['for the current page when the path in the event is invalid', { path: 4 }, '/products/7', '7'],
  ])('fetches the bar %s when a script dispatches the update event', async (_title, detail, path, section) => {
    network.respondTo(NAVIGATION, { data: [sent('info', 'Pool', 'tel:3')] });
    renderInHotel(barAt('/products/7'), undefined, cachedResponses());
    expect(titles()).toEqual(['Lobby', 'Spa', 'Gym']);
    await act(async () => {
      window.dispatchEvent(new CustomEvent('update-bottom-navigation-menu', { detail }));
    });
    expect(await screen.findByText('Pool')).toBeVisible();
    expect(titles()).toEqual(['Pool']);
    expect(queries()).toEqual([{ path, section_id: section }]);
  });

  it('fetches the next page’s bar on navigation after a script has requested another page’s bar', async () => {
    network.respondTo(NAVIGATION, { data: [sent('info', 'Pool', 'tel:3')] });
    const { rerender } = renderInHotel(barAt('/products/7'), undefined, cachedResponses());
    await act(async () => {
      window.dispatchEvent(new CustomEvent('update-bottom-navigation-menu', { detail: { path: '/sections/4' } }));
    });
    await screen.findByText('Pool');
    network.respondTo(NAVIGATION, { data: [sent('info', 'Garden', 'tel:4')] });
    rerender(barAt('/products/8'));
    expect(await screen.findByText('Garden')).toBeVisible();
    expect(queries().at(-1)?.path).toBe('/products/8');
  });

  it('shows the bar of the server again when the server renders the page in another language', async () => {
    network.respondTo(NAVIGATION, { data: [sent('info', 'Pool', 'tel:3')] });
    const { rerender } = renderInHotel(barAt('/'));
    rerender(barAt('/products/7'));
    await screen.findByText('Pool');
    rerender(
      <PathnameContext.Provider value="/products/7">
        <BottomBar configured={[item('home', 'Empfang', '/')]} standard={STANDARD} />
      </PathnameContext.Provider>,
    );
    expect(titles()).toEqual(['Empfang']);
  });

  it('is fetched again when the network is back', async () => {
    network.respondTo(NAVIGATION, () => Response.json({}, { status: 503 }));
    const { rerender } = renderInHotel(barAt('/'));
    rerender(barAt('/products/7'));
    await waitFor(() => expect(titles()).toEqual(['Home', 'Help', 'Cart']));
    network.respondTo(NAVIGATION, { data: [sent('info', 'Pool', 'tel:3')] });
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    expect(await screen.findByText('Pool')).toBeVisible();
  });

  it('counts the lines of the cart, not the quantities', () => {
    cart.changeNow(() => cartWith(cartLine({ quantity: 3 }), cartLine({ quantity: 2 })));
    renderInHotel(barAt('/', STANDARD));
    expect(screen.getByRole('button', { name: /Cart/ })).toHaveTextContent('2');
    expect(screen.getByRole('button', { name: /Cart/ })).not.toHaveTextContent('5');
  });
});
