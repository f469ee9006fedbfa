/** @jest-environment jsdom */
import { cleanup, waitFor } from '@testing-library/react';
import { cart } from '@/lib/device/cart';
import { orderUuids } from '@/lib/device/order-uuids';
import { resetOverlays } from '@/tests/builders/browser/reset-overlays';
import { order } from '@/tests/builders/orders/order';
import {
  findSuccessDialog,
  guestWithCart,
  hotelWithPayment,
  kitWithName,
  renderOverlays,
  resetDevice,
  sendButton,
} from '@/tests/builders/screen/open-cart';
import { InterruptedOrderCheck } from './interrupted-order-check';

const { network, user, openCart, filledCart, respondToCartCalls } = guestWithCart();

const lost = () => undefined;
const found = (uuid = '') => ({ data: { draft: [order({ uuid })], pending: [], histories: [] } });

describe('An order whose tab was closed while sending', () => {
  /** Sends with a lost response and closes the tab, so that only the device's storage is left. */
  async function left() {
    const { drawer, sent } = await filledCart({ properties: kitWithName, orders: lost });
    await user.click(sendButton());
    await drawer.findByRole('alert');
    cleanup();
    resetOverlays();
    const [order] = sent;
    if (order === undefined) throw new Error('nothing was sent');
    return order;
  }

  it('shows the splash at the next start of the app when the interrupted order has arrived', async () => {
    const order = await left();
    network.respondTo('GET /api/v1/hotels/cala-verde/orders/check', found(order.uuid));
    renderOverlays(hotelWithPayment(), <InterruptedOrderCheck />);
    await findSuccessDialog();
    expect(cart.get().products).toEqual([]);
    expect(orderUuids.get()).toEqual([order.uuid]);
  });

  it('keeps an interrupted order that the platform does not name in the cart, claims nothing about it, and sends it with its old uuid', async () => {
    const order = await left();
    const { drawer, sent } = await openCart({ properties: kitWithName });
    expect(await drawer.findByRole('alert')).toHaveTextContent(
      'We could not learn whether your last order reached the hotel',
    );
    // The hotel may have it all the same: a platform that does not know our uuids cannot say.
    expect(drawer.getByRole('alert')).not.toHaveTextContent(/has not reached|was not sent/);
    await user.click(sendButton());
    await findSuccessDialog();
    expect(sent).toEqual([order]);
  });

  it('sends no request on a device without an interrupted order', async () => {
    resetDevice();
    respondToCartCalls();
    renderOverlays(hotelWithPayment(), <InterruptedOrderCheck />);
    await waitFor(() => expect(network.requests).toEqual([]));
  });
});
