/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openOverlays } from '@/components/ui/overlay/overlay-stack';
import { cart } from '@/lib/device/cart';
import english from '@/lib/words/en.json';
import { fakeDevice } from '@/tests/builders/browser/fake-device';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { cartLine, cartProduct, cartWith } from '@/tests/builders/orders/lines';
import { hotelView, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { CartPanelSlot } from './cart-panel-slot';

const network = fakeNetwork();
const user = userEvent.setup();
const DICTIONARY = 'GET /words/en?v=1';

let device: ReturnType<typeof fakeDevice>;
const renderAt = (width: number, hasDesktopMode = true) => {
  device = fakeDevice({ width });
  renderInHotel(
    <CartPanelSlot title="Your order" emptyText="Choose something you like" />,
    hotelView({ hasDesktopMode }),
  );
  return within(screen.getByRole('complementary', { name: 'Your order' }));
};
beforeEach(() => {
  cart.changeNow(() => cartWith());
  network.respondTo(DICTIONARY, english);
});
afterEach(() => device.restore());

const salad = () =>
  cartLine({ key: 'salad', product: cartProduct({ id: 40, title: 'Salad', price: 12.5, show_quantity: true }) });

it('an empty cart beside the content shows a sentence and loads nothing', () => {
  expect(renderAt(1280).getByText('Choose something you like')).toBeVisible();
  expect(network.requests).toEqual([]);
});

it('a narrow screen, where the cart is a drawer, loads nothing for the cart beside the content', () => {
  cart.changeNow(() => cartWith(salad()));
  const panel = renderAt(390);
  expect(panel.queryByRole('list')).toBeNull();
  expect(network.requests).toEqual([]);
});

it.each([
  ['a tablet', 820, false, 0],
  ['a tablet at a hotel that has the cart there too', 820, true, 1],
  ['a tablet of the width from which the cart has a column', 1000, false, 1],
  ['a wide screen', 1280, false, 1],
])('%s of %p px loads the cart beside the content only where it is shown', async (_title, width, hasMode, lists) => {
  cart.changeNow(() => cartWith(salad()));
  const panel = renderAt(width, hasMode);
  if (lists > 0) expect(await panel.findByText('Salad')).toBeVisible();
  expect(panel.queryAllByRole('list')).toHaveLength(lists);
});

it('a wide screen has the checkout in the column: lines, total, fields and a button that opens no second cart', async () => {
  cart.changeNow(() => cartWith(salad()));
  const panel = renderAt(1280);
  expect(await panel.findByText('Salad')).toBeVisible();
  await user.click(panel.getByRole('button', { name: /more/i }));
  expect(cart.get().products.map(({ quantity }) => quantity)).toEqual([2]);
  expect((await panel.findAllByText(/25\.00/)).length).toBeGreaterThan(0);
  const button = panel.getByRole('button', { name: new RegExp(english.send_to_order) });
  expect(button).toHaveAttribute('type', 'submit');
  await user.click(button);
  expect(openOverlays()).toEqual([]);
});

it('a hotel that hides Cart has the cart beside the content only while something is in it', async () => {
  device = fakeDevice({ width: 1280 });
  const hotel = hotelView({});
  renderInHotel(
    <CartPanelSlot title="Your order" emptyText="Choose something you like" />,
    hotelView({ variations: { ...hotel.variations, hideCart: true } }),
  );
  expect(screen.queryByRole('complementary')).toBeNull();
  act(() => cart.changeNow(() => cartWith(salad())));
  expect(await within(screen.getByRole('complementary', { name: 'Your order' })).findByText('Salad')).toBeVisible();
});
