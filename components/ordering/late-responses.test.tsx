/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import { openOverlay, openOverlays } from '@/components/ui/overlay/overlay-stack';
import { cart } from '@/lib/device/cart';
import { removeLines } from '@/lib/domain/cart/change-cart';
import { section } from '@/tests/builders/catalogue/section';
import { order, orderGroups } from '@/tests/builders/orders/order';
import { fillInPopup, openFastOrder, orderButton, SECTION_CALL, transfer } from '@/tests/builders/screen/fast-order';
import {
  guestWithCart,
  kitWithName,
  pizzaLine,
  placed,
  refusal,
  resetDevice,
  sendButton,
} from '@/tests/builders/screen/open-cart';

const { network, user, filledCart } = guestWithCart();

const lost = () => undefined;
const names = () => openOverlays().map(({ name }) => name);
const nothingOpen = () =>
  waitFor(() => expect(document.querySelector('dialog[open], dialog[data-leaving]')).toBeNull());
const topDialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

/** A response that the test sends at a chosen moment. */
function awaited() {
  let respond = (_body: unknown) => {};
  const orders = () =>
    new Promise((done) => {
      respond = done;
    });
  return { orders, respond: (given: unknown) => act(async () => respond(given)) };
}

const soldOut = () => refusal({ 'products.31': ['Only until 22:00'], room_number: ['x'] });

describe('The response to an order whose cart was closed meanwhile', () => {
  async function sentAndClosed() {
    const { orders, respond } = awaited();
    const { drawer, sent } = await filledCart({ properties: kitWithName, orders });
    await user.click(sendButton());
    await waitFor(() => expect(sent).toHaveLength(1));
    await user.click(drawer.getByRole('button', { name: 'Back' }));
    return { respond, sent };
  }
  const reopened = async () => {
    act(() => openOverlay('cart'));
    return topDialog('Your order');
  };

  it('opens the cart for a refusal that arrives after it was closed, with every error at its field', async () => {
    const { respond } = await sentAndClosed();
    await nothingOpen();
    await respond(soldOut());
    const drawer = await topDialog('Your order');
    expect(drawer.getByText('Only until 22:00')).toBeVisible();
    expect(drawer.getByRole('listitem').querySelector('[data-error]')).toBeVisible();
    expect(await drawer.findByRole('combobox', { name: /Room/ })).toBeInvalid();
    expect(drawer.getByText('Guest details').closest('details')).toHaveAttribute('open');
  });

  it('opens the cart for a refusal that arrives while the cart is sliding away', async () => {
    const { respond } = await sentAndClosed();
    await waitFor(() => expect(names()).toEqual([]));
    await respond(soldOut());
    await waitFor(() => expect(document.querySelectorAll('dialog')).toHaveLength(1));
    expect(names()).toEqual(['cart']);
    expect((await topDialog('Your order')).getByText('Only until 22:00')).toBeVisible();
  });

  it('shows the refusal in the cart that was opened again before the response', async () => {
    const { respond } = await sentAndClosed();
    await nothingOpen();
    const drawer = await reopened();
    expect(drawer.getByRole('button', { name: 'Sending…' })).toBeVisible();
    await respond(soldOut());
    expect(drawer.getByText('Only until 22:00')).toBeVisible();
    expect(await drawer.findByRole('combobox', { name: /Room/ })).toBeInvalid();
    expect(names()).toEqual(['cart']);
  });

  it('focuses the first error below a cart too long for the first paint', async () => {
    const { respond } = await sentAndClosed();
    await nothingOpen();
    const more = Array.from({ length: 8 }, (_, index) => pizzaLine({ key: `more-${index}` }));
    act(() => cart.changeNow((current) => ({ ...current, products: [...current.products, ...more] })));
    await respond(refusal({ room_number: ['x'] }));
    const drawer = await topDialog('Your order');
    await waitFor(() => expect(drawer.getByRole('combobox', { name: /Room/ })).toHaveFocus());
  });

  it('clears a refusal when the guest has seen it and opens the cart again', async () => {
    const { respond } = await sentAndClosed();
    await nothingOpen();
    await respond(soldOut());
    const drawer = await topDialog('Your order');
    await user.click(drawer.getByRole('button', { name: 'Back' }));
    await nothingOpen();
    expect((await reopened()).queryByText('Only until 22:00')).toBeNull();
  });

  it.each([
    ['another line', () => [pizzaLine({ key: 'later', quantity: 3 })]],
    ['no lines', () => []],
  ])('shows a general refusal when by then the cart has %s', async (_what, lines) => {
    const { respond } = await sentAndClosed();
    await nothingOpen();
    act(() => cart.changeNow((current) => ({ ...removeLines(current, ['pizza']), products: lines() })));
    await respond(refusal({ 'products.31': ['Only until 22:00'] }));
    const drawer = await topDialog('Your order');
    expect(await drawer.findByRole('alert')).toHaveTextContent('The hotel cannot take the order as it stands.');
  });

  it('opens the cart when the outcome is unknown, with buttons to retry or abandon the order', async () => {
    const { respond } = await sentAndClosed();
    await nothingOpen();
    await respond(undefined);
    const drawer = await topDialog('Your order');
    const reason = drawer.getByRole('alert');
    expect(reason).toHaveTextContent('We could not reach the hotel');
    expect(reason.parentElement).toHaveFocus();
    expect(drawer.getByRole('button', { name: 'Try again' })).toBeEnabled();
    // The order was just sent, so opening the cart does not check it.
    expect(network.requests.filter((call) => call.includes('orders/check'))).toEqual([]);
  });
});

