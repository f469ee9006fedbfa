/** @jest-environment jsdom */
import userEvent from '@testing-library/user-event';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { choice, kit, select } from '@/tests/builders/catalogue/kit';
import { cartLine, cartProduct } from '@/tests/builders/orders/lines';
import {
  consentAndSend,
  consentOnlyHotel,
  openCart,
  pizzaLine,
  resetDevice,
  respondToCartCalls,
} from '@/tests/builders/screen/open-cart';

const network = fakeNetwork();
const user = userEvent.setup();

const size = (value: number | null, ...ids: number[]) =>
  kit(select({ id: 1, is_required: true, value, attrs: ids.map((id) => choice({ id })) }));

/** Opens a cart with a pizza whose size is no longer offered, and with the other lines. */
async function openWithOldSize(...others: ReturnType<typeof cartLine>[]) {
  const chosen = pizzaLine({}, { property_kit_id: 7, property: size(12, 11, 12) });
  resetDevice(chosen, ...others);
  const { sent } = respondToCartCalls(network, { products: [{ ...chosen.product, property: size(null, 11) }] });
  const drawer = await openCart(consentOnlyHotel());
  await drawer.findByText('The choices have changed. Open it and choose again.');
  await network.settled();
  await consentAndSend(user);
  return { drawer, sent };
}

describe('A cart line whose choice is no longer offered', () => {
  it('asks the guest to open a line whose choice is no longer offered, and not to remove it', async () => {
    const { drawer, sent } = await openWithOldSize();
    const alert = drawer.getByRole('alert');
    expect(alert).toHaveTextContent('Some choices have changed. Open the marked items and choose again.');
    expect(alert.parentElement).toHaveFocus();
    expect(drawer.getByRole('heading', { name: 'Your order' })).toBeVisible();
    expect(drawer.queryByText(/Remove the marked items/)).toBeNull();
    expect(sent).toEqual([]);
  });

  it('shows different notices for lines to choose again and lines to remove', async () => {
    const { drawer } = await openWithOldSize(cartLine({ key: 'gone', product: cartProduct({ id: 40 }) }));
    expect(drawer.getByRole('heading', { name: 'Not available now' })).toBeVisible();
    const [leave, choose] = drawer.getAllByRole('alert');
    expect(leave).toHaveTextContent('Remove the marked items to send the rest.');
    expect(choose).toHaveTextContent('Open the marked items and choose again.');
    await user.click(drawer.getByRole('button', { name: 'Remove unavailable items' }));
    expect(drawer.getByRole('heading', { name: 'Your order' })).toBeVisible();
    expect(drawer.getAllByRole('listitem')).toHaveLength(1);
  });
});
