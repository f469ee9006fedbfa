/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeAllOverlays, openOverlays } from '@/components/ui/overlay/overlay-stack';
import { cart } from '@/lib/device/cart';
import { resetOverlays } from '@/tests/builders/browser/reset-overlays';
import { cartLine, cartProduct, cartWith } from '@/tests/builders/orders/lines';
import { hotelView, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { CartBar } from './cart-bar';

beforeEach(() => {
  resetOverlays();
  const soup = cartLine({ quantity: 3, product: cartProduct({ price: 4.5 }) });
  cart.changeNow(() => cartWith(soup, cartLine({ product: cartProduct({ price: 6 }) })));
});
afterEach(() => act(() => closeAllOverlays()));

it('shows the number of pieces, the label and the total with the hotel’s charge', () => {
  renderInHotel(<CartBar />, hotelView({ discount_percent: 10 }));
  const button = screen.getByRole('button', { name: /^4 in the cart.*Send the order/s });
  expect(button).toHaveTextContent(/21\.45/);
});

it('opens the cart', async () => {
  renderInHotel(<CartBar />);
  await userEvent.click(screen.getByRole('button'));
  expect(openOverlays().map(({ name }) => name)).toEqual(['cart']);
});