describe('The response to a fast order whose popup was closed meanwhile', () => {
  const tea = { ...transfer({ property: null, property_kit_id: null }), id: 32, title: { en: 'Green tea' } };

  async function sentAndClosed() {
    resetDevice(pizzaLine());
    const { orders, respond } = awaited();
    const { popup, sent } = await openFastOrder(network, { responses: { orders } });
    network.respondTo(SECTION_CALL, { data: { section: section([transfer(), tea]) } });
    await fillInPopup(popup);
    await user.click(orderButton(popup));
    await waitFor(() => expect(sent).toHaveLength(1));
    await user.click(popup.getByRole('button', { name: 'Close' }));
    await nothingOpen();
    return { respond, sent };
  }

  it('opens the fast order for a refusal that arrives after it was closed, with the reason', async () => {
    const { respond } = await sentAndClosed();
    await respond(soldOut());
    const popup = await topDialog('Airport transfer');
    expect(await popup.findByRole('alert')).toHaveTextContent('Only until 22:00');
    expect(popup.getByRole('combobox', { name: /Room/ })).toBeInvalid();
  });

  it('shows the refusal in the fast order that was opened again before the response', async () => {
    const { respond } = await sentAndClosed();
    act(() => openOverlay('fast-order', { sectionId: 5, productId: 31 }));
    const popup = await topDialog('Airport transfer');
    await respond(soldOut());
    expect(await popup.findByRole('alert')).toHaveTextContent('Only until 22:00');
    expect(names()).toEqual(['fast-order']);
  });

  it('shows the refusal of a fast order in its popup, not in the open cart', async () => {
    const { respond } = await sentAndClosed();
    act(() => openOverlay('cart'));
    const drawer = await topDialog('Your order');
    await respond(soldOut());
    expect(await (await topDialog('Airport transfer')).findByRole('alert')).toHaveTextContent('Only until 22:00');
    expect(names()).toEqual(['cart', 'fast-order']);
    expect(drawer.queryByText('Only until 22:00')).toBeNull();
    expect(drawer.queryByRole('alert')).toBeNull();
  });

  it('leaves another fast order and its input unchanged when the response arrives', async () => {
    const { respond, sent } = await sentAndClosed();
    act(() => openOverlay('fast-order', { sectionId: 5, productId: 32 }));
    const popup = await topDialog('Green tea');
    await user.type(popup.getByRole('textbox', { name: 'Comment' }), 'no sugar');
    const uuid = String(sent[0]?.uuid);
    network.respondTo('GET /api/v1/hotels/cala-verde/orders/check', async () => {
      await new Promise((resolve) => setTimeout(resolve));
      return orderGroups({ draft: [order({ uuid })] });
    });
    await respond(placed(uuid));
    expect(await screen.findByText('Sent. The hotel confirms it next.')).toBeVisible();
    expect(names()).toEqual(['fast-order', 'order-success']);
    expect(popup.getByRole('textbox', { name: 'Comment' })).toHaveValue('no sugar');
  });

  it('shows the result in the fast order’s popup when it is retried from the cart', async () => {
    const { respond } = await sentAndClosed();
    await respond(undefined);
    const popup = await topDialog('Airport transfer');
    await user.click(popup.getByRole('button', { name: 'Close' }));
    await nothingOpen();
    act(() => openOverlay('cart'));
    const drawer = await topDialog('Your order');
    await drawer.findByRole('alert');
    network.respondTo('POST /api/v1/orders', soldOut);
    await user.click(drawer.getByRole('button', { name: 'Try again' }));
    expect(await (await topDialog('Airport transfer')).findByText('Only until 22:00')).toBeVisible();
  });
});

it('shows why a retry failed, even when the cart is empty', async () => {
  resetDevice();
  const { popup } = await openFastOrder(network, { responses: { orders: lost } });
  await fillInPopup(popup);
  await user.click(orderButton(popup));
  await popup.findByRole('alert');
  await user.click(popup.getByRole('button', { name: 'Close' }));
  await nothingOpen();
  act(() => openOverlay('cart'));
  const drawer = await topDialog('Your order');
  await drawer.findByRole('alert');
  await user.click(drawer.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(drawer.getByRole('alert').parentElement).toHaveFocus());
});
