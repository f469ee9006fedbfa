/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OverlayHost } from '@/components/ui/overlay/overlay-host';
import { closeAllOverlays, openOverlay, openOverlays } from '@/components/ui/overlay/overlay-stack';
import { cart } from '@/lib/device/cart';
import { orderUuids } from '@/lib/device/order-uuids';
import type { OrderGroup } from '@/lib/domain/orders/order-status';
import { NO_VARIATIONS } from '@/lib/domain/variations/variations';
import { fakeEventStream } from '@/tests/builders/browser/fake-event-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { resetOverlays } from '@/tests/builders/browser/reset-overlays';
import { product, section } from '@/tests/builders/catalogue/section';
import { order, orderGroups } from '@/tests/builders/orders/order';
import { hotelView, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { OrdersDrawer } from './orders-drawer';

const CHECK = 'GET /api/v1/hotels/cala-verde/orders/check';
const SECTION = 'GET /api/v1/hotels/cala-verde/products/5';
const network = fakeNetwork();
fakeEventStream();

const lineOf = (productId: number, title: string, quantity = 1) => ({
  id: productId,
  product: { title: { en: title } },
  properties: [],
  price: 14,
  quantity,
  total_price: 14 * quantity,
  slot_minutes: null,
  ordered_for: null,
  repeat: { product_id: productId, section_id: 5, answers: [] },
});
const earlier = order({ ostatus_id: 'done', products: [lineOf(31, 'Pizza', 2), lineOf(32, 'Soup of the day')] });
const offered = (...products: ReturnType<typeof product>[]) => ({ data: { section: section(products) } });

async function opened(shown = earlier, { hotel = hotelView(), group = 'histories' as OrderGroup } = {}) {
  network.respondTo(CHECK, orderGroups({ [group]: [shown] }));
  renderInHotel(<OverlayHost bodies={{ orders: OrdersDrawer }} />, hotel);
  act(() => openOverlay('orders'));
  return within(await screen.findByRole('article', { name: '#1048' }));
}

beforeEach(() => {
  resetOverlays();
  orderUuids.changeNow(() => [earlier.uuid]);
  cart.changeNow((current) => ({ ...current, products: [] }));
});

const shownOverlays = () => openOverlays().map(({ name }) => name);

describe('Ordering again', () => {
  it.each([
    ['the history', 'histories', 'done'],
    ['the orders under way', 'pending', 'accepted'],
    ['the orders that the hotel has not confirmed', 'draft', 'draft'],
  ] as const)('opens the cart at once when all of an order of %s is offered', async (_, group, ostatus_id) => {
    const card = await opened({ ...earlier, ostatus_id }, { group });
    network.respondTo(SECTION, offered(product(), product({ id: 32 })));
    await userEvent.dblClick(card.getByRole('button', { name: 'Order again' }));
    await waitFor(() => expect(shownOverlays()).toEqual(['cart']));
    expect(cart.get().products.map(({ quantity }) => quantity)).toEqual([2, 1]);
    expect(network.count('POST')).toBe(0);
  });

  it('does not open the cart over a page to which the guest has returned meanwhile', async () => {
    const card = await opened();
    const section = Promise.withResolvers<unknown>();
    network.respondTo(SECTION, () => section.promise);
    await userEvent.click(card.getByRole('button', { name: 'Order again' }));
    act(() => closeAllOverlays());
    await waitFor(() => expect(shownOverlays()).toEqual([]));
    section.resolve(offered(product(), product({ id: 32 })));
    await waitFor(() => expect(cart.get().products).toHaveLength(2));
    expect(shownOverlays()).toEqual([]);
  });

  it('puts what is offered today into the cart, names the rest and sends nothing', async () => {
    const card = await opened();
    network.respondTo(SECTION, offered(product({ price: 15 })));
    await userEvent.click(card.getByRole('button', { name: 'Order again' }));
    expect(await card.findByText(/^Not added to the cart: .Soup of the day.$/)).toBeVisible();
    expect(card.getByText('In the cart: 1')).toBeVisible();
    expect(card.getByRole('button', { name: 'Your order' })).toBeVisible();
    await act(async () => undefined);
    expect(cart.get()).toMatchObject({ hotel_id: 1, products: [{ product: { id: 31, price: 15 }, quantity: 2 }] });
    expect(network.count('POST')).toBe(0);
  });

  it('can be closed in browsers whose scrollIntoView returns a promise', async () => {
    const scroll = jest
      .spyOn(HTMLElement.prototype, 'scrollIntoView')
      .mockImplementation(() => Promise.resolve() as never);
    const card = await opened();
    network.respondTo(SECTION, offered(product()));
    await userEvent.click(card.getByRole('button', { name: 'Order again' }));
    const cartButton = await card.findByRole('button', { name: 'Your order' });
    expect(scroll).toHaveBeenCalled();
    await userEvent.click(cartButton);
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    scroll.mockRestore();
  });

  it('leaves the cart alone when nothing of the order is offered any more', async () => {
    const card = await opened();
    network.respondTo(SECTION, new Response('{}', { status: 404 }));
    await userEvent.click(card.getByRole('button', { name: 'Order again' }));
    expect(await card.findByText(/Not added to the cart: .Pizza.*Soup of the day/)).toBeVisible();
    expect(card.queryByRole('button', { name: 'Your order' })).toBeNull();
    expect(cart.get().products).toEqual([]);
  });

  it('says so when the hotel cannot be reached, and can be tried again', async () => {
    const card = await opened();
    network.respondTo(SECTION, undefined);
    await userEvent.click(card.getByRole('button', { name: 'Order again' }));
    expect(await card.findByText('This could not be loaded just now.')).toBeVisible();
    network.respondTo(SECTION, offered(product(), product({ id: 32 })));
    await userEvent.click(card.getByRole('button', { name: 'Order again' }));
    await waitFor(() => expect(shownOverlays()).toEqual(['cart']));
    expect(cart.get().products).toHaveLength(2);
  });

  it('is not offered without knowing what the lines were made of', async () => {
    const unknown = { ...earlier, products: earlier.products.map((line) => ({ ...line, repeat: null })) };
    const card = await opened(unknown);
    expect(card.queryByRole('button', { name: 'Order again' })).toBeNull();
    expect(card.getByRole('link', { name: 'Receipt' })).toHaveAttribute('href', '/receipt?order=1048');
  });

  it('is not offered at a hotel without a cart', async () => {
    const card = await opened(earlier, { hotel: hotelView({ variations: { ...NO_VARIATIONS, hideCart: true } }) });
    expect(card.queryByRole('button', { name: 'Order again' })).toBeNull();
  });
});
