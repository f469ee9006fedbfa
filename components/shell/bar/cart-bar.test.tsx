/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeAllOverlays, openOverlays } from '@/components/ui/overlay/overlay-stack';
import { cart } from '@/lib/device/cart';
import { labelOf } from '@/lib/domain/navigation/label-width';
import english from '@/lib/words/en.json';
import { resetOverlays } from '@/tests/builders/browser/reset-overlays';
import { cartLine, cartProduct, cartWith } from '@/tests/builders/orders/lines';
import { hotelView, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { barEntry } from './bar-icons';
import { CartBar } from './cart-bar';

beforeEach(() => {
  resetOverlays();
  const soup = cartLine({ quantity: 3, product: cartProduct({ price: 4.5 }) });
  cart.changeNow(() => cartWith(soup, cartLine({ product: cartProduct({ price: 6 }) })));
});
afterEach(() => act(() => closeAllOverlays()));

it('shows the number of pieces, the label and the total with the hotel’s charge', () => {
  renderInHotel(<CartBar isInHeader={false} />, hotelView({ discount_percent: 10 }));
  const button = screen.getByRole('button', { name: /^View order\s*4 items/ });
  expect(button).toHaveTextContent(/21\.45/);
});

it('adds the taxes that the prices do not contain, and names those that are in the amount', () => {
  const tax = (id: string, percent: number) => ({
    ...{ id, percent, included: false },
    ...{ label: `${id}, ${percent}%`, incl: `incl. ${id}, ${percent}%` },
  });
  const taxed = cartLine({ quantity: 3, product: cartProduct({ price: 4.5, tax_id: 'City' }) });
  cart.changeNow(() => cartWith(taxed, cartLine({ product: cartProduct({ price: 6 }) })));
  renderInHotel(<CartBar isInHeader={false} />, hotelView({ taxes: [tax('City', 5), tax('Port', 3)] }));
  const button = screen.getByRole('button', { name: /^View order\s*4 items · incl\. City, 5%/ });
  // 19.50 and 5 % of 13.50.
  expect(button).toHaveTextContent(/20\.18/);
  expect(button).not.toHaveTextContent('Port');
});

it('keeps Home and My orders within reach, with the badge of new orders', () => {
  const item = (code: string, title: string, href: string | null = null) =>
    barEntry({ code, icon: code, ...labelOf(title), href });
  renderInHotel(
    <CartBar
      isInHeader={false}
      home={item('home', 'Home', '/home')}
      orders={item('orders', 'My orders')}
      ordersBadge={<b>1 change</b>}
    />,
  );
  const bar = within(screen.getByRole('navigation', { name: english.main_menu }));
  expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/home');
  expect(bar.getByRole('button', { name: '1 change My orders' })).toBeVisible();
});

it('opens the cart', async () => {
  renderInHotel(<CartBar isInHeader={false} />);
  await userEvent.click(screen.getByRole('button'));
  expect(openOverlays().map(({ name }) => name)).toEqual(['cart']);
});
